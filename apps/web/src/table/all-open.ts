import { type Opening, opens } from '@remez/protocol/commitment';

/** Whether every one of them is opened by what was said to be in it. */
export const allOpen = (
  seals: readonly string[],
  openings: readonly (Opening | undefined)[],
): boolean =>
  seals.length === openings.length &&
  seals.every((seal, index) => {
    const opening = openings[index];
    return opening !== undefined && opens(seal, opening);
  });
