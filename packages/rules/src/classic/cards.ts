import { keepText } from '../encode.ts';
import type { CardView, Identity, State, Team } from './types.ts';

/** What can be seen of the cards between one cover and the next, worked out when first asked. */
interface Seen {
  readonly words: State['words'];
  readonly key: State['key'];
  open?: readonly number[];
  withKey?: readonly CardView[];
  withoutKey?: readonly CardView[];
}

const seenCards = new WeakMap<State['covered'], Seen>();

const look = ({ words, key, covered }: State): Seen => {
  const known = seenCards.get(covered);
  if (known !== undefined && known.words === words && known.key === key) return known;
  const seen: Seen = { words, key };
  seenCards.set(covered, seen);
  return seen;
};

/** Words do not change in a match, so each is made into JSON once. */
const wordTexts = new WeakMap<State['words'], readonly string[]>();
const textsOf = (words: State['words']): readonly string[] => {
  const known = wordTexts.get(words);
  if (known !== undefined) return known;
  const texts = words.map((word) => JSON.stringify(word));
  wordTexts.set(words, texts);
  return texts;
};

/** C3 · an unrevealed card has no identity at all, except for those who see the key. */
const drawCards = (
  state: State,
  { seesKey }: { readonly seesKey: boolean },
): readonly CardView[] => {
  const texts = textsOf(state.words);
  const cards: CardView[] = [];
  let json = '';
  for (let card = 0; card < state.words.length; card += 1) {
    const word = state.words[card] as string;
    const identity = state.key[card] as Identity;
    json += `${card === 0 ? '[' : ','}{"word":${texts[card]}`;
    if (state.covered[card]) {
      cards.push({ word, covered: identity });
      json += `,"covered":"${identity}"}`;
    } else if (seesKey) {
      cards.push({ word, key: identity });
      json += `,"key":"${identity}"}`;
    } else {
      cards.push({ word });
      json += '}';
    }
  }
  keepText(cards, `${json}]`);
  return cards;
};

export const cardsFor = (state: State, { seesKey }: { seesKey: boolean }): readonly CardView[] => {
  const seen = look(state);
  if (seesKey) {
    seen.withKey ??= drawCards(state, { seesKey });
    return seen.withKey;
  }
  seen.withoutKey ??= drawCards(state, { seesKey });
  return seen.withoutKey;
};

export const openCards = (state: State): readonly number[] => {
  const seen = look(state);
  seen.open ??= [...state.words.keys()].filter((card) => !state.covered[card]);
  return seen.open;
};

export const openCardsOf = (state: State, team: Team): readonly number[] =>
  openCards(state).filter((card) => state.key[card] === team);
