/** How long texts may be, in characters as people count them: for the rules and for the fields. */

/** X1 · as long as a person's name may be: it stands in the same places. */
export const LONGEST_TEAM_NAME = 20;
/** X18 · a clue may be a sentence. */
export const LONGEST_CLUE = 100;
/** X16 · what a team writes in one place of the sheet that it shares. */
export const LONGEST_SHARED = 300;
/** X15 */
export const LONGEST_KEYWORD = 40;

/** X18 · the sign for a clue that is hummed or mimed at the table: it is no text, and may come again. */
export const HUMMED = '♪';
