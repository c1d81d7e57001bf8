/**
 * Text that people type. Control characters, bidi overrides and isolates, zero-width
 * characters and lone surrogates can make one text pass for another, so none get through.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Spaces, and what is drawn as an empty place although it is none: of Braille, notes, hieroglyphs. */
const BLANK = /[\s\u2800\u{1D159}\u{13441}\u{13442}\u{16FE4}]+/gu;

export const hasInvisible = (text: string): boolean => text.search(INVISIBLE) >= 0;

/** A shin with its dot, dagesh, vowel, accent and meteg has five marks; more is a tower of marks. */
const TOWER = /\p{M}{6}/u;

/** Marks with no letter to stand on: they would stand on what is beside the text. */
const LOOSE_MARKS = /(^|\s)\p{M}+/gu;

/** One line, composed, with single spaces; what is blank to the eye is nothing. */
export const tidy = (text: string): string =>
  text.normalize('NFC').replace(BLANK, ' ').replace(LOOSE_MARKS, '$1').replace(/\s+/gu, ' ').trim();

/** As `tidy`, and without anything invisible. */
export const stripped = (text: string): string =>
  tidy(text.replace(/\s+/gu, ' ').replace(INVISIBLE, ''));

/** Length as a person counts it: niqqud adds nothing. */
const lengthOf = (text: string): number => text.replace(/\p{M}/gu, '').length;

/** In UTF-8, as it is stored and sent. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** A Hebrew letter and two points are as many bytes; text of one script or another takes less. */
const BYTES_A_LETTER = 6;

export const fits = (text: string, most: number): boolean =>
  lengthOf(text) <= most && bytesOf(text) <= most * BYTES_A_LETTER && !TOWER.test(text);
