import { failure, type Result, success } from '@remez/rules';
import { show } from './fields.ts';

/** A key written as letters; it may end early, and nothing given is an empty one. */
export const parseLetters = <Meaning>(
  given: unknown,
  {
    field,
    most,
    meanings,
  }: {
    readonly field: string;
    readonly most: number;
    readonly meanings: Readonly<Record<string, Meaning>>;
  },
): Result<readonly Meaning[], string> => {
  const letters = Object.keys(meanings).join(' ');
  if (given === undefined) return success([]);
  if (typeof given !== 'string')
    return failure(`${field} must be a text of the letters ${letters}`);
  if (given.length > most) {
    return failure(`${field} has ${given.length} letters, and there are ${most} words`);
  }
  const parsed: Meaning[] = [];
  for (const letter of given) {
    const meaning = Object.hasOwn(meanings, letter) ? meanings[letter] : undefined;
    if (meaning === undefined) {
      return failure(`${field} holds ${show(letter)}; its letters are ${letters}`);
    }
    parsed.push(meaning);
  }
  return success(parsed);
};
