import type { Language, Referee } from '@remez/language';
import { packReferee } from '@remez/server/referee';
import { entriesOf, PACK_IDS, PACKS } from '@remez/words';

/** A card, and a word of another card's line that the referee calls illegal beside it. */
export interface Collision {
  readonly card: string;
  readonly clue: string;
}

/** All words that lie on cards of a language. */
export const cardsOf = (language: Language): readonly string[] =>
  PACK_IDS.filter((id) => PACKS[id].language === language).flatMap((id) => PACKS[id].cards.flat());

/** Every word, form and kin of every line, with the words in whose lines it stands. */
export const itemsOf = (language: Language): ReadonlyMap<string, ReadonlySet<string>> => {
  const items = new Map<string, Set<string>>();
  for (const { word, forms, family } of entriesOf(language)) {
    for (const item of [word, ...forms, ...family]) {
      items.set(item, (items.get(item) ?? new Set()).add(word));
    }
  }
  return items;
};

/** What the referee says of a clue in a room that allows whatever a room may allow. */
export const verdictOn = (
  clue: string,
  visible: readonly string[],
  language: Language,
  verdict: Referee['verdict'] = packReferee().verdict,
) =>
  verdict({
    clue,
    language,
    allow: ['compounds', 'places', 'fullNames', 'titles', 'acronyms'],
    against: 'board',
    visible,
    covered: [],
  });

/** Clues that are illegal beside cards in whose lines they do not stand. */
export const collisionsOf = (clues: Iterable<string>, language: Language): readonly Collision[] => {
  const cards = cardsOf(language);
  const items = itemsOf(language);
  const found: Collision[] = [];
  for (const clue of clues) {
    const own = items.get(clue);
    let visible = cards.filter((card) => own?.has(card) !== true);
    /** A verdict names one card; the others are asked about without it. */
    for (;;) {
      const { verdict, word } = verdictOn(clue, visible, language);
      if (verdict !== 'illegal' || word === null) break;
      found.push({ card: word, clue });
      visible = visible.filter((card) => card !== word);
    }
  }
  return found;
};
