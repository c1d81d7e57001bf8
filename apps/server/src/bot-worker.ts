import { BOT_GAMES, CHARACTERS, makeGrammar, makeThinker, type Thinker } from '@remez/bots';
import type { Language } from '@remez/rules';
import type { BotAnswer, BotQuestion, Move } from '@remez/table';
import { packReferee } from './referee.ts';

/** The thread in which bots think: lexicons and the referee are read there, when they are first needed. */

const LEXICONS = {
  he: () => import('@remez/bots/lexicon/he'),
  en: () => import('@remez/bots/lexicon/en'),
} as const;

const thinkers = new Map<Language, Promise<Thinker>>();

const makeThinkerIn = async (language: Language): Promise<Thinker> => {
  const { lexicon, groups } = await LEXICONS[language]();
  return makeThinker(lexicon, makeGrammar(language, lexicon, groups));
};

const thinkerIn = (language: Language): Promise<Thinker> => {
  const thinker = thinkers.get(language) ?? makeThinkerIn(language);
  thinkers.set(language, thinker);
  return thinker;
};

export const decideOne = async ({
  temperament,
  view,
  table,
}: BotQuestion): Promise<BotAnswer | null> => {
  const self = {
    thinker: await thinkerIn(table.rules.language),
    character: CHARACTERS[temperament],
    judge: packReferee(),
  };
  const decision = BOT_GAMES[view.game].play(view, table, self);
  return decision === null ? null : { ...decision, move: decision.move as Move };
};
