import type { Language } from '@remez/rules';
import { makeGrammar } from './grammar.ts';
import { makeThinker, type Thinker } from './thinker.ts';

/** Only the language that is played in is read. */
const LEXICONS = {
  he: () => import('./lexicon/he.ts'),
  en: () => import('./lexicon/en.ts'),
} as const;

const makeThinkerIn = async (language: Language): Promise<Thinker> => {
  const { lexicon, groups } = await LEXICONS[language]();
  return makeThinker(lexicon, makeGrammar(language, lexicon, groups));
};

const thinkers = new Map<Language, Promise<Thinker>>();

/** Whoever thinks in a language, made when it is first asked for. One that could not be read is read again. */
export const thinkerIn = (language: Language): Promise<Thinker> => {
  const known = thinkers.get(language);
  if (known !== undefined) return known;
  const making = makeThinkerIn(language);
  thinkers.set(language, making);
  making.catch(() => thinkers.delete(language));
  return making;
};
