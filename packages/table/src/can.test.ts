import { filledIn, pick, type Random, seededRandom } from '@remez/rules';
import { describe, expect, test } from 'vitest';
import { decide } from './decide/index.ts';
import { evolve } from './evolve.ts';
import { GAME_NAMES, GAMES } from './games.ts';
import { type Me, meOf } from './me.ts';
import { contextFor, type Kind, openingOf, settingsOf } from './testing/index.ts';
import type { Command, SettingsChange, State } from './types.ts';
import { perspectiveOf, type TableView, viewFrom } from './view.ts';

const PEOPLE = ['ann', 'ben', 'cat', 'dan', 'eve', 'fay'];
/** Each is written once: a clue that was given before would be refused for its text. */
const WORDS = Array.from({ length: 4000 }, (_, at) =>
  [...String(at)].map((digit) => 'אבגדהוזחטי'[Number(digit)]).join(''),
);

interface Client {
  readonly view: TableView;
  readonly me: Me;
  /** A text that nobody has written yet. */
  readonly write: () => string;
}

/** Moves that the game's view offers, but for those that the captain makes. */
const offeredMoves = ({ view, me, write }: Client): readonly Command[] => {
  const game = view.match?.view;
  if (game === undefined) return [];
  return GAMES[game.game]
    .moves(game)
    .filter(({ move }) => me.can.confirm || !view.captainMoves?.includes(move.kind))
    .map((offer) => ({
      kind: 'play',
      move: filledIn(offer, (argument) => (argument === 'text' ? 'פתק' : write())),
    }));
};

/** Everything that a client may do which reads `can` and knows no rule. */
const offered = (client: Client): readonly (readonly Command[])[] => {
  const { can, opener } = client.me;
  const when = (may: boolean, ...commands: readonly Command[]) => (may ? commands : []);
  return [
    when(can.join, { kind: 'join', name: client.write().slice(0, 20) }),
    when(can.rename, { kind: 'rename', name: client.write().slice(0, 20) }),
    can.sit.map((seat): Command => ({ kind: 'sit', seat })),
    (can.askSeat ?? []).map((seat): Command => ({ kind: 'askSeat', seat })),
    (client.me.knocks ?? []).flatMap(({ knock, as }): readonly Command[] => [
      { kind: 'turnAway', knock },
      ...(as === undefined ? [] : [{ kind: 'admit', knock, as } as const]),
    ]),
    (can.addBot ?? []).map((seat): Command => ({ kind: 'addBot', seat, temperament: 'bold' })),
    (can.sitAlso ?? []).map((seat): Command => ({ kind: 'sit', seat, also: true })),
    can.talk.map((to): Command => ({ kind: 'talk', to, text: 'hi' })),
    when(can.again, { kind: 'again' }),
    when(can.ready === true, { kind: 'ready' }, { kind: 'ready', ready: false }),
    when(can.takeHost && opener, { kind: 'takeHost' }),
    when(can.prepare, { kind: 'shuffle' }),
    when(can.start, { kind: 'start' }),
    when(can.moveOn, { kind: 'play', move: { kind: 'moveOn' } }),
    ...Array.from({ length: 12 }, () => offeredMoves(client)),
  ];
};

/** What everyone may do at any time: people come and go. */
const unasked = (random: Random): Command =>
  pick<Command>([{ kind: 'leave' }, { kind: 'stand' }, { kind: 'stand' }], random);

const clientOf = (state: State, person: string, write: () => string): Client => {
  const screen = { person, watching: false };
  const view = viewFrom(state, perspectiveOf(state, screen));
  return { view, me: meOf(state, screen, {}, GAME_NAMES), write };
};

const kindOf = (command: Command): string => {
  if (command.kind === 'play') return command.move.kind;
  return command.kind === 'sit' && command.also ? 'sitAlso' : command.kind;
};

/** People at a table who do whatever they are offered, and what was done. */
const played = (settings: SettingsChange, seed: number, steps: number) => {
  const random = seededRandom(seed);
  let words = 0;
  const write = () => {
    words += 1;
    return WORDS[words % WORDS.length] ?? '';
  };
  let state = openingOf(settings).reduce<State | undefined>(evolve, undefined) as State;
  const refused: string[] = [];
  const done = new Map<string, number>();
  for (let step = 0; step < steps; step += 1) {
    const person = pick(PEOPLE, random);
    const client = clientOf(state, person, write);
    const choices = offered(client).filter((commands) => commands.length > 0);
    const leaves = client.me.member !== undefined && random.below(60) === 0;
    if (choices.length === 0 && !leaves) continue;
    const command = leaves ? unasked(random) : pick(pick(choices, random), random);
    const { turn } = client.view;
    const decision = decide(
      state,
      { turn, command },
      { kind: 'person', person },
      { ...contextFor(seed + step), bots: GAME_NAMES },
    );
    if (decision.ok) {
      state = decision.value.reduce(evolve, state);
      done.set(kindOf(command), (done.get(kindOf(command)) ?? 0) + 1);
    } else {
      refused.push(`${seed} ${person} ${JSON.stringify(command)}: ${decision.failure.reason}`);
    }
  }
  return { refused, done };
};

const MODES: readonly (readonly [string, SettingsChange])[] = [
  ...(['teams', 'coop', 'trio', 'duet', 'decrypto'] as const satisfies readonly Kind[]).map(
    (kind) => [kind, settingsOf(kind)] as const,
  ),
  ['decrypto of three', { game: 'decrypto', decrypto: { mode: 'trio' } }],
];

describe('a client needs no rules: whatever `can` offers is taken', () => {
  const rooms = MODES.flatMap(([mode, settings]) =>
    [false, true].flatMap((captain) =>
      [false, true].map((sharedScreen) => ({ mode, captain, sharedScreen, settings })),
    ),
  );
  test.each(rooms)(
    '$mode, with captains: $captain, with a shared screen: $sharedScreen',
    ({ settings, captain, sharedScreen }) => {
      const seen = new Set<string>();
      for (const seed of [1, 2, 3, 4]) {
        const { refused, done } = played({ ...settings, captain, sharedScreen }, seed, 500);
        expect(refused).toEqual([]);
        for (const kind of done.keys()) seen.add(kind);
      }
      /** Or it would have shown nothing. */
      expect([...seen]).toEqual(
        expect.arrayContaining(['join', 'sit', 'start', 'moveOn', 'addBot']),
      );
      if (sharedScreen && settings.classic?.mode === 'teams') expect(seen).toContain('sitAlso');
    },
  );
});
