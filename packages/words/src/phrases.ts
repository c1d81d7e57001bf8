import type { Phrases } from '@remez/language';

/** One expression a line; lines that begin with // are for whoever reads the list. */
const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));

/** L11 · the lists of a language's expressions of several words. */
export const parsePhrases = (texts: { readonly [kind in keyof Phrases]: string }): Phrases => ({
  compounds: linesOf(texts.compounds),
  places: linesOf(texts.places),
  fullNames: linesOf(texts.fullNames),
  titles: linesOf(texts.titles),
});
