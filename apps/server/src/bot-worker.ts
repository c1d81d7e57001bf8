import { BOT_GAMES, CHARACTERS } from '@remez/bots';
import { thinkerIn } from '@remez/bots/thinkers';
import type { BotAnswer, BotQuestion, Move } from '@remez/table';
import { packReferee } from './referee.ts';

/** In the thread in which bots think: lexicons and the referee are read there, when they are first needed. */
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
