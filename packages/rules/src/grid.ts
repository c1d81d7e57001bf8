/** What games on a board of words share: five rows of five words. */
export const GRID_CARDS = 25;

export const isCard = (card: unknown): card is number =>
  Number.isInteger(card) && (card as number) >= 0 && (card as number) < GRID_CARDS;

/** A copy of the list with one place changed. */
export const replaced = <Item>(items: readonly Item[], index: number, item: Item): Item[] => {
  const copy = items.slice();
  copy[index] = item;
  return copy;
};
