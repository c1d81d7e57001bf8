import { seededRandom } from '@remez/rules';
import type { Command } from '@remez/table';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Browser } from '../browser.ts';
import { randomCommand } from '../games.ts';
import { lookAt } from '../guests.ts';
import { patience } from '../patience.ts';
import { applyTo, expected, type Model, type ModelKind, PLACES } from './table.ts';
import {
  comeBack,
  comeIn,
  expectAsModel,
  expectEveryoneRight,
  PERSONS,
  playerOf,
  type World,
} from './world.ts';

/** Far longer than any step takes. */
const STEP_WITHIN = patience(15);

type Step = fc.AsyncCommand<Model, World>;

/** When the connection is lost: not at all, before the command is sent, or before its answer comes. */
const CUTS = ['never', 'before', 'after'] as const;

/** A stranger who is lost while the table is locked is not let in again. */
const staysIfCut = ({ locked, known }: Model, person: number): boolean =>
  !locked || known.has(person);

/** A step that waits in vain is named, and makes room for the search of a shorter way there. */
const inTime = async (work: Promise<void>, title: string): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`in vain: ${title}`)), STEP_WITHIN);
  });
  await Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
};

const step = (
  title: string,
  check: (model: Readonly<Model>) => boolean,
  run: (model: Model, real: World) => Promise<void>,
): Step => ({
  check,
  run: (model, real) => inTime(run(model, real), title),
  toString: () => title,
});

/** Whoever is told to leave comes to look again, and the next host is whom everyone is shown. */
const afterLeaving = async (model: Model, real: World, person: number) => {
  await playerOf(real, person).until(({ status }) => status === 'ended');
  expect(playerOf(real, person).state.goodbye).toBe('left');
  await comeIn(real, person);
  if (model.host !== person) return;
  const { view } = playerOf(real, person).state;
  const host = view?.members.find(({ id }) => id === view.host)?.name;
  model.host = host === undefined ? null : Number(host.slice(1));
  expect(model.host === null).toBe(model.here.size === 0);
  if (model.host !== null) expect(model.here).toContain(model.host);
};

const act = (
  person: number,
  cut: (typeof CUTS)[number],
  make: (model: Model, real: World) => Command | undefined,
  title: string,
): Step =>
  step(
    `${person} ${title}${cut === 'never' ? '' : `, cut ${cut}`}`,
    (model) => model.connected.has(person) && (cut === 'never' || staysIfCut(model, person)),
    async (model, real) => {
      const player = playerOf(real, person);
      const command = make(model, real);
      if (command === undefined) return;
      const wanted = expected(model, real.kind, person, command);
      if (cut === 'before') player.cut();
      const answer = player.send(command);
      if (cut === 'after') player.cut();
      /** Who leaves may be gone for good before the cut is noticed. */
      if (cut !== 'never') await comeBack(player);
      const outcome = await answer;
      const became = outcome.kind === 'done' ? 'done' : outcome.reason;
      /** Told goodbye before the answer that was cut off came again. */
      const isGone = command.kind === 'leave' && became === 'left';
      if (wanted !== undefined) expect(isGone ? 'done' : became).toBe(wanted);
      if (!model.here.has(person) && command.kind !== 'join') expect(became).not.toBe('done');
      if (became !== 'done' && !isGone) return;
      applyTo(model, real.kind, person, command, player.state.view);
      if (command.kind === 'leave') await afterLeaving(model, real, person);
      else if (player.state.view !== undefined) expectAsModel(model, player.state.view);
    },
  );

const person = fc.constantFrom(...PERSONS);
const cuts = fc.constantFrom(...CUTS, 'never' as const, 'never' as const);

let texts = 0;

const acts = (kind: ModelKind) => {
  const simple = (command: Command, title: string = command.kind) =>
    fc.tuple(person, cuts).map(([who, cut]) => act(who, cut, () => command, title));
  const join = fc
    .tuple(person, cuts)
    .map(([who, cut]) => act(who, cut, () => ({ kind: 'join', name: `p${who}` }), 'join'));
  const sit = fc
    .tuple(person, cuts, fc.constantFrom(...Object.keys(PLACES[kind])))
    .map(([who, cut, seat]) => act(who, cut, () => ({ kind: 'sit', seat }), `sit ${seat}`));
  const talk = fc
    .tuple(person, cuts, fc.constantFrom('everyone' as const, 'team' as const))
    .map(([who, cut, to]) =>
      act(
        who,
        cut,
        () => {
          texts += 1;
          return { kind: 'talk', to, text: `text ${texts}.` };
        },
        `talk ${to}`,
      ),
    );
  const play = fc
    .tuple(person, cuts, fc.nat(1e6))
    .map(([who, cut, seed]) =>
      act(
        who,
        cut,
        (_, real) => randomCommand(playerOf(real, who), seededRandom(seed)),
        `play ${seed}`,
      ),
    );
  const abandon: Command = { kind: 'play', move: { kind: 'abandon' } };
  return [
    join,
    simple({ kind: 'leave' }),
    sit,
    simple({ kind: 'stand' }),
    simple({ kind: 'lock', locked: true }, 'lock'),
    simple({ kind: 'lock', locked: false }, 'unlock'),
    simple({ kind: 'start' }),
    simple(abandon, 'abandon'),
    talk,
    talk,
    ...Array.from({ length: 8 }, () => play),
  ];
};

const isRight = fc.constant(step('all right?', () => true, expectEveryoneRight));

const cut = person.map((who) =>
  step(
    `${who} is cut`,
    (model) => model.connected.has(who) && staysIfCut(model, who),
    async (model, real) => {
      const player = playerOf(real, who);
      player.cut();
      await comeBack(player);
      /** A stranger could be locked out on the way. */
      if (!model.known.has(who)) await player.until(({ status }) => status === 'open');
    },
  ),
);

const strangerCut = person.map((who) =>
  step(
    `${who}, a stranger, is cut while it is locked`,
    (model) => model.connected.has(who) && !staysIfCut(model, who),
    async (model, real) => {
      const player = playerOf(real, who);
      player.cut();
      await comeBack(player);
      await player.until(({ status }) => status === 'ended');
      expect(player.state.goodbye).toBe('locked');
      model.connected.delete(who);
      real.seconds.delete(who);
    },
  ),
);

const second = person.map((who) =>
  step(
    `${who} opens a second screen`,
    (model) => model.connected.has(who) && model.known.has(who),
    async (_, real) => {
      real.seconds.get(who)?.socket.terminate();
      real.seconds.set(who, await lookAt(real.browsers[who] as Browser, { table: real.table }));
    },
  ),
);

const look = person.map((who) =>
  step(
    `${who} looks`,
    (model) => model.connected.has(who),
    async (_, real) => {
      real.seconds.get(who)?.send({ type: 'look' });
      await real.seconds.get(who)?.roundTrip();
    },
  ),
);

export const stepsOf = (kind: ModelKind) =>
  fc.commands([...acts(kind), isRight, isRight, cut, strangerCut, second, look], {
    maxCommands: 40,
    size: 'max',
  });
