import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLOCK, HOST, person, randomDuet, replayDuet, seenBy } from '../testing/duet/index.ts';
import { contextAt } from '../testing/index.ts';
import { tokensIn } from './bank.ts';
import { type AnyCommand, type Can, COUNTS, duet, SIDES, type Side, type State } from './index.ts';

const seeds = fc.integer();

/** Every command with every argument that can matter. */
const ALL_COMMANDS: readonly AnyCommand[] = [
  ...COUNTS.map((count) => ({ kind: 'giveClue', word: 'מילה', count }) as const),
  ...Array.from({ length: 25 }, (_, card) => ({ kind: 'guess', card }) as const),
  { kind: 'stop' },
  { kind: 'challenge' },
  { kind: 'rule', penalise: true },
  { kind: 'rule', penalise: false },
  { kind: 'beginAgain' },
  { kind: 'moveOn' },
  { kind: 'abandon' },
  { kind: 'timeout', turn: 1, phase: 'clue' },
];

const promised = (can: Can, command: AnyCommand): boolean => {
  switch (command.kind) {
    case 'guess':
      return can.guess?.includes(command.card) ?? false;
    case 'moveOn':
    case 'abandon':
    case 'timeout':
    case 'postpone':
      return false;
    default:
      return can[command.kind] !== undefined;
  }
};

/** What people get to see of whole games. */
const forGames = (check: (states: readonly State[]) => void, numRuns: number) =>
  fc.assert(
    fc.property(seeds, (seed) => check(randomDuet(seed).seen)),
    { numRuns },
  );

describe('random play', () => {
  test('D16 · the game always ends, with one result; won just when fifteen are found', () => {
    const results = new Set<string>();
    for (let seed = 0; seed < 400; seed += 1) {
      const { events, states } = randomDuet(seed);
      const over = states.at(-1) as State;
      expect(events.filter(({ kind }) => kind === 'ended')).toHaveLength(1);
      expect(seenBy(over).found === 15).toBe(over.result?.winner === 'all');
      results.add(over.result?.why ?? '');
    }
    /** Random play reaches every ending but the host's own. */
    expect([...results].sort()).toEqual(
      ['assassin', 'beganAgain', 'found', 'outOfTime', 'unpaid', 'wrong'].sort(),
    );
  });

  test('D11 · every token is in the bank, on a word, before a guesser, or out of the game', () => {
    forGames((states) => {
      for (const state of states) {
        const onWords = state.arrows.flat().length;
        const placed = tokensIn(state.bank) + onWords + state.greenTaken + state.takenOut;
        expect(placed).toBe(state.options.tokens);
        expect(state.bank.bystander).toBeGreaterThanOrEqual(0);
        expect(state.bank.green).toBeGreaterThanOrEqual(0);
      }
    }, 150);
  });

  test('D9, D12 · tokens lie only where the other side of the key has a bystander', () => {
    forGames((states) => {
      const { arrows, agents, keys } = states.at(-1) as State;
      arrows.forEach((tokens, card) => {
        for (const side of tokens) {
          expect(keys[side === 'a' ? 'b' : 'a'][card]).toBe('bystander');
          expect(agents[card]).not.toBe(side);
        }
      });
      agents.forEach((side, card) => {
        if (side !== null) expect(keys[side === 'a' ? 'b' : 'a'][card]).toBe('green');
      });
    }, 150);
  });

  test('D5, D14, D25 · while both have words to give, one side never gives two clues in a row, or three with flexible turns', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { events, states, options } = randomDuet(seed);
        let row: { side: Side; count: number } | undefined;
        for (const [index, event] of events.entries()) {
          /** A turn that passed without a clue is nobody's in a row. */
          if (event.kind === 'paid' && event.as === 'passed') row = undefined;
          if (event.kind !== 'clueGiven') continue;
          if (seenBy(states[index] as State).done.length > 0) return;
          row = { side: event.side, count: row?.side === event.side ? row.count + 1 : 1 };
          expect(row.count).toBeLessThanOrEqual(options.flexibleTurns ? 2 : 1);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('D16 · replaying the log gives the same state, at any point', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { events, states } = randomDuet(seed);
        const stored = JSON.parse(JSON.stringify(events)) as typeof events;
        states.forEach((state, index) => {
          expect(replayDuet(stored.slice(0, index + 1))).toEqual(state);
        });
      }),
      { numRuns: 25 },
    );
  });

  test('D5–D23 · `can` is exactly what `decide` accepts, and a refusal changes nothing', () => {
    forGames((states) => {
      for (const state of states) {
        const before = JSON.stringify(state);
        for (const seats of [['a'], ['b'], []] as const) {
          const { can } = seenBy(state, ...seats);
          for (const command of ALL_COMMANDS) {
            const { ok } = duet.decide(state, command, person(seats), contextAt(5));
            if (ok !== promised(can, command)) {
              expect.fail(`${seats} ${JSON.stringify(command)}: ${ok}, ${JSON.stringify(can)}`);
            }
          }
        }
        expect(JSON.stringify(state)).toBe(before);
      }
    }, 20);
  });

  test('D27 · whatever is waited for, the host and the clock have a way on', () => {
    forGames((states) => {
      for (const state of states) {
        if (state.phase.kind === 'over') continue;
        expect(duet.decide(state, { kind: 'moveOn' }, HOST, contextAt(5)).ok).toBe(true);
        const due = duet.deadline(state);
        if (due === undefined) continue;
        const timeout = { kind: 'timeout', turn: due.turn, phase: due.phase } as const;
        expect(duet.decide(state, timeout, CLOCK, contextAt(due.at)).ok).toBe(true);
      }
    }, 50);
  });

  test('D17 · whoever may guess always has a card to guess, and someone always may act', () => {
    forGames((states) => {
      for (const state of states) {
        if (state.phase.kind === 'over') continue;
        const able = SIDES.map((side) => seenBy(state, side).can);
        for (const { guess } of able)
          if (guess !== undefined) expect(guess.length).toBeGreaterThan(0);
        expect(able.some((can) => Object.keys(can).length > 0)).toBe(true);
      }
    }, 100);
  });
});
