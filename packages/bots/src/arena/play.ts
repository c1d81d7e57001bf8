import type { ClueRules, Judge } from '@remez/rules';
import { hashOf } from '../chance.ts';
import type { BotGame } from '../games.ts';
import type { Self } from '../player.ts';
import type { Format, Part, Place } from './format.ts';
import { type Contender, type MatchReport, playMatch } from './match.ts';

export interface Deal {
  readonly words: readonly string[];
  readonly rules: ClueRules;
  readonly judge: Judge;
  readonly seed: number;
}

/** Who plays a part: given a place, someone who plays there. */
export type Seated = (place: Place) => Contender;

/** A bot of ours, seated. */
export const seatBot =
  (
    { play }: BotGame,
    self: Self,
    { rules, seed }: { readonly rules: ClueRules; readonly seed: number },
  ): Seated =>
  ({ who, seats }) => ({
    who,
    seats,
    play: (view) =>
      play(view, { seats, who, rules, people: [], seed: hashOf(seed, who, view.turn) }, self),
  });

const contenderAt = (place: Place, format: Format, seated: Seated): Contender => {
  const contender = seated(place);
  return {
    ...contender,
    play: (view) => (format.takesPart?.(view, place) === false ? null : contender.play(view)),
  };
};

/** One match of a game, as the arena plays it. */
export const playFormat = async (
  format: Format,
  deal: Deal,
  seated: { readonly [part in Part]: Seated },
): Promise<MatchReport> =>
  playMatch({
    game: format.game,
    options: format.options(deal.rules),
    contenders: format.places.map((place) => contenderAt(place, format, seated[place.part])),
    words: deal.words,
    judge: deal.judge,
    seed: deal.seed,
  });
