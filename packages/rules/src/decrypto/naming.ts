import type { Judge, Language } from '../game.ts';
import { rivalOf } from './setup.ts';
import {
  DIGITS,
  type Digit,
  type GameResult,
  type Keywords,
  type Named,
  type NearMiss,
  type State,
  TEAMS,
  type Team,
} from './types.ts';

export const NO_KEYWORDS: Keywords = ['', '', '', ''];

type Counts = readonly (Digit | null)[];

const rightOnes = (counts: Counts): number => counts.filter((count) => count !== null).length;

/**
 * X15 · which keyword each of the four is, so that as many as possible count and each keyword
 * counts once. Order does not matter, and spelling is forgiven.
 */
export const countsOf = (
  named: readonly string[],
  keywords: readonly string[],
  { judge, language }: { readonly judge: Judge; readonly language: Language },
): Counts => {
  const fits = (guess: string, digit: Digit): boolean =>
    guess !== '' && judge.alike(guess, keywords[digit - 1] ?? '', language);
  const best = (guesses: readonly string[], free: readonly Digit[]): Counts => {
    const [guess, ...rest] = guesses;
    if (guess === undefined) return [];
    const ways = [
      ...free
        .filter((digit) => fits(guess, digit))
        .map((digit) => [
          digit,
          ...best(
            rest,
            free.filter((other) => other !== digit),
          ),
        ]),
      [null, ...best(rest, free)],
    ];
    return ways.reduce((most, way) => (rightOnes(way) > rightOnes(most) ? way : most));
  };
  return best(named, DIGITS);
};

/** X15 · more right wins; equal: both win. */
export const resultOfNaming = (white: Named, black: Named): GameResult => {
  const lead = rightOnes(white.counts) - rightOnes(black.counts);
  const winner = lead === 0 ? 'all' : lead > 0 ? 'white' : 'black';
  return { winner, why: 'keywords' };
};

const isOffered = ({ offers }: State, miss: NearMiss, side: Team): boolean =>
  offers.some(
    (offer) =>
      offer.side === side &&
      offer.team === miss.team &&
      offer.guess === miss.guess &&
      offer.keyword === miss.keyword,
  );

/** Whether the other side has already said that this one counts. */
export const isOfferedToo = (state: State, miss: NearMiss, side: Team): boolean =>
  isOffered(state, miss, rivalOf(side));

/** X15 · what this side may still say counts: a guess that is no keyword yet, for one not named. */
export const nearMisses = (state: State, side: Team): readonly NearMiss[] =>
  TEAMS.flatMap((team) => {
    const named = state.named[team];
    if (named === null) return [];
    return named.keywords.flatMap((text, guess) =>
      text === '' || named.counts[guess] !== null
        ? []
        : DIGITS.filter((keyword) => !named.counts.includes(keyword))
            .map((keyword) => ({ team, guess, keyword }))
            .filter((miss) => !isOffered(state, miss, side)),
    );
  });
