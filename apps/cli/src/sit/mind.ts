import { randomInt } from 'node:crypto';
import { BOT_GAME_NAMES, BOT_GAMES, type Self } from '@remez/bots';
import type { Language } from '@remez/rules';
import { oneOf } from '@remez/scenarios';
import { selfFor } from '../players/minds.ts';
import { type Answer, openProgram, type Question } from '../players/program.ts';
import type { SitOptions } from './options.ts';

/** A question at a real table: also which game it is, and who answers with one. */
export interface Asked {
  readonly game: string;
  readonly people: readonly string[];
  readonly question: Question;
}

/** Whoever plays the seat. */
export interface Mind {
  readonly decide: (asked: Asked) => Promise<Answer>;
  readonly end: () => void;
}

const MOST_SEED = 2 ** 32;

const botMind = (bot: Exclude<SitOptions['bot'], { kind: 'program' }>): Mind => {
  const selves = new Map<Language, Promise<Self>>();
  const chance = randomInt(MOST_SEED);
  const selfIn = (language: Language): Promise<Self> => {
    const self = selves.get(language) ?? selfFor(bot, { language });
    selves.set(language, self);
    return self;
  };
  return {
    decide: async ({ game, people, question }) => {
      const name = oneOf(BOT_GAME_NAMES, game);
      if (name === undefined) return { ok: false, why: `no bot plays ${game}` };
      const { seats, who, rules, view } = question;
      const table = { seats, who, rules, people, seed: (chance + view.turn) % MOST_SEED };
      const decision = BOT_GAMES[name].play(view, table, await selfIn(rules.language));
      return { ok: true, move: decision?.move ?? null };
    },
    end: () => {},
  };
};

const programMind = (command: string, patience: number): Mind => {
  const program = openProgram(command, patience);
  return { decide: ({ question }) => program.ask(question), end: program.end };
};

export const mindFor = ({ bot, patience }: Pick<SitOptions, 'bot' | 'patience'>): Mind =>
  bot.kind === 'program' ? programMind(bot.command, patience) : botMind(bot);
