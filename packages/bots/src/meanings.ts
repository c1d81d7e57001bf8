import type { Thinker } from './thinker.ts';

/** A word of the lexicon by which a clue may be understood, and how well. */
export interface Meaning {
  readonly word: string;
  readonly share: number;
}

const FORM = 0.9;
const RELATIVE = 0.6;
const PART = 0.6;
const MOST_FORMS = 2;
const MOST_RELATIVES = 4;

/** The clue itself if the lexicon has it; else its forms; else its relatives and parts. */
export const meaningsOf = (clue: string, { mind, grammar }: Thinker): readonly Meaning[] => {
  const knows = (word: string) =>
    mind.termOf(word) !== undefined || mind.cardOf(word) !== undefined;
  if (knows(clue)) return [{ word: clue, share: 1 }];
  const known = (words: readonly string[], share: number): readonly Meaning[] =>
    words.filter(knows).map((word) => ({ word, share }));
  const forms = known(grammar.bases(clue), FORM);
  if (forms.length > 0) return forms.slice(0, MOST_FORMS);
  const parts = clue.split(/[\s-]+/u);
  const ofParts = parts.length < 2 ? [] : parts.flatMap((part) => [part, ...grammar.bases(part)]);
  return [...known(grammar.related(clue), RELATIVE), ...known(ofParts, PART)].slice(
    0,
    MOST_RELATIVES,
  );
};
