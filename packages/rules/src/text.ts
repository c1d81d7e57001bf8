/**
 * Text that people type. Control characters, bidi overrides and isolates, zero-width
 * characters and lone surrogates can make one text pass for another, so none get through.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

export const hasInvisible = (text: string): boolean => text.search(INVISIBLE) >= 0;

/** One line, composed, with single spaces. */
export const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** As `tidy`, and without anything invisible. */
export const stripped = (text: string): string =>
  tidy(text.replace(/\s+/gu, ' ').replace(INVISIBLE, ''));

/** Length as a person counts it: niqqud adds nothing. */
const lengthOf = (text: string): number => text.replace(/\p{M}/gu, '').length;

/** Niqqud and cantillation put at most a few marks on a letter; more is a tower of marks. */
const MARKS_A_LETTER = 4;

export const fits = (text: string, most: number): boolean =>
  text.length <= most * (1 + MARKS_A_LETTER) && lengthOf(text) <= most;
