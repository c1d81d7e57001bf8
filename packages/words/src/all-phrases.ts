import type { Language, Phrases } from '@remez/language';
import { phrases as englishPhrases } from './english-phrases.ts';
import { phrases as hebrewPhrases } from './hebrew-phrases.ts';

const PHRASES: { readonly [language in Language]: Phrases } = {
  he: hebrewPhrases,
  en: englishPhrases,
};

/** L11 · the expressions of several words that a language's people know. */
export const phrasesOf = (language: Language): Phrases => PHRASES[language];
