import { pick, type Random, seededRandom } from '@remez/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide } from './decide/index.ts';
import { evolve } from './evolve.ts';
import { runningMatch, seatPlans } from './match.ts';
import { meOf } from './me.ts';
import { anyMove, contextFor, decryptoOf, openingOf, reasonFor } from './testing/index.ts';
import type { Command, Event, State } from './types.ts';
import { perspectiveOf, viewFrom } from './view.ts';

const PEOPLE = ['ann', 'ben', 'cat', 'dan', 'eve', 'fay'];
const MEMBERS = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'];
const SEATS = ['white', 'black'];

const perspective = (state: State, person: string) =>
  perspectiveOf(state, { person, watching: false });

/** Moves mostly, and between them people who come, go and change places. */
const anyCommand = (state: State, person: string, random: Random): Command => {
  const move = anyMove(viewFrom(state, perspective(state, person)).match?.view, random);
  if (move !== undefined && random.below(6) > 0) return { kind: 'play', move };
  return pick<Command>(
    [
      { kind: 'join', name: person },
      { kind: 'leave' },
      { kind: 'stand' },
      { kind: 'sit', seat: pick(SEATS, random) },
      { kind: 'sit', seat: pick(SEATS, random), also: true },
      { kind: 'seat', member: pick(MEMBERS, random), seat: pick(SEATS, random) },
      { kind: 'talk', to: pick(['everyone', 'team'] as const, random), text: 'hi' },
      { kind: 'note', place: pick(['page', 'white.1'], random), text: pick(['', 'ים'], random) },
      { kind: 'shuffle' },
      { kind: 'start' },
      { kind: 'again' },
      { kind: 'play', move: { kind: 'moveOn' } },
      { kind: 'takeHost' },
    ],
    random,
  );
};

const unruly = (seed: number, steps: number): { states: State[]; events: Event[] } => {
  const random = seededRandom(seed);
  const mode = pick(['teams', 'trio'], random);
  const events: Event[] = [...openingOf({ game: 'decrypto', decrypto: { mode } })];
  let state = events.reduce<State | undefined>(evolve, undefined) as State;
  const states = [state];
  const begun: (readonly [string, Command])[] = [
    ...PEOPLE.slice(1, 5).map((person) => [person, { kind: 'join', name: person }] as const),
    ['ann', { kind: 'shuffle' }],
    ['ann', { kind: 'start' }],
  ];
  for (let step = 0; step < steps; step += 1) {
    const person = pick(PEOPLE, random);
    const [by, command] = begun.shift() ?? [person, anyCommand(state, person, random)];
    const turn = command.kind === 'play' ? state.turn : undefined;
    const decision = decide(
      state,
      { turn, command },
      { kind: 'person', person: by },
      contextFor(seed + step),
    );
    if (!decision.ok) continue;
    events.push(...decision.value);
    state = decision.value.reduce(evolve, state);
    states.push(state);
  }
  return { states, events };
};

const seeds = fc.integer({ min: 0, max: 1e6 });

describe('people who do as they like at a table of Decrypto', () => {
  test('X2 · nobody holds a seat of one team who has seen the keywords of the other in that match', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const state of unruly(seed, 200).states) {
          const match = runningMatch(state);
          if (match === null) continue;
          for (const [team, members] of Object.entries(state.seating)) {
            for (const member of members ?? []) {
              const rival = team === 'white' ? 'black' : 'white';
              const secret = seatPlans(state).find(({ seat }) => seat === rival)?.secrets ?? [];
              if (secret.length > 0) expect(match.held[member]).not.toContain(rival);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('X4 · the encryptor offered sits with the team, and there is one wherever somebody sits', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const state of unruly(seed, 150).states) {
          if (runningMatch(state) === null) continue;
          const view = decryptoOf(viewFrom(state, []));
          for (const team of ['white', 'black'] as const) {
            if (view?.phase !== 'write' || view.writing[team] !== 'toDraw') continue;
            const members = state.seating[team] ?? [];
            if (members.length > 0) expect(members).toContain(view.encryptors[team]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('X1 · what a screen is told it may do at the table is exactly what is accepted', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const state of unruly(seed, 80).states) {
          for (const person of PEOPLE) {
            const { can } = meOf(state, { person, watching: false });
            const may = (command: Command) => reasonFor(state, person, command) === null;
            expect(can.sit).toEqual(
              seatPlans(state)
                .map(({ seat }) => seat)
                .filter((seat) => may({ kind: 'sit', seat })),
            );
            expect(can.talk).toEqual(
              (['everyone', 'team'] as const).filter((to) => may({ kind: 'talk', to, text: 'x' })),
            );
            expect(can.moveOn).toBe(may({ kind: 'play', move: { kind: 'moveOn' } }));
            expect(can.start).toBe(may({ kind: 'start' }));
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('X16 · replaying the log, seats and all, gives the same table', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { states, events } = unruly(seed, 150);
        const stored = JSON.parse(JSON.stringify(events)) as Event[];
        const replayed = stored.reduce<State | undefined>(evolve, undefined);
        expect(JSON.parse(JSON.stringify(replayed))).toEqual(
          JSON.parse(JSON.stringify(states.at(-1))),
        );
        const turns = states.map(({ turn }) => turn);
        expect([...turns].sort((one, other) => one - other)).toEqual(turns);
      }),
      { numRuns: 60 },
    );
  });
});
