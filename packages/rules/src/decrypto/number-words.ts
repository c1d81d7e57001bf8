import type { Code, Digit } from './types.ts';

/** X23 · how a digit of a code is said, in Hebrew and English, in any gender and spelling. */
const SAID: { readonly [digit in Digit]: string } = {
  1: 'אחת אחד ראשון ראשונה one first',
  2: 'שתיים שתים שניים שנים שתי שני שנייה שניה two second',
  3: 'שלוש שלש שלושה שלשה שלישי שלישית three third',
  4: 'ארבע ארבעה רביעי רביעית four fourth',
};

type Spell = (text: string) => readonly string[];

/** The digits that stand in a text as words of their own, also with "and" or "the" before them. */
export const digitsSaid = (text: string, spell: Spell): readonly Digit[] => {
  const digits = new Map<string, Digit>();
  for (const digit of [1, 2, 3, 4] as const) {
    for (const word of spell(SAID[digit])) digits.set(word, digit);
  }
  return spell(text.toLowerCase()).flatMap((word) => {
    const digit = digits.get(word) ?? digits.get(word.replace(/^ו?ה?/u, ''));
    return digit === undefined ? [] : [digit];
  });
};

/** Whether number words of one clue tell the code, in its order. */
export const spellsCode = (digits: readonly Digit[], code: Code): boolean =>
  digits.join('').includes(code.join(''));
