import { readFileSync } from 'node:fs';
import type { Language } from '@remez/language';
import { type Collision, collisionsOf } from './find.ts';

const VERDICTS = ['illegal', 'innocent'] as const;

/** A collision that someone has read: rightly illegal, or an innocent word. `?` waits for them. */
export interface Judged extends Collision {
  readonly verdict: (typeof VERDICTS)[number] | '?';
}

export const fileOf = (language: Language): URL =>
  new URL(`../../packages/language/pairs/collisions.${language}.tsv`, import.meta.url);

export const judgedIn = (language: Language): readonly Judged[] =>
  readFileSync(fileOf(language), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [card = '', clue = '', written] = line.split('\t');
      return { card, clue, verdict: VERDICTS.find((each) => each === written) ?? '?' };
    });

/** Collisions that nobody has read yet. */
export const unjudged = (
  found: readonly Collision[],
  judged: readonly Judged[],
): readonly Collision[] => {
  const read = new Set(
    judged.flatMap(({ card, clue, verdict }) => (verdict === '?' ? [] : [`${card}\t${clue}`])),
  );
  return found.filter(({ card, clue }) => !read.has(`${card}\t${clue}`));
};

/** Collisions of these words that wait for a reader, each as its card and the word. */
export const waitingIn = (clues: Iterable<string>, language: Language): readonly string[] =>
  unjudged(collisionsOf(clues, language), judgedIn(language)).map(
    ({ card, clue }) => `${card} ${clue}`,
  );
