import { BOT_GAMES, CHARACTERS } from '@remez/bots';
import { thinkerIn } from '@remez/bots/thinkers';
import type { Move } from '@remez/table';
import type { FromMind, ToMind } from './mind-messages.ts';
import { refereeOf } from './referees.ts';

/** In the worker in which bots think; only the language that is played in is fetched. */
const answerTo = async ({ id, question }: ToMind): Promise<FromMind> => {
  const { temperament, view, table } = question;
  try {
    const { language } = table.rules;
    const [thinker, judge] = await Promise.all([thinkerIn(language), refereeOf(language)]);
    const self = { thinker, character: CHARACTERS[temperament], judge };
    const decision = BOT_GAMES[view.game].play(view, table, self);
    const answer = decision === null ? null : { ...decision, move: decision.move as Move };
    return { id, ok: true, answer };
  } catch (error) {
    return { id, ok: false, error };
  }
};

addEventListener('message', async ({ data }: MessageEvent<ToMind>) => {
  postMessage(await answerTo(data));
});
