import { readFileSync } from 'node:fs';
import { packReferee } from '@remez/server/referee';
import { describe, expect, test } from 'vitest';

/** Written from knowledge before any list of compounds existed, and never used to tune one. */
const heldOut = (name: 'compounds' | 'pairs'): readonly string[] =>
  readFileSync(
    new URL(`../../packages/language/pairs/held-out-${name}.he.txt`, import.meta.url),
    'utf8',
  )
    .trim()
    .split('\n');

const verdictOn = (clue: string) =>
  packReferee().verdict({
    clue,
    language: 'he',
    allow: ['compounds', 'places'],
    against: 'board',
    visible: ['קנגורו'],
    covered: [],
  }).verdict;

describe('two words in a usual Hebrew room', () => {
  test('L11 · of 200 common compounds at least 95% are ok', () => {
    const compounds = heldOut('compounds');
    const doubted = compounds.filter((clue) => verdictOn(clue) !== 'ok');
    const known = compounds.length - doubted.length;
    process.stdout.write(
      `compounds: ${known} of ${compounds.length} are ok; not: ${doubted.join(', ')}\n`,
    );
    expect(compounds).toHaveLength(200);
    expect(known / compounds.length).toBeGreaterThanOrEqual(0.95);
  });

  test('L11 · of 200 pairs that are none at least 95% are flagged', () => {
    const pairs = heldOut('pairs');
    const passed = pairs.filter((clue) => verdictOn(clue) === 'ok');
    const flagged = pairs.length - passed.length;
    process.stdout.write(
      `pairs: ${flagged} of ${pairs.length} are flagged; not: ${passed.join(', ')}\n`,
    );
    expect(pairs).toHaveLength(200);
    expect(flagged / pairs.length).toBeGreaterThanOrEqual(0.95);
  });
});
