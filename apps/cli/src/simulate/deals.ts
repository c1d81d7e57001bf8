import { type Language, type Random, shuffled } from '@remez/rules';
import { PACKS } from '@remez/words';
import { goldLexicon } from './minds.ts';
import type { SimulateOptions } from './options.ts';

const BOARD = 25;
const KEYWORDS = 8;

const cardsFor = (
  game: SimulateOptions['game'],
  language: Language,
): readonly (readonly string[])[] =>
  game === 'decrypto'
    ? PACKS[`decrypto.${language}`].cards.flat().map((word) => [word])
    : [...PACKS[`classic.${language}`].cards, ...PACKS[`duet.${language}`].cards];

/** Words for one match, one face of a card; only words of the gold set where someone knows no others. */
export const wordsFor = (
  { game, language, spymaster, operative }: SimulateOptions,
  random: Random,
): readonly string[] => {
  const isGold = spymaster.kind === 'gold' || operative.kind === 'gold';
  const known = isGold ? new Set(goldLexicon().cards.map(({ word }) => word)) : null;
  const faces = cardsFor(game, language).map((card) =>
    known === null ? card : card.filter((word) => known.has(word)),
  );
  return shuffled(
    faces.filter((card) => card.length > 0),
    random,
  )
    .slice(0, game === 'decrypto' ? KEYWORDS : BOARD)
    .flatMap((card) => shuffled(card, random).slice(0, 1));
};
