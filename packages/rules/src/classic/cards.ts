import type { CardView, Identity, State, Team } from './types.ts';

/** C3 · an unrevealed card has no identity at all, except for those who see the key. */
export const cardsFor = (
  { words, key, covered }: State,
  { seesKey }: { seesKey: boolean },
): readonly CardView[] =>
  words.map((word, card): CardView => {
    const identity = key[card] as Identity;
    if (covered[card]) return { word, covered: identity };
    return seesKey ? { word, key: identity } : { word };
  });

export const openCards = ({ words, covered }: State): readonly number[] =>
  [...words.keys()].filter((card) => !covered[card]);

export const openCardsOf = (state: State, team: Team): readonly number[] =>
  openCards(state).filter((card) => state.key[card] === team);
