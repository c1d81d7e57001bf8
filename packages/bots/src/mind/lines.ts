/** How readily an association comes: 3 at once, 2 readily, 1 after a moment's thought. */
export const WEIGHTS = [3, 2, 1] as const;
export type Weight = (typeof WEIGHTS)[number];

export interface Associated {
  readonly word: string;
  readonly weight: Weight;
}

/** One line of the lexicon: a word, and what it makes people think of. */
export interface Line {
  readonly word: string;
  readonly associated: readonly Associated[];
}

/**
 * What a mind knows. Card lines go from a card's word to whatever comes to mind; clue lines go from
 * a clue to the words of cards that it points to.
 */
export interface Lexicon {
  readonly cards: readonly Line[];
  readonly clues: readonly Line[];
}

const itemsIn = (column: string | undefined): readonly string[] =>
  (column ?? '').split(/\s+/u).filter((item) => item !== '');

/** `word | weight 3 | weight 2 | weight 1`, items apart by spaces; a hyphen joins an expression. */
export const parseLine = (text: string): Line => {
  const [word = '', ...columns] = text.split('|').map((column) => column.trim());
  const associated = WEIGHTS.flatMap((weight, at) =>
    itemsIn(columns[at]).map((item) => ({ word: item, weight })),
  );
  return { word, associated };
};

export const parseLines = (text: string): readonly Line[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseLine);
