import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CLOCK,
  contextAt,
  HOST,
  peopleIn,
  personAt,
  randomGame,
  replay,
  seenBy,
} from '../testing/index.ts';
import {
  type AnyCommand,
  type Can,
  COUNTS,
  classic,
  MODES,
  type Mode,
  SEATS,
  type Seat,
  type State,
} from './index.ts';

const games = { mode: fc.constantFrom<Mode>(...MODES), seed: fc.integer() };

/** Every command with every argument that can matter. */
const ALL_COMMANDS: readonly AnyCommand[] = [
  ...COUNTS.map((count) => ({ kind: 'giveClue', word: 'מילה', count }) as const),
  { kind: 'amendMeant', cards: [] },
  { kind: 'ask', word: 'מילה' },
  { kind: 'answer', allow: true },
  { kind: 'answer', allow: false },
  ...Array.from({ length: 25 }, (_, card) => ({ kind: 'guess', card }) as const),
  { kind: 'stop' },
  { kind: 'challenge' },
  { kind: 'rule', penalise: true },
  { kind: 'rule', penalise: false },
  ...Array.from({ length: 25 }, (_, card) => ({ kind: 'cover', card }) as const),
  { kind: 'decline' },
  { kind: 'moveOn' },
  { kind: 'abandon' },
  { kind: 'timeout', turn: 1, phase: 'clue' },
];

const promised = (can: Can, command: AnyCommand): boolean => {
  switch (command.kind) {
    case 'guess':
    case 'cover':
      return can[command.kind]?.includes(command.card) ?? false;
    case 'rule':
      return can.rule === 'either' || (can.rule === 'stand' && !command.penalise);
    case 'moveOn':
    case 'abandon':
    case 'timeout':
    case 'postpone':
      return false;
    case 'amendMeant':
      return can.amendMeant !== undefined;
    default:
      return can[command.kind] ?? false;
  }
};

const countCovered = (state: State, identity: string) =>
  state.key.filter((each, card) => each === identity && state.covered[card]).length;

describe('random play of every mode', () => {
  test('C16 · the game always ends, with one result', () => {
    fc.assert(
      fc.property(games.mode, games.seed, (mode, seed) => {
        const { events, states } = randomGame(mode, seed);
        expect(states.at(-1)?.result).not.toBeNull();
        expect(events.filter(({ kind }) => kind === 'ended')).toHaveLength(1);
        expect(events.at(-1)?.kind).toBe('ended');
      }),
      { numRuns: 300 },
    );
  });

  test('C3 · counts never exceed the key, and what is left is what is not covered', () => {
    fc.assert(
      fc.property(games.mode, games.seed, (mode, seed) => {
        for (const state of randomGame(mode, seed).states) {
          for (const team of ['red', 'blue'] as const) {
            const all = team === state.starts ? 9 : 8;
            expect(state.remaining[team]).toBe(all - countCovered(state, team));
            expect(state.remaining[team]).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test('C12 · no turn has more guesses than its clue allows', () => {
    fc.assert(
      fc.property(games.mode, games.seed, (mode, seed) => {
        const { states } = randomGame(mode, seed);
        const over = states.at(-1) as State;
        for (const { clue, guesses } of [...over.past, over.current]) {
          if (clue === undefined) expect(guesses).toHaveLength(0);
          else if (clue.count !== 0 && clue.count !== 'unlimited') {
            expect(guesses.length).toBeLessThanOrEqual(clue.count + 1);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test('C15 · replaying the log gives the same state, at any point', () => {
    fc.assert(
      fc.property(games.mode, games.seed, (mode, seed) => {
        const { events, states } = randomGame(mode, seed);
        const stored = JSON.parse(JSON.stringify(events)) as typeof events;
        states.forEach((state, index) => {
          expect(replay(stored.slice(0, index + 1))).toEqual(state);
        });
      }),
      { numRuns: 25 },
    );
  });

  test('C5–C22 · `can` is exactly what `decide` accepts, and a refusal changes nothing', () => {
    fc.assert(
      fc.property(games.mode, games.seed, (mode, seed) => {
        const { states } = randomGame(mode, seed);
        const seatings: (readonly Seat[])[] = [
          ...peopleIn(mode),
          [],
          [SEATS[seed & 3] ?? 'red.operative', 'blue.operative'],
        ];
        const askedMuch = states.map((state) => ({ ...state, asks: seed & 31 }));
        for (const state of [...states, ...askedMuch]) {
          const before = JSON.stringify(state);
          const context = contextAt(5);
          for (const by of seatings.map((seats) => personAt(state, seats))) {
            const { can } = seenBy(state, ...by.seats);
            for (const command of ALL_COMMANDS) {
              const { ok } = classic.decide(state, command, by, context);
              if (ok !== promised(can, command)) {
                expect.fail(
                  `${by.seats} ${JSON.stringify(command)}: ${ok}, ${JSON.stringify(can)}`,
                );
              }
            }
          }
          expect(JSON.stringify(state)).toBe(before);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('C24 · whatever is waited for, the host and the clock have a way on', () => {
    fc.assert(
      fc.property(games.mode, games.seed, (mode, seed) => {
        for (const state of randomGame(mode, seed).states) {
          if (state.phase.kind === 'over' || state.current.ended !== undefined) continue;
          expect(classic.decide(state, { kind: 'moveOn' }, HOST, contextAt(5)).ok).toBe(true);
          const due = classic.deadline(state);
          if (due === undefined) continue;
          const timeout = { kind: 'timeout', turn: due.turn, phase: due.phase } as const;
          expect(classic.decide(state, timeout, CLOCK, contextAt(due.at)).ok).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });
});
