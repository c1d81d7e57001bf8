import { TEMPERAMENTS, type Temperament } from '@remez/bots';
import type { SimulateOptions } from './options.ts';
import type { GameLine } from './worker.ts';

/** Who plays: as the options say, or where temperaments are compared two of each kind. */
export interface Lineup {
  readonly temperament?: Temperament;
  readonly options: SimulateOptions;
}

export const lineupsOf = (options: SimulateOptions): readonly Lineup[] =>
  options.temperaments
    ? TEMPERAMENTS.map((temperament) => {
        const sitter = { kind: 'bot', temperament } as const;
        return { temperament, options: { ...options, spymaster: sitter, operative: sitter } };
      })
    : [{ options }];

/** The lines of each temperament; nothing where none was compared. */
export const byTemperament = (
  lines: readonly GameLine[],
): readonly (readonly [Temperament, readonly GameLine[]])[] =>
  TEMPERAMENTS.map(
    (temperament) =>
      [temperament, lines.filter((line) => line.temperament === temperament)] as const,
  ).filter(([, played]) => played.length > 0);
