import { keepText } from '../encode.ts';
import type { CardView, Identity, State, Team } from './types.ts';

/** Every way in which the cards of one match can be seen, drawn and encoded once. */
interface Faces {
  readonly words: State['words'];
  readonly plain: Drawn;
  readonly keyed: Drawn;
  readonly covered: Drawn;
}

interface Drawn {
  readonly views: readonly CardView[];
  readonly texts: readonly string[];
}

const drawn = (views: readonly CardView[]): Drawn => ({
  views,
  texts: views.map((view) => JSON.stringify(view)),
});

const facesOfKey = new WeakMap<State['key'], Faces>();

/** C3 · an unrevealed card has no identity at all, except for those who see the key. */
const facesOf = ({ words, key }: State): Faces => {
  const known = facesOfKey.get(key);
  if (known !== undefined && known.words === words) return known;
  const identityOf = (card: number): Identity => key[card] as Identity;
  const faces: Faces = {
    words,
    plain: drawn(words.map((word) => ({ word }))),
    keyed: drawn(words.map((word, card) => ({ word, key: identityOf(card) }))),
    covered: drawn(words.map((word, card) => ({ word, covered: identityOf(card) }))),
  };
  facesOfKey.set(key, faces);
  return faces;
};

/** What can be seen of the cards between one cover and the next, laid out when first asked. */
interface Layout {
  readonly faces: Faces;
  open?: readonly number[];
  keyed?: readonly CardView[];
  plain?: readonly CardView[];
}

const layouts = new WeakMap<State['covered'], Layout>();

const layoutOf = (state: State): Layout => {
  const faces = facesOf(state);
  const known = layouts.get(state.covered);
  if (known?.faces === faces) return known;
  const layout: Layout = { faces };
  layouts.set(state.covered, layout);
  return layout;
};

const layOut = ({ covered, words }: State, faces: Faces, open: Drawn): readonly CardView[] => {
  const cards: CardView[] = [];
  let json = '[';
  for (let card = 0; card < words.length; card += 1) {
    const { views, texts } = covered[card] ? faces.covered : open;
    cards.push(views[card] as CardView);
    json += card === 0 ? texts[card] : `,${texts[card]}`;
  }
  keepText(cards, `${json}]`);
  return cards;
};

export const cardsFor = (state: State, { seesKey }: { seesKey: boolean }): readonly CardView[] => {
  const layout = layoutOf(state);
  const { faces } = layout;
  if (seesKey) {
    layout.keyed ??= layOut(state, faces, faces.keyed);
    return layout.keyed;
  }
  layout.plain ??= layOut(state, faces, faces.plain);
  return layout.plain;
};

export const openCards = (state: State): readonly number[] => {
  const layout = layoutOf(state);
  layout.open ??= [...state.words.keys()].filter((card) => !state.covered[card]);
  return layout.open;
};

export const openCardsOf = (state: State, team: Team): readonly number[] =>
  openCards(state).filter((card) => state.key[card] === team);
