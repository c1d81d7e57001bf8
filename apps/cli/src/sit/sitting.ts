import type { AnyMove } from '@remez/bots/arena';
import { parseClientMessage } from '@remez/protocol';
import type { ClientState, Command, Outcome, TableClient } from '@remez/protocol/client';
import { type Asked, mindFor } from './mind.ts';
import type { SitOptions } from './options.ts';
import { lookAt, visit } from './table.ts';

export interface Sitting {
  /** Whether it ever sat; resolves when all is over. */
  readonly ended: Promise<boolean>;
  /** Gets up and goes; said twice, at once. */
  readonly leave: () => void;
}

/** What a seat is asked now, or null where it has nothing to do. */
const askedOf = ({ view, me }: ClientState, { language }: SitOptions): Asked | null => {
  const match = view?.match?.view;
  if (match === undefined || !view?.running || me?.member === undefined) return null;
  const { member: who, seats } = me;
  if (seats.length === 0 || Object.keys(match.can).length === 0) return null;
  const { clues, language: spoken } = view.settings;
  const beside = view.seats
    .filter(({ seat }) => seats.includes(seat))
    .flatMap(({ members }) => members.filter((member) => member !== who));
  return {
    game: match.game,
    /** With one other it often answers alone; among more the last word is theirs. */
    people: new Set(beside).size > 1 ? beside : [],
    question: { seats, who, rules: { ...clues, language: language ?? spoken }, view: match },
  };
};

const textOf = (asked: Asked | null): string => JSON.stringify(asked);

/** The command, if it is one: what a program makes up is looked at before anybody is sent it. */
const commandOf = (move: AnyMove, turn: number): Command | null => {
  const message = { type: 'command', id: 'x', turn, command: { kind: 'play', move } };
  const parsed = parseClientMessage(JSON.stringify(message));
  return parsed.ok && parsed.value.type === 'command' ? parsed.value.command : null;
};

const enter = async (client: TableClient, { name, seat }: SitOptions): Promise<Outcome> => {
  const joined = client.state.me?.member === undefined;
  const outcome = joined ? await client.send({ kind: 'join', name }) : null;
  if (outcome?.kind === 'refused') return outcome;
  const sat = await client.send({ kind: 'sit', seat });
  /** In the middle of a match the host is asked. */
  return sat.kind === 'refused' && sat.reason === 'matchRunning'
    ? client.send({ kind: 'askSeat', seat })
    : sat;
};

/** Sits at a table and plays from what its seat sees; `say` is told what went wrong. */
export const sitDown = async (
  options: SitOptions,
  say: (line: string) => void,
): Promise<Sitting> => {
  const cookie = await visit(options.server);
  const mind = mindFor(options);
  const over = Promise.withResolvers<boolean>();
  let phase: 'arriving' | 'entering' | 'seated' = 'arriving';
  let isThinking = false;
  let isLeaving = false;
  /** What it was asked last: of one and the same view it is asked once. */
  let last = '';

  const think = async (asked: Asked, turn: number): Promise<void> => {
    const answer = await mind.decide(asked);
    if (!answer.ok) return say(`no move: ${answer.why}`);
    if (answer.move === null) return;
    const text = JSON.stringify(answer.move);
    const command = commandOf(answer.move, turn);
    if (command === null) return say(`no move: ${text} is none`);
    if (client.state.view?.turn !== turn) return say(`overtaken: ${text}`);
    const outcome = await client.send(command);
    if (outcome.kind === 'done') return;
    /** Where several may move, whoever comes second is not at fault. */
    if (textOf(askedOf(client.state, options)) !== textOf(asked)) return say(`overtaken: ${text}`);
    say(`no move: ${text} was refused (${outcome.reason})`);
  };

  const play = async (): Promise<void> => {
    const { state } = client;
    const asked = state.status === 'open' ? askedOf(state, options) : null;
    if (isThinking || asked === null || state.view === undefined) return;
    const text = textOf(asked);
    if (text === last) return;
    last = text;
    isThinking = true;
    await think(asked, state.view.turn);
    isThinking = false;
    return play();
  };

  const arrive = async (): Promise<void> => {
    phase = 'entering';
    const outcome = await enter(client, options);
    if (outcome.kind === 'refused') {
      say(`${options.seat} cannot be taken: ${outcome.reason}`);
      return client.end();
    }
    phase = 'seated';
    return play();
  };

  let attended: number | undefined;
  const client: TableClient = lookAt(options, cookie, ({ status, goodbye, view, me }) => {
    if (status === 'ended') {
      mind.end();
      if (goodbye !== undefined) say(`goodbye: ${goodbye}`);
      return over.resolve(phase === 'seated');
    }
    if (phase === 'arriving' && me !== undefined) void arrive();
    if (phase === 'seated') void play();
    const match = view?.running ? view.match?.number : undefined;
    /** There is no role card to be closed here: bots need not wait. */
    if (match !== undefined && match !== attended) {
      attended = match;
      client.attend(match, false);
    }
  });

  return {
    ended: over.promise,
    leave: () => {
      if (isLeaving || phase !== 'seated' || client.state.status !== 'open') return client.end();
      isLeaving = true;
      void client.send({ kind: 'leave' }).then(() => client.end());
    },
  };
};
