import { DIGITS, type Digit, type Digits, PLACES, type Place } from './view.ts';

export const NO_DIGITS: Digits = [null, null, null];

const made = (digit: (place: Place) => Digit | null): Digits => [digit(0), digit(1), digit(2)];

/** Each digit lies beside one clue at most: laid elsewhere, it leaves where it was. */
export const placed = (digits: Digits, place: Place, digit: Digit): Digits =>
  made((each) => {
    if (each === place) return digit;
    return digits[each] === digit ? null : digits[each];
  });

export const lifted = (digits: Digits, digit: Digit): Digits =>
  made((each) => (digits[each] === digit ? null : digits[each]));

/** Dropped on a place that is taken, the two change places. */
export const moved = (digits: Digits, from: Place, to: Place): Digits =>
  made((each) => {
    if (each === from) return digits[to];
    return each === to ? digits[from] : digits[each];
  });

export const firstFree = (digits: Digits): Place | undefined =>
  PLACES.find((place) => digits[place] === null);

export const asDigit = (text: string): Digit | undefined =>
  DIGITS.find((digit) => String(digit) === text);

export const isWhole = (digits: Digits): digits is readonly [Digit, Digit, Digit] =>
  !digits.includes(null);
