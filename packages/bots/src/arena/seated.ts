import type { ClueRules } from '@remez/rules';
import { hashOf } from '../chance.ts';
import { playClassic } from '../classic/index.ts';
import { playDecrypto } from '../decrypto/index.ts';
import { playDuet } from '../duet/index.ts';
import type { Player, Self } from '../player.ts';
import type { ClassicSeated, DecryptoSeated, DuetSeated, Seated } from './formats.ts';

const seat =
  <View extends { readonly turn: number }, Move, Seat extends string>(
    player: Player<View, Move, Seat>,
    self: Self,
    { rules, seed }: { readonly rules: ClueRules; readonly seed: number },
  ): Seated<View, Move, Seat> =>
  (who, seats) => ({
    who,
    seats,
    play: (view) =>
      player(
        view,
        { seats, who, rules, withPeople: false, seed: hashOf(seed, who, view.turn) },
        self,
      ),
  });

interface Where {
  readonly rules: ClueRules;
  readonly seed: number;
}

/** Bots of ours, seated. */
export const atClassic = (self: Self, where: Where): ClassicSeated =>
  seat(playClassic, self, where);
export const atDuet = (self: Self, where: Where): DuetSeated => seat(playDuet, self, where);
export const atDecrypto = (self: Self, where: Where): DecryptoSeated =>
  seat(playDecrypto, self, where);
