import { BOT_GAMES, type Self, type Temperament } from '@remez/bots';
import {
  type ClueLine,
  type Lapse,
  type Part,
  playFormat,
  type Seated,
  seatBot,
  type Tally,
} from '@remez/bots/arena';
import { type ClueRules, PLAIN_CLUE_RULES, seededRandom } from '@remez/rules';
import { judge, selfFor } from '../players/minds.ts';
import { openProgram, type Program } from '../players/program.ts';
import type { Sitter } from '../players/sitter.ts';
import { wordsFor } from './deals.ts';
import type { Lineup } from './lineups.ts';
import type { SimulateOptions } from './options.ts';

/** One match, as it stands on its line. */
export interface GameLine {
  readonly seed: number;
  /** Of whom, where temperaments are compared. */
  readonly temperament?: Temperament;
  readonly tally: Tally;
  /** Clues with what was meant and what was guessed, where the game has them. */
  readonly clues: readonly ClueLine[];
  readonly milliseconds: readonly number[];
  readonly lapses: readonly Lapse[];
}

/** Minds are made and programs started once a worker. */
const selves = new Map<string, Promise<Self>>();
const programs = new Map<string, Program>();

/** In cross-play the two do not share one mind: each knows a part of the lexicon of its own. */
const SHARES = { spymaster: 1, operative: 2 } as const;

const selfOf = (
  part: Part,
  sitter: Exclude<Sitter, { kind: 'program' }>,
  { language, oneMind }: SimulateOptions,
): Promise<Self> => {
  const key = JSON.stringify([part, sitter, language, oneMind]);
  const share = oneMind ? {} : { part: SHARES[part] };
  const self = selves.get(key) ?? selfFor(sitter, { language, ...share });
  selves.set(key, self);
  return self;
};

const programOf = (command: string, patience: number): Program => {
  const program = programs.get(command) ?? openProgram(command, patience);
  programs.set(command, program);
  return program;
};

/** A seat that a program plays. A move that is late, or is none, is lost, and nobody else is disturbed. */
const seatProgram =
  (program: Program, rules: ClueRules): Seated =>
  ({ who, seats }) => ({
    who,
    seats,
    play: async (view) => {
      if (Object.keys(view.can).length === 0) return null;
      const answer = await program.ask({ seats, who, rules, view });
      if (!answer.ok) return { lapse: answer.why };
      return answer.move === null ? null : { move: answer.move, sure: 0 };
    },
  });

/** Plays one match; called in a worker of the pool. */
export const simulateOne = async ({
  temperament,
  options,
  seed,
}: Lineup & { readonly seed: number }): Promise<GameLine> => {
  const rules = { ...PLAIN_CLUE_RULES, language: options.language };
  const bots = BOT_GAMES[options.game];
  const seat = async (part: Part): Promise<Seated> => {
    const sitter = options[part];
    return sitter.kind === 'program'
      ? seatProgram(programOf(sitter.command, options.patience), rules)
      : seatBot(bots, await selfOf(part, sitter, options), { rules, seed });
  };
  const { view, played, lapses } = await playFormat(
    bots.arena,
    { words: wordsFor(options, rules, seededRandom(seed)), rules, judge, seed },
    { spymaster: await seat('spymaster'), operative: await seat('operative') },
  );
  return {
    seed,
    ...(temperament === undefined ? {} : { temperament }),
    tally: bots.arena.tally(view),
    clues: bots.arena.clues?.(view) ?? [],
    milliseconds: played.map(({ milliseconds }) => milliseconds),
    lapses,
  };
};

/** Before a worker of the pool ends. */
export const endPrograms = (): void => {
  for (const program of programs.values()) program.end();
};
