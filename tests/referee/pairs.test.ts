import { readFileSync } from 'node:fs';
import { packReferee } from '@remez/server/referee';
import { PACK_IDS, PACKS } from '@remez/words';
import { describe, expect, test } from 'vitest';

interface Pair {
  readonly board: string;
  readonly clue: string;
  readonly legal: boolean;
  readonly rule: string;
}

const pairsOf = (name: string): readonly Pair[] =>
  readFileSync(new URL(`../../packages/language/pairs/${name}.he.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [board = '', clue = '', label = '', rule = ''] = line.split('\t');
      return { board, clue, legal: label === 'legal', rule };
    });

const onCards: ReadonlySet<string> = new Set(
  PACK_IDS.filter((id) => PACKS[id].language === 'he').flatMap((id) => PACKS[id].cards.flat()),
);

const verdictOn = ({ board, clue }: Pair) =>
  packReferee().verdict({
    clue,
    language: 'he',
    allow: ['compounds', 'places'],
    against: 'board',
    visible: [board],
    covered: [],
  }).verdict;

const share = (pairs: readonly Pair[], verdicts: readonly string[]): number =>
  pairs.filter((pair) => verdicts.includes(verdictOn(pair))).length / pairs.length;

/** Whether a clue is in Hebrew, and one word, is not a question about the word on the board. */
const isAboutBoard = ({ rule }: Pair) => rule !== 'L10' && rule !== 'L11';

const heldOut = pairsOf('held-out');
const development = pairsOf('development');

describe.each([
  ['held out', heldOut.filter(isAboutBoard)],
  ['all', [...heldOut, ...development].filter(isAboutBoard)],
])('pairs: %s', (_, pairs) => {
  const illegal = pairs.filter(({ legal }) => !legal);
  const legal = pairs.filter((pair) => pair.legal);

  test('L1–L12 · of illegal pairs at least 97% are flagged', () => {
    expect(share(illegal, ['warn', 'illegal'])).toBeGreaterThanOrEqual(0.97);
  });

  test('L1–L12 · of illegal pairs about words on our cards at least 95% are illegal', () => {
    const ours = illegal.filter(({ board }) => onCards.has(board));
    expect(ours.length).toBeGreaterThan(80);
    expect(share(ours, ['illegal'])).toBeGreaterThanOrEqual(0.95);
  });

  test('L1–L12 · of legal pairs at most 1% are called illegal, and at most 10% warned about', () => {
    expect(share(legal, ['illegal'])).toBeLessThanOrEqual(0.01);
    expect(share(legal, ['warn'])).toBeLessThanOrEqual(0.1);
  });
});

test('L1–L12 · there are at least 400 pairs, and at least half of 400 were held out', () => {
  expect(heldOut.length).toBeGreaterThanOrEqual(200);
  expect(
    new Set([...heldOut, ...development].map(({ board, clue }) => `${board} ${clue}`)).size,
  ).toBeGreaterThanOrEqual(400);
});
