import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../game.ts';
import {
  CLOCK,
  contextAt,
  HOST,
  person,
  plainJudge,
  randomDecrypto,
  replayed,
  seenBy,
} from '../testing/decrypto-index.ts';
import {
  type AnyCommand,
  type Can,
  CODES,
  decrypto,
  HUMMED,
  MODES,
  type Mode,
  type Role,
  type State,
  TEAMS,
  type View,
} from './index.ts';

const games = { mode: fc.constantFrom<Mode>(...MODES), seed: fc.integer() };
const CLUES = ['זהב', 'נוצץ', 'אור'] as const;
const NAMES = ['א', 'ב', 'ג', 'ד'];

/** Every command with arguments that are well formed. */
const commandsIn = (state: State): readonly AnyCommand[] => [
  { kind: 'nameTeam', name: 'שם' },
  ...[...state.members.white, ...state.members.black].map(
    (who) => ({ kind: 'nameEncryptor', who }) as const,
  ),
  { kind: 'draw' },
  { kind: 'draft', clues: CLUES },
  { kind: 'transmit', clues: CLUES },
  { kind: 'propose', digits: [1, null, null] },
  ...CODES.flatMap((code) => [
    { kind: 'decode', code } as const,
    { kind: 'intercept', code } as const,
  ]),
  { kind: 'challenge' },
  { kind: 'withdraw' },
  { kind: 'agree' },
  { kind: 'proposeKeywords', keywords: NAMES },
  { kind: 'nameKeywords', keywords: NAMES },
  { kind: 'moveOn' },
  { kind: 'abandon' },
  { kind: 'timeout', turn: state.turn, phase: state.phase.kind },
];

const fitsWith = (allowed: 'any' | readonly unknown[] | undefined, said: readonly unknown[]) =>
  allowed === 'any' || allowed?.join() === said.join();

const promised = (can: Can, command: AnyCommand, view: View): boolean => {
  switch (command.kind) {
    case 'nameEncryptor':
      return (
        can.nameEncryptor !== undefined &&
        (can.nameEncryptor.includes(command.who) ||
          command.who === view.encryptors[view.side ?? 'white'])
      );
    case 'decode':
    case 'intercept':
      return fitsWith(can[command.kind], command.code);
    case 'nameKeywords':
      return fitsWith(can.nameKeywords, command.keywords);
    case 'moveOn':
    case 'abandon':
    case 'timeout':
    case 'postpone':
      return false;
    default:
      return can[command.kind] !== undefined;
  }
};

const someStates = (states: readonly State[]): readonly State[] =>
  states.filter((_, index) => index % Math.ceil(states.length / 12) === 0);

describe('whole games', () => {
  test('X13 · every game ends with a winner, in at most eight rounds (X17: five)', () => {
    const endings = new Set<string>();
    fc.assert(
      fc.property(games.mode, games.seed, (mode, seed) => {
        const state = randomDecrypto(mode, seed).states.at(-1);
        expect(state?.result?.winner).toMatch(
          mode === 'trio' ? /^(white|black)$/ : /^(white|black|all)$/,
        );
        expect(state?.round).toBeLessThanOrEqual(mode === 'trio' ? 5 : 8);
        endings.add(`${mode} ${state?.result?.why}`);
      }),
      { numRuns: 150, seed: 7 },
    );
    expect([...endings].sort()).toEqual(
      expect.arrayContaining([
        'teams keywords',
        'teams miscommunications',
        'teams points',
        'trio interceptions',
      ]),
    );
  });

  test('X7 · what a view says may be done is exactly what is accepted', () => {
    fc.assert(
      fc.property(games.mode, games.seed, (mode, seed) => {
        for (const state of someStates(randomDecrypto(mode, seed).states)) {
          const people = TEAMS.flatMap((team) => state.members[team]);
          for (const who of people) {
            const view = seenBy(state, who);
            for (const command of commandsIn(state)) {
              const decided = decrypto.decide(state, command, person(state, who), contextAt(1e9));
              expect([command, decided.ok]).toEqual([command, promised(view.can, command, view)]);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('X1 · who does not sit may do nothing, and a refusal changes nothing', () => {
    const stranger: Actor<Role> = { kind: 'person', who: 'x', seats: [], host: false };
    fc.assert(
      fc.property(games.mode, games.seed, (mode, seed) => {
        for (const state of someStates(randomDecrypto(mode, seed).states)) {
          const before = JSON.stringify(state);
          for (const command of commandsIn(state)) {
            expect(decrypto.decide(state, command, stranger, contextAt(1e9)).ok).toBe(false);
          }
          for (const by of [CLOCK, HOST]) {
            const odd = { kind: 'toString' } as unknown as AnyCommand;
            expect(decrypto.decide(state, odd, by, contextAt(1e9)).ok).toBe(false);
          }
          expect(JSON.stringify(state)).toBe(before);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('X16 · replaying the log gives the same game, whatever JSON does to it', () => {
    fc.assert(
      fc.property(games.mode, games.seed, (mode, seed) => {
        const { events, seating, states } = randomDecrypto(mode, seed);
        const stored = JSON.parse(JSON.stringify(events)) as typeof events;
        expect(replayed(stored, seating)).toEqual(states.at(-1));
      }),
      { numRuns: 60 },
    );
  });

  test('X13 · tokens, turns and rounds only go up, and tokens are what the sheets say', () => {
    fc.assert(
      fc.property(games.mode, games.seed, (mode, seed) => {
        const { states } = randomDecrypto(mode, seed);
        for (const [index, state] of states.entries()) {
          const before = states[index - 1] ?? state;
          expect(state.turn).toBeGreaterThanOrEqual(before.turn);
          expect(state.round).toBeGreaterThanOrEqual(before.round);
          const right = (by: 'intercepted' | 'decoded', team: 'white' | 'black') =>
            state.past.filter((each) => each.team === team && each.outcome?.[by]).length;
          const sent = state.past.filter(
            ({ team, outcome }) => team === 'white' && outcome !== undefined,
          ).length;
          const misread = sent - right('decoded', 'white');
          const lone = mode === 'trio' ? misread : 0;
          expect(state.tokens.black.interceptions).toBe(right('intercepted', 'white') + lone);
          expect(state.tokens.white.miscommunications).toBe(misread - lone);
          for (const { clues } of state.past) expect(clues).toHaveLength(3);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('X18, X22 · in no game does a team give the same clue twice, but a hummed one', () => {
    fc.assert(
      fc.property(games.seed, (seed) => {
        const { past } = randomDecrypto('teams', seed).states.at(-1) as State;
        for (const team of TEAMS) {
          const clues = past
            .filter((each) => each.team === team)
            .flatMap(({ clues: given }) => given)
            .filter((clue) => clue !== '' && clue !== HUMMED)
            .map((clue) => plainJudge.spell(clue, 'he').join(' '));
          expect(new Set(clues).size).toBe(clues.length);
        }
      }),
      { numRuns: 40 },
    );
  });
});
