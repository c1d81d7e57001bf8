import { basesOf, type Language, rootsOf } from '@remez/language';
import { betterSpelling } from './lexicon/spelling.ts';
import type { Lexicon } from './mind/index.ts';
import type { Grammar } from './thinker.ts';

/** Words that emoji are described by, groups that mean one thing: what else is said of a word. */
export type Groups = readonly (readonly string[])[];

const addTo = (index: Map<string, string[]>, key: string, word: string): void => {
  const words = index.get(key);
  if (words === undefined) index.set(key, [word]);
  else words.push(word);
};

const MOST_RELATED = 12;

/** What is known of a language beside its associations: forms, roots, and groups of one meaning. */
export const makeGrammar = (
  language: Language,
  { cards, clues }: Lexicon,
  groups: Groups = [],
): Grammar => {
  const words = new Set([
    ...cards.flatMap(({ word, associated }) => [word, ...associated.map((each) => each.word)]),
    ...clues.map(({ word }) => word),
  ]);
  let byRoot: Map<string, string[]> | undefined;
  const rootIndex = (): Map<string, string[]> => {
    if (byRoot !== undefined) return byRoot;
    byRoot = new Map();
    for (const word of words) for (const root of rootsOf(word, language)) addTo(byRoot, root, word);
    return byRoot;
  };
  const byWord = new Map<string, string[]>();
  for (const group of groups) {
    for (const word of group)
      for (const other of group) if (other !== word) addTo(byWord, word, other);
  }
  return {
    /** Whatever it is a form of may be spelled otherwise, too: לאמא, הצהריים. */
    bases: (word) => {
      const bases = basesOf(word, language);
      const better = [word, ...bases].map(betterSpelling).filter((each) => each !== undefined);
      return [...better, ...bases];
    },
    related: (word) => {
      const meant = byWord.get(word) ?? [];
      const rooted = rootsOf(word, language).flatMap((root) => rootIndex().get(root) ?? []);
      return [...new Set([...meant, ...rooted])].slice(0, MOST_RELATED);
    },
  };
};
