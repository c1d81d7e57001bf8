import { BOT_GAMES, CHARACTERS, makeGrammar, makeThinker, type Thinker } from '@remez/bots';
import type { Language } from '@remez/rules';
import type { Move } from '@remez/table';
import type { FromMind, ToMind } from './mind-messages.ts';
import { refereeOf } from './referees.ts';

/** The worker in which bots think; only the language that is played in is fetched. */
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
  const known = thinkers.get(language);
  if (known !== undefined) return known;
  const making = makeThinkerIn(language);
  thinkers.set(language, making);
  making.catch(() => thinkers.delete(language));
  return making;
};

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
