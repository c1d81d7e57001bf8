import type { ClueRules, Judge, Verdict } from './game.ts';
import { LONGEST_CLUE } from './limits.ts';
import { fits, hasInvisible, tidy } from './text.ts';

/** A clue's word as it will be written down, or null when it is none. */
export const parseClueWord = (raw: unknown): string | null => {
  if (typeof raw !== 'string' || hasInvisible(raw)) return null;
  const word = tidy(raw);
  return word !== '' && fits(word, LONGEST_CLUE) ? word : null;
};

/** What the referee says of a clue on a board of words, where the room asks one (L). */
export const verdictOnBoard = (
  clue: string,
  {
    rules,
    words,
    isCovered,
    judge,
  }: {
    readonly rules: ClueRules;
    readonly words: readonly string[];
    readonly isCovered: (card: number) => boolean;
    readonly judge: Judge;
  },
): Verdict | null =>
  rules.referee === 'off'
    ? null
    : judge.verdict({
        clue,
        language: rules.language,
        allow: rules.allow,
        against: 'board',
        visible: words.filter((_, card) => !isCovered(card)),
        covered: words.filter((_, card) => isCovered(card)),
      });

export type Block = 'illegalClue' | 'askFirst';

/**
 * Why a table that enforces does not let this clue through. L11 · whether several words are one
 * expression is settled by the other spymaster, where there is one to ask (C22).
 */
export const whyBlocked = (
  { referee }: ClueRules,
  verdict: Verdict | null,
  { mayAsk }: { readonly mayAsk: boolean },
): Block | null => {
  if (referee !== 'enforce' || verdict === null) return null;
  if (verdict.verdict === 'illegal') return 'illegalClue';
  const isDoubtful = verdict.verdict === 'warn' && verdict.rule === 'L11';
  return isDoubtful && mayAsk ? 'askFirst' : null;
};
