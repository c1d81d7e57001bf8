import { failure, type Result, success, tidy } from '@remez/rules';
import { show } from './fields.ts';

/** Latin, and numbered: no Hebrew clue can be taken for one. */
const placeholder = (number: number): string => `word-${number}`;

/** The cards that a list of words names. What is no word of the board is no card. */
export const cardsNamed = (
  named: unknown,
  words: readonly string[],
): Result<readonly number[], string> => {
  if (!Array.isArray(named)) return failure('malformed');
  const cards = named.map((word) => (typeof word === 'string' ? words.indexOf(tidy(word)) : -1));
  return cards.includes(-1) ? failure('noSuchCard') : success(cards);
};

/** The board's words: those given, and after the end of the list some that nobody will miss. */
export const parseWords = (
  given: unknown,
  { field, most }: { readonly field: string; readonly most: number },
): Result<readonly string[], string> => {
  if (given !== undefined && !Array.isArray(given)) return failure(`${field} must be a list`);
  const words: string[] = [];
  for (const raw of given ?? []) {
    const word = typeof raw === 'string' ? tidy(raw) : '';
    if (word === '') return failure(`${field} holds ${show(raw)}, which is no word`);
    if (words.includes(word)) return failure(`${field} holds ${show(word)} twice`);
    words.push(word);
  }
  if (words.length > most) {
    return failure(`${field} holds ${words.length} words, and there is room for ${most}`);
  }
  for (let number = 1; words.length < most; number += 1) {
    if (!words.includes(placeholder(number))) words.push(placeholder(number));
  }
  return success(words);
};
