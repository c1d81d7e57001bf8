import { lenientJudge } from '@remez/rules/testing';
import type { TableContext } from '../types.ts';
import { contextFor } from './table.ts';

const UNITS = ['אדר', 'ברוש', 'גפן', 'דקל', 'הדס', 'ורד', 'זית', 'חרוב', 'טיון', 'יסמין'];

/** Words that nobody has: two trees and a number, of letters alone. */
export const ownWords = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) =>
    [...String(at)].map((digit) => UNITS[Number(digit)] ?? '').join(' '),
  );

/** A judge to whom a word and the same with ים are one word's forms. */
export const simpleJudge: TableContext['judge'] = {
  ...lenientJudge,
  verdict: ({ clue, visible }) => {
    const word = visible.find((each) => clue === `${each}ים`) ?? null;
    return word === null
      ? { verdict: 'ok', rule: null, word: null, why: null }
      : { verdict: 'illegal', rule: 'L2', word, why: 'form' };
  },
  alike: (one, other) => one === other || `${one}ים` === other || `${other}ים` === one,
};

export const wordyContext = (seed = 1000): TableContext => ({
  ...contextFor(seed),
  judge: simpleJudge,
});
