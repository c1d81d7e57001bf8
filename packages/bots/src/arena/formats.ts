import type { ClueRules, Judge } from '@remez/rules';
import {
  type Command as ClassicMove,
  type Seat as ClassicSeat,
  type View as ClassicView,
  classic,
  PLAIN_OPTIONS as PLAIN_CLASSIC,
  TEAMS,
} from '@remez/rules/classic';
import {
  TEAMS as DECRYPTO_TEAMS,
  type Command as DecryptoMove,
  type Seat as DecryptoSeat,
  type View as DecryptoView,
  decrypto,
  PLAIN_OPTIONS as PLAIN_DECRYPTO,
} from '@remez/rules/decrypto';
import {
  type Command as DuetMove,
  type View as DuetView,
  duet,
  PLAIN_OPTIONS as PLAIN_DUET,
  SIDES,
  type Side,
} from '@remez/rules/duet';
import { type Contender, type MatchReport, playMatch } from './match.ts';

/** Who sits somewhere: given the seats and a name, someone who plays there. */
export type Seated<View, Move, Seat extends string> = (
  who: string,
  seats: readonly Seat[],
) => Contender<View, Move, Seat>;

export interface Deal {
  readonly words: readonly string[];
  readonly rules: ClueRules;
  readonly judge: Judge;
  readonly seed: number;
}

export type ClassicSeated = Seated<ClassicView, ClassicMove, ClassicSeat>;

/** One team alone: the others pass. Turns are counted until its last word, 25 for a loss. */
export const playAlone = async (
  deal: Deal,
  {
    spymaster,
    operative,
  }: { readonly spymaster: ClassicSeated; readonly operative: ClassicSeated },
): Promise<MatchReport<ClassicView, ClassicMove>> => {
  const alone = (contender: Contender<ClassicView, ClassicMove, ClassicSeat>, team: string) => ({
    ...contender,
    play: (view: ClassicView) =>
      view.starts === team && view.team === team ? contender.play(view) : null,
  });
  const contenders = TEAMS.flatMap((team) => [
    alone(spymaster(`${team}.spymaster`, [`${team}.spymaster`]), team),
    alone(operative(`${team}.operative`, [`${team}.operative`]), team),
  ]);
  const options = { ...PLAIN_CLASSIC, ...deal.rules };
  return playMatch({ game: classic, options, contenders, ...deal });
};

/** Two teams against each other. */
export const playTeams = async (
  deal: Deal,
  seated: { readonly [seat in ClassicSeat]: ClassicSeated },
): Promise<MatchReport<ClassicView, ClassicMove>> => {
  const seats = Object.keys(seated) as ClassicSeat[];
  const contenders = seats.map((seat) => seated[seat](seat, [seat]));
  return playMatch({
    game: classic,
    options: { ...PLAIN_CLASSIC, ...deal.rules },
    contenders,
    ...deal,
  });
};

export type DuetSeated = Seated<DuetView, DuetMove, Side>;

export const playPair = async (
  deal: Deal,
  seated: { readonly [side in Side]: DuetSeated },
  { tokens = PLAIN_DUET.tokens }: { readonly tokens?: number } = {},
): Promise<MatchReport<DuetView, DuetMove>> =>
  playMatch({
    game: duet,
    options: { ...PLAIN_DUET, ...deal.rules, tokens, mistakes: tokens },
    contenders: SIDES.map((side) => seated[side](side, [side])),
    ...deal,
  });

export type DecryptoSeated = Seated<DecryptoView, DecryptoMove, DecryptoSeat>;

/** Two teams of two; of each team the first and the second need not think alike. */
export const playCiphers = async (
  deal: Deal,
  { first, second }: { readonly first: DecryptoSeated; readonly second: DecryptoSeated },
): Promise<MatchReport<DecryptoView, DecryptoMove>> =>
  playMatch({
    game: decrypto,
    options: { ...PLAIN_DECRYPTO, ...deal.rules, hourglass: null },
    contenders: DECRYPTO_TEAMS.flatMap((team) => [
      first(`${team}.1`, [team]),
      second(`${team}.2`, [team]),
    ]),
    ...deal,
  });
