import { parseArgs } from 'node:util';
import { BOT_GAME_NAMES, type BotGameName, type Temperament } from '@remez/bots';
import type { Language } from '@remez/rules';
import { SITTERS, type Sitter, sitterOf } from '../players/sitter.ts';

export interface SimulateOptions {
  readonly game: BotGameName;
  readonly language: Language;
  readonly games: number;
  readonly seed: number;
  /** Who gives clues; where both do, the first. */
  readonly spymaster: Sitter;
  /** Who guesses; where both do, the second. */
  readonly operative: Sitter;
  /** Every game is played once with each temperament, both players of it. */
  readonly temperaments: boolean;
  /** Both know the whole lexicon; otherwise each knows a part of its own. */
  readonly oneMind: boolean;
  readonly workers: number;
  readonly report: string | null;
  /** Milliseconds that a program has for a move. */
  readonly patience: number;
}

const USUAL: Temperament = 'balanced';

const numberOf = (text: string, least: number): number | null => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= least ? number : null;
};

/** What was asked for, or a sentence that says what is wrong with it. */
export const parseOptions = (args: readonly string[]): SimulateOptions | string => {
  let values: { [flag: string]: string | boolean | undefined };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        game: { type: 'string', default: BOT_GAME_NAMES[0] ?? '' },
        language: { type: 'string', default: 'he' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        spymaster: { type: 'string' },
        operative: { type: 'string' },
        temperaments: { type: 'boolean', default: false },
        'one-mind': { type: 'boolean', default: false },
        workers: { type: 'string', default: '2' },
        report: { type: 'string' },
        patience: { type: 'string', default: '5000' },
      },
    }));
  } catch (error) {
    return (error as Error).message;
  }
  const text = (flag: string) => String(values[flag] ?? '');
  const game = BOT_GAME_NAMES.find((each) => each === text('game'));
  if (game === undefined) return `--game is one of ${BOT_GAME_NAMES.join(', ')}`;
  const language = text('language');
  if (language !== 'he' && language !== 'en') return '--language is he or en';
  const counts = { games: 1, seed: 0, workers: 1, patience: 1 } as const;
  const numbers: { [flag: string]: number } = {};
  for (const [flag, least] of Object.entries(counts)) {
    const number = numberOf(text(flag), least);
    if (number === null) return `--${flag} is a whole number, ${least} or more`;
    numbers[flag] = number;
  }
  const isNamed = values.spymaster !== undefined || values.operative !== undefined;
  if (values.temperaments === true && isNamed) {
    return '--temperaments plays them all: no --spymaster or --operative beside it';
  }
  const spymaster = sitterOf(text('spymaster') || USUAL);
  const operative = sitterOf(text('operative') || USUAL);
  if (spymaster === null) return `--spymaster is ${SITTERS}`;
  if (operative === null) return `--operative is ${SITTERS}`;
  return {
    game,
    language,
    games: numbers.games ?? 1,
    seed: numbers.seed ?? 0,
    workers: numbers.workers ?? 1,
    patience: numbers.patience ?? 1,
    spymaster,
    operative,
    temperaments: values.temperaments === true,
    oneMind: values['one-mind'] === true,
    report: typeof values.report === 'string' ? values.report : null,
  };
};
