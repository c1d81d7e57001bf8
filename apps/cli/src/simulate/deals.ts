import { BOT_GAMES } from '@remez/bots';
import { type ClueRules, type Random, shuffled } from '@remez/rules';
import { PACK_IDS, PACKS } from '@remez/words';
import { goldLexicon } from '../players/minds.ts';
import type { SimulateOptions } from './options.ts';

/** Words for one match, one face of a card; only words of the gold set where someone knows no others. */
export const wordsFor = (
  { game, spymaster, operative }: Pick<SimulateOptions, 'game' | 'spymaster' | 'operative'>,
  rules: ClueRules,
  random: Random,
): readonly string[] => {
  const { arena } = BOT_GAMES[game];
  const packs = arena.packs(rules.language);
  const dealt = PACK_IDS.filter((id) => packs.includes(id)).flatMap((id) => PACKS[id].cards);
  const cards = arena.facesMeet ? dealt.flat().map((word) => [word]) : dealt;
  const isGold = spymaster.kind === 'gold' || operative.kind === 'gold';
  const known = isGold ? new Set(goldLexicon().cards.map(({ word }) => word)) : null;
  const faces = cards.map((card) =>
    known === null ? card : card.filter((word) => known.has(word)),
  );
  return shuffled(
    faces.filter((card) => card.length > 0),
    random,
  )
    .slice(0, arena.game.wordsNeeded(arena.options(rules)))
    .flatMap((card) => shuffled(card, random).slice(0, 1));
};
