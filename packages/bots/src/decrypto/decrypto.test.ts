import { seededRandom } from '@remez/rules';
import type { Command, State } from '@remez/rules/decrypto';
import {
  act,
  BLACK,
  begun,
  decryptoTwin,
  drawn,
  plainJudge,
  randomDecrypto,
  replayed,
  seenBy,
  tieBreak,
  viewersOf,
  WHITE,
} from '@remez/rules/testing/decrypto';
import { describe, expect, test } from 'vitest';
import { parseLines } from '../mind/index.ts';
import type { Self } from '../player.ts';
import { CHARACTERS } from '../temperament.ts';
import { seatedAt } from '../testing/small.ts';
import { makeThinker } from '../thinker.ts';
import { playDecrypto } from './index.ts';

/** Ten clues for each of the eight keywords, each keyword's own. */
const LEXICON = {
  cards: parseLines(
    [...WHITE, ...BLACK]
      .map((word, at) => {
        const clues = Array.from({ length: 10 }, (_, each) => `c${at}x${each}`);
        return `${word} | ${clues.slice(0, 5).join(' ')} | ${clues.slice(5).join(' ')}`;
      })
      .join('\n'),
  ),
  clues: [],
};

const someone = (): Self => ({
  thinker: makeThinker(LEXICON),
  character: CHARACTERS.balanced,
  judge: plainJudge,
});

const decisionOf = (
  state: State,
  who: string,
  { people = [] }: { readonly people?: readonly string[] } = {},
) => {
  const seat = who.startsWith('w') ? 'white' : 'black';
  return playDecrypto(seenBy(state, who), { ...seatedAt(seat), who, people }, someone());
};

const keywordOf = (clue: string, keywords: readonly string[]): number =>
  keywords.indexOf([...WHITE, ...BLACK][Number(clue.slice(1, 2))] ?? '');

describe('an encryptor', () => {
  test('X5 · draws, and sends for each digit a clue to its keyword', () => {
    const state = begun({ codes: { white: ['342'] } });
    expect(decisionOf(state, 'w1')?.move).toEqual({ kind: 'draw' });
    const sent = decisionOf(drawn(state, 'white'), 'w1')?.move;
    if (sent?.kind !== 'transmit') throw new Error('nothing was sent');
    expect(sent.clues.map((clue) => keywordOf(clue, WHITE) + 1)).toEqual([3, 4, 2]);
  });

  test('X5 · who has never heard of the keywords sends three clues all the same', () => {
    const LINES = ['elsewhere | far near there | here away', 'another | else other | more'];
    const stranger: Self = {
      ...someone(),
      thinker: makeThinker({ cards: parseLines(LINES.join('\n')), clues: [] }),
    };
    const state = drawn(begun({ codes: { white: ['342'] } }), 'white');
    const table = { ...seatedAt('white'), who: 'w1' };
    const sent = playDecrypto(seenBy(state, 'w1'), table, stranger)?.move;
    if (sent?.kind !== 'transmit') throw new Error('nothing was sent');
    expect(new Set(sent.clues).size).toBe(3);
    expect(act(state, 'w1', sent).desks.white.clues).toEqual(sent.clues);
  });

  test('X22 · gives no clue twice in a match', () => {
    const given = new Set<string>();
    const { states } = (() => {
      let state = begun({ codes: { white: ['123', '123'], black: ['124', '124'] } });
      const seen = [state];
      const people = ['w1', 'w2', 'b1', 'b2'];
      for (let step = 0; step < 40 && state.round < 3 && state.phase.kind !== 'over'; step += 1) {
        const who = people.find((each) => decisionOf(state, each) !== null);
        if (who === undefined) break;
        state = act(state, who, decisionOf(state, who)?.move as Command);
        seen.push(state);
      }
      return { states: seen };
    })();
    const last = states.at(-1) as State;
    const clues = last.past.filter(({ team }) => team === 'white').flatMap((each) => each.clues);
    expect(clues.length).toBe(6);
    for (const clue of clues) given.add(clue);
    expect(given.size).toBe(6);
  });
});

