import { useMemo } from 'preact/hooks';

/** The words on the cards: the same list as long as they are the same, whatever lies on them. */
export const useWords = (cards: readonly { readonly word: string }[]): readonly string[] => {
  const all = cards.map(({ word }) => word);
  return useMemo(() => all, [all.join('\n')]);
};
