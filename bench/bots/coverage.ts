import { readFileSync } from 'node:fs';
import type { Thinker } from '@remez/bots';

export interface Coverage {
  readonly content: number;
  /** Content words, or the words of which they are forms, that point to three cards or more. */
  readonly covered: number;
}

const LEAST = 3;

/** Pronouns, prepositions, interjections, names of people and scraps, as whoever wrote the clue lines set them aside. */
const NOT_CONTENT = readFileSync(new URL('./not-content.he.txt', import.meta.url), 'utf8').split(
  /\s+/u,
);

/** How many content words among the commonest say something about the cards. */
export const measureCoverage = (
  common: readonly string[],
  { mind, grammar }: Thinker,
): Coverage => {
  const skipped = new Set(NOT_CONTENT);
  const reach = (word: string): number => {
    const term = mind.termOf(word);
    return term === undefined ? 0 : (mind.terms[term]?.edges.length ?? 0);
  };
  const content = common.filter((word) => !skipped.has(word));
  const covered = content.filter((word) =>
    [word, ...grammar.bases(word)].some((each) => reach(each) >= LEAST),
  );
  return { content: content.length, covered: covered.length };
};