describe('a team', () => {
  const sent = (): State => {
    const writing = begun({ codes: { white: ['421'], black: ['123'] } });
    const white = act(drawn(writing, 'white'), 'w1', {
      kind: 'transmit',
      clues: ['c3x1', 'c1x6', 'c0x2'],
    });
    return act(drawn(white, 'black'), 'b1', {
      kind: 'transmit',
      clues: ['c4x1', 'c5x6', 'c6x2'],
    });
  };

  test('X7 · reads its own clues', () => {
    expect(decisionOf(sent(), 'w2')?.move).toEqual({ kind: 'decode', code: [4, 2, 1] });
  });

  test('X7 · where people sit with a bot it proposes, and the last word is theirs', () => {
    const state = sent();
    const three = { ...state, members: { ...state.members, white: ['w1', 'w2', 'w3'] } };
    const people = ['w3'];
    const proposal = decisionOf(three, 'w2', { people })?.move;
    expect(proposal).toEqual({ kind: 'propose', digits: [4, 2, 1] });
    const proposed = act(three, 'w2', proposal as Command);
    expect(decisionOf(proposed, 'w2', { people })).toBeNull();

    /** A person who reads it otherwise is followed, since only both together can answer. */
    const half = act(proposed, 'w3', { kind: 'propose', digits: [3, null, 1] });
    expect(decisionOf(half, 'w2', { people })).toBeNull();
    const otherwise = act(half, 'w3', { kind: 'propose', digits: [3, 2, 1] });
    const followed = decisionOf(otherwise, 'w2', { people })?.move;
    expect(followed).toEqual({ kind: 'propose', digits: [3, 2, 1] });
    const agreed = act(otherwise, 'w2', followed as Command);
    expect(seenBy(agreed, 'w3').can.decode).toEqual([3, 2, 1]);
    expect(decisionOf(agreed, 'w2', { people })).toBeNull();
  });

  test('X7 · between people who disagree a bot stays with what it reads itself', () => {
    const state = sent();
    const four = { ...state, members: { ...state.members, white: ['w1', 'w2', 'w3', 'w4'] } };
    const people = ['w3', 'w4'];
    const ideas = [
      ['w2', [4, 2, 1]],
      ['w3', [3, 2, 1]],
      ['w4', [1, 2, 3]],
    ] as const;
    const proposed = ideas.reduce<State>(
      (now, [who, digits]) => act(now, who, { kind: 'propose', digits }),
      four,
    );
    expect(decisionOf(proposed, 'w2', { people })).toBeNull();
  });
});

test('X15 · two who think of other keywords come round to what was proposed first, and name it', () => {
  const propose = (last: string): Command => ({
    kind: 'proposeKeywords',
    keywords: ['one', 'two', 'three', last],
  });
  const [tied] = tieBreak();
  let state = act(act(tied as State, 'w1', propose('four')), 'w2', propose('five'));
  expect(decisionOf(state, 'w1')).toBeNull();
  expect(decisionOf(state, 'w2')?.move).toEqual(propose('four'));
  state = act(state, 'w2', propose('four'));
  expect(decisionOf(state, 'w1')?.move).toMatchObject({ kind: 'nameKeywords' });
  /** Beside a person the last word is theirs. */
  expect(decisionOf(state, 'w2', { people: ['w1'] })).toBeNull();
});

test.each([1, 2, 3])('X2, X5, X7 · twin worlds: a bot moves the same in both, seed %i', (seed) => {
  const { events, seating } = randomDecrypto('teams', seed);
  let compared = 0;
  for (let count = 2; count < events.length; count += 9) {
    const prefix = events.slice(0, count);
    const state = replayed(prefix, seating);
    if (state.phase.kind === 'over') continue;
    for (const { who, ...viewer } of viewersOf(state)) {
      if (who === undefined) continue;
      const random = seededRandom(seed * 100 + count);
      const twin = replayed(decryptoTwin(prefix, viewer, random), seating);
      const one = decisionOf(state, who);
      expect(decisionOf(twin, who)).toEqual(one);
      if (one !== null) compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(3);
});
