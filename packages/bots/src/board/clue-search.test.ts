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
  test('C6 · means no words that hardly have to do with it, though there are more of them', () => {
    const weak = '||broad';
    const clues = cluesWith({ 0: 'sea||broad', 1: 'sea||broad', 2: weak, 3: weak, 4: weak });
    expect(clues[0]).toEqual({ clue: 'sea', count: 2, meant: [0, 1] });
    for (const { clue, count } of clues) if (clue === 'broad') expect(count).toBe(1);
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
});
