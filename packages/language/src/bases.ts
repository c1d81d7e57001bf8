import { english } from './english/grammar.ts';
import type { Grammar, Reading } from './grammar.ts';
import { hebrew } from './hebrew/grammar.ts';
import { spelled } from './normalise.ts';
import type { Language } from './types.ts';

const GRAMMARS: { readonly [language in Language]: Grammar } = { he: hebrew, en: english };

/** What is added to a word most often comes first, and chance last. */
const ORDER: readonly Reading['added'][] = [
  'particle',
  'number',
  'inflection',
  'owner',
  'ownedNumber',
  'verb',
];

const rank = ({ added, weak }: Reading): number => ORDER.indexOf(added) + (weak ? ORDER.length : 0);

/** Words of which this one may be a form, the likeliest first; in letters alone. */
export const basesOf = (word: string, language: Language): readonly string[] => {
  const [only, ...others] = spelled(word);
  if (only === undefined || others.length > 0) return [];
  const readings = [...GRAMMARS[language].readings(only)];
  readings.sort((one, other) => rank(one) - rank(other));
  return [...new Set(readings.map(({ base }) => base))];
};

/** Roots or stems that a word may be of: patterns, so that some of them are none. */
export const rootsOf = (word: string, language: Language): readonly string[] => {
  const [only, ...others] = spelled(word);
  return only === undefined || others.length > 0 ? [] : [...GRAMMARS[language].roots(only)];
};
