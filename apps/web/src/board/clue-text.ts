import { countText } from './clue-said.tsx';

/** A clue in one piece: never broken before its number, its word kept apart from the direction of its neighbours. */
export const clueText = ({
  word,
  count,
}: {
  readonly word: string;
  readonly count: number | 'unlimited';
}): string => `\u2068${word}\u2069:\u00a0${countText(count)}`;
