import { type Language, makeReferee, NO_PHRASES, type Referee } from '@remez/language';
import type { Judge } from '@remez/rules';
import { refereeOf } from './referees.ts';

const UNREAD = { entries: [], common: [], phrases: NO_PHRASES };

/**
 * The table's judge answers at once, and what it knows of a language has to be fetched. So a table
 * opens without it, and whatever may be judged waits for `ready`.
 */
export const fetchedJudge = (): {
  readonly judge: Judge;
  /** Null when there is nothing to wait for. */
  ready(language: Language): Promise<void> | null;
} => {
  const there = new Map<Language, Referee>();
  let plain: Referee | undefined;
  const judgeOf = (language: Language): Referee => {
    plain ??= makeReferee({ he: UNREAD, en: UNREAD });
    return there.get(language) ?? plain;
  };
  return {
    judge: {
      verdict: (asked) => judgeOf(asked.language).verdict(asked),
      spell: (text, language) => judgeOf(language).spell(text, language),
      alike: (one, other, language) => judgeOf(language).alike(one, other, language),
    },
    ready(language) {
      if (there.has(language)) return null;
      return refereeOf(language).then((referee) => {
        there.set(language, referee);
      });
    },
  };
};
