import { parseArgs } from 'node:util';
import { TEMPERAMENTS, type Temperament } from '@remez/bots';
import type { Language } from '@remez/rules';

export const GAMES = ['classic', 'duet', 'decrypto'] as const;
export type GameName = (typeof GAMES)[number];

/**
 * Who sits on a seat: a bot of ours by its temperament, one that knows the gold associations and
 * nothing else, or a program that someone brings.
 */
export type Sitter =
  | { readonly kind: 'bot'; readonly temperament: Temperament }
  | { readonly kind: 'gold' }
  | { readonly kind: 'program'; readonly command: string };

export interface SimulateOptions {
  readonly game: GameName;
  readonly language: Language;
  readonly games: number;
  readonly seed: number;
  /** Who gives clues; in Duet the one side, in Decrypto the first of each team. */
  readonly spymaster: Sitter;
  /** Who guesses; in Duet the other side, in Decrypto the second of each team. */
  readonly operative: Sitter;
  /** Both know the whole lexicon; otherwise each knows a part of its own. */
  readonly oneMind: boolean;
  readonly workers: number;
  readonly report: string | null;
  /** Milliseconds that a program has for a move. */
  readonly patience: number;
}

const sitterOf = (text: string): Sitter | null => {
  if (text === 'gold') return { kind: 'gold' };
  if (text.startsWith('exec:')) return { kind: 'program', command: text.slice('exec:'.length) };
  const temperament = TEMPERAMENTS.find((each) => each === text);
  return temperament === undefined ? null : { kind: 'bot', temperament };
};

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
        game: { type: 'string', default: 'classic' },
        language: { type: 'string', default: 'he' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        spymaster: { type: 'string', default: 'balanced' },
        operative: { type: 'string', default: 'balanced' },
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
  const game = GAMES.find((each) => each === text('game'));
  if (game === undefined) return `--game is one of ${GAMES.join(', ')}`;
  const language = text('language');
  if (language !== 'he' && language !== 'en') return '--language is he or en';
  const counts = { games: 1, seed: 0, workers: 1, patience: 1 } as const;
  const numbers: { [flag: string]: number } = {};
  for (const [flag, least] of Object.entries(counts)) {
    const number = numberOf(text(flag), least);
    if (number === null) return `--${flag} is a whole number, ${least} or more`;
    numbers[flag] = number;
  }
  const spymaster = sitterOf(text('spymaster'));
  const operative = sitterOf(text('operative'));
  if (spymaster === null || operative === null) {
    return `a seat is ${TEMPERAMENTS.join(', ')}, gold, or 'exec:COMMAND'`;
  }
  return {
    game,
    language,
    games: numbers.games ?? 1,
    seed: numbers.seed ?? 0,
    workers: numbers.workers ?? 1,
    patience: numbers.patience ?? 1,
    spymaster,
    operative,
    oneMind: values['one-mind'] === true,
    report: typeof values.report === 'string' ? values.report : null,
  };
};
