import type { Entry } from '@remez/language';

const list = (text: string | undefined, separator: RegExp): readonly string[] =>
  (text ?? '')
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** `word | forms | family | allow | translations`, a line each (docs/words.md). */
export const parseEntries = (text: string): readonly Entry[] =>
  list(text, /\n/u).map((line) => {
    const [word = '', forms, family, allow, translations] = line
      .split('|')
      .map((field) => field.trim());
    return {
      word,
      forms: list(forms, /\s+/u),
      family: list(family, /\s+/u),
      allow: list(allow, /\s+/u),
      translations: list(translations, /,/u),
    };
  });
