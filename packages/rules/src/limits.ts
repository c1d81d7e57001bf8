/** In characters as people count them (`fits` in text.ts), for the rules and for the fields. */

/** L · a clue on a board is a word, or a name of a few. */
export const LONGEST_CLUE = 40;
