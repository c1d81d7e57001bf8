import { type Lexicon, makeGrammar, makeThinker, partOf, type Thinker } from '@remez/bots';
import { type ClueRules, type Judge, PLAIN_CLUE_RULES } from '@remez/rules';
import { packReferee } from '@remez/server/referee';
import { type Language, PACKS, type WordCard } from '@remez/words';

/** All that boards of one language are made with. */
export interface World {
  readonly language: Language;
  /** Two faces a card: twins lie on one, so that they never meet. */
  readonly cards: readonly WordCard[];
  readonly judge: Judge;
  readonly rules: ClueRules;
  /** Who gives the clues. */
  readonly giver: Thinker;
  /** Who hears them: each knows another part of the lexicon. */
  readonly listeners: readonly Thinker[];
}

const LEXICONS = {
  he: () => import('@remez/bots/lexicon/he'),
  en: () => import('@remez/bots/lexicon/en'),
} as const;

/** As many as fit into memory beside each other. */
const LISTENERS = 8;
/** The numbers below it are those of the arena (`remez simulate`). */
const FIRST_LISTENER = 101;

export const makeWorld = async (language: Language, listeners = LISTENERS): Promise<World> => {
  const { lexicon, groups } = await LEXICONS[language]();
  const thinkerOf = (known: Lexicon) => makeThinker(known, makeGrammar(language, known, groups));
  return {
    language,
    cards: [...PACKS[`classic.${language}`].cards, ...PACKS[`duet.${language}`].cards],
    judge: packReferee(),
    rules: { ...PLAIN_CLUE_RULES, language },
    giver: thinkerOf(lexicon),
    listeners: Array.from({ length: listeners }, (_, nth) =>
      thinkerOf(partOf(lexicon, FIRST_LISTENER + nth)),
    ),
  };
};
