import { describe, expect, test } from 'vitest';
import { parseLines } from '../mind/index.ts';
import { CHARACTERS } from '../temperament.ts';
import { lookAt, makeThinker } from '../thinker.ts';
import { bestClues } from './clue-search.ts';

const WORDS = Array.from({ length: 25 }, (_, card) => `word${card}`);

/** Twenty things of its own for each card, and what is given here. */
const thinkerWith = (lines: { readonly [card: number]: string }) =>
  makeThinker({
    cards: parseLines(
      WORDS.map((word, card) => {
        const others = Array.from({ length: 20 }, (_, at) => `other${card}x${at}`).join(' ');
        const [three = '', two = '', one = ''] = (lines[card] ?? '').split('|');
        return `${word} | ${three} | ${two} ${others} | ${one}`;
      }).join('\n'),
    ),
    clues: [],
  });

const cluesWith = (
  lines: { readonly [card: number]: string },
  carried: ReadonlyMap<number, number> = new Map(),
) => {
  const thinker = thinkerWith(lines);
  const { costs, assassinCap, leastSure } = CHARACTERS.balanced;
  const open = WORDS.map((_, at) => ({ at, standing: at < 9 ? 'own' : 'bystander' }) as const);
  const spread = lookAt(WORDS, thinker);
  const task = { spread, open, costs, assassinCap, seed: 1, most: 4, leastSure, carried };
  return bestClues(task).map(({ term, count, meant }) => ({
    clue: thinker.mind.terms[term]?.word,
    count,
    meant: [...meant].sort(),
  }));
};

describe('the best clue', () => {
  test('C6 · means at most one word that no line knows with it and that is no close kin', () => {
    const kin = 'wave salt||';
    const clues = cluesWith({ 0: `sea ${kin}`, 1: `sea ${kin}`, 2: kin, 3: kin, 4: kin });
    const counts = clues.filter(({ clue }) => clue === 'sea').map(({ count }) => count);
    expect(Math.max(...counts)).toBe(3);
  });

  test('C6 · means close kin as well', () => {
    const shared = 'ship wave sand salt';
    const kin = `${shared}||`;
    const clues = cluesWith({ 0: `sea ${shared}||`, 1: `sea ${shared}||`, 2: kin, 3: kin });
    expect(clues.find(({ clue }) => clue === 'sea')?.count).toBe(4);
  });

  test('C6 · means no word that has nothing to do with it, though it might be guessed', () => {
    const clues = cluesWith({ 0: 'sea', 1: 'sea' });
    for (const { clue, meant } of clues)
      if (clue === 'sea') expect([0, 1]).toEqual(expect.arrayContaining(meant));
  });

  test('C6 · takes a word along that goes with no other, rather than two that do', () => {
    const clues = cluesWith({
      0: 'red sea',
      1: 'red blue',
      2: 'blue green',
      3: 'green red',
      4: 'sea',
    });
    expect(clues[0]).toMatchObject({ clue: 'red', count: 3 });
    const pairs = clues.filter(({ count }) => count === 2).map(({ clue }) => clue);
    expect(pairs[0]).toBe('sea');
  });

  test('C12 · is for other words than those that an earlier clue is expected to find', () => {
    const lines = { 0: 'sea', 1: 'sea', 2: 'sky', 3: 'sky' };
    expect(cluesWith(lines, new Map([[0, 0.9]]))[0]).toMatchObject({ clue: 'sky' });
    expect(cluesWith(lines, new Map([[2, 0.9]]))[0]).toMatchObject({ clue: 'sea' });
  });

  test('C11 · where a word can hardly be told from the assassin, it is still a clue for that word', () => {
    const thinker = thinkerWith({ 0: 'mine|shared', 24: '|shared' });
    const { costs, assassinCap, leastSure } = CHARACTERS.balanced;
    const open = WORDS.map((_, at) => {
      const standing = at === 0 ? 'own' : at === 24 ? 'assassin' : 'bystander';
      return { at, standing } as const;
    });
    const spread = lookAt(WORDS, thinker);
    const clues = bestClues({
      ...{ spread, open, costs, assassinCap, seed: 1, most: 4, leastSure, carried: new Map() },
    });
    expect(clues[0]?.meant).toEqual([0]);
    expect(clues[0]?.sure).toBeGreaterThan(0.5);
  });
});
