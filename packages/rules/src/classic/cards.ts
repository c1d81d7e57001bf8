import type { CardView, Identity, State, Team } from './types.ts';

type Cards = readonly CardView[];

/** The cards of one deal, made once: as each can lie there, and as they lay when last looked at. */
interface Deal {
  readonly words: readonly string[];
  readonly faces: { readonly [face in 'plain' | 'keyed' | 'covered']: Cards };
  readonly lists: { [face in 'plain' | 'keyed']?: { covered: State['covered']; cards: Cards } };
  open?: { readonly covered: State['covered']; readonly cards: readonly number[] };
}

const deals = new WeakMap<readonly Identity[], Deal>();

const dealOf = ({ words, key }: State): Deal => {
  const kept = deals.get(key);
  if (kept?.words === words) return kept;
  const identityOf = (card: number) => key[card] as Identity;
  const faces: Deal['faces'] = {
    plain: words.map((word) => ({ word })),
    keyed: words.map((word, card) => ({ word, key: identityOf(card) })),
    covered: words.map((word, card) => ({ word, covered: identityOf(card) })),
  };
  const deal: Deal = { words, faces, lists: {} };
  deals.set(key, deal);
  return deal;
};

/**
 * C3 · an unrevealed card has no identity at all, except for those who see the key. The same list
 * until another card is covered, and the same card until it is.
 */
export const cardsFor = (state: State, { seesKey }: { seesKey: boolean }): Cards => {
  const { faces, lists } = dealOf(state);
  const { covered } = state;
  const face = seesKey ? 'keyed' : 'plain';
  const kept = lists[face];
  if (kept?.covered === covered) return kept.cards;
  const cards = covered.map(
    (isCovered, card) => (isCovered ? faces.covered : faces[face])[card] as CardView,
  );
  lists[face] = { covered, cards };
  return cards;
};

/** By which cards are covered, and by nothing else. */
export const openCards = (state: State): readonly number[] => {
  const deal = dealOf(state);
  const { covered } = state;
  if (deal.open?.covered === covered) return deal.open.cards;
  const cards = [...covered.keys()].filter((card) => !covered[card]);
  deal.open = { covered, cards };
  return cards;
};

export const openCardsOf = (state: State, team: Team): readonly number[] =>
  openCards(state).filter((card) => state.key[card] === team);
