import { readFileSync } from 'node:fs';
import { PACKS } from '@remez/words';
import { expect, test } from 'vitest';

/** A word and how many senses a reader gave it: 2 plainly different ones, 1 lively second, 0 none. */
const SENSES: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('../packages/words/src/senses.en.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [word = '', senses = ''] = line.split('\t');
      return [word, senses];
    }),
);
const ENGLISH = ['classic.en', 'duet.en', 'decrypto.en'] as const;

test('C2 · every English word is judged, and nothing else', () => {
  const words = ENGLISH.flatMap((id) => PACKS[id].cards.flat());
  expect([...SENSES.keys()].sort()).toEqual([...words].sort());
  expect([...SENSES.values()].filter((senses) => !['0', '1', '2'].includes(senses))).toEqual([]);
});

test.each(ENGLISH)('C2 · more than half the words of %s have a second sense', (id) => {
  const words = PACKS[id].cards.flat();
  const many = words.filter((word) => SENSES.get(word) !== '0');
  expect(many.length / words.length).toBeGreaterThanOrEqual(0.51);
});

test.each([
  [
    'classic.en',
    'pier dock, spade shovel, hill mountain, carriage coach, panther jaguar, boat yacht',
  ],
  [
    'duet.en',
    'frog toad, castle palace, mule donkey, meteor comet, costume disguise, riddle puzzle',
  ],
  ['decrypto.en', 'pupil student, dog puppy, trick prank, shoe sneaker, cable wire, king emperor'],
] as const)('C2 · twins of %s lie on one card, so that they never meet', (id, twins) => {
  const apart = twins.split(', ').filter((pair) => {
    const [one = '', other = ''] = pair.split(' ');
    return !PACKS[id].cards.some((card) => card.includes(one) && card.includes(other));
  });
  expect(apart).toEqual([]);
});
