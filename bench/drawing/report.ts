import type { GameKind, Screen } from './record.ts';
import type { Cost } from './trace.ts';

export interface Measured extends Cost {
  readonly game: GameKind;
  readonly screen: Screen;
  readonly kind: string;
}

/**
 * Phones are about so much slower. Processor time is multiplied instead of slowing the browser down,
 * which counts by the clock and so counts what else the machine does.
 */
const SLOWED = 4;
const FRAME = 1000 / 60;
/** Not moves: a finger on a card, and the board of another match. */
const OTHERS = new Set(['point', 'again']);

const at = (values: readonly number[], share: number): number =>
  SLOWED * (values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0);

const line = (what: string, some: readonly Measured[]): string => {
  const drawn = some.map((each) => each.drawn);
  const shares = [0.5, 0.9, 1].map((share) => at(drawn, share).toFixed(1).padStart(6)).join('');
  const parts = (['script', 'style', 'layout', 'paint', 'after'] as const)
    .map((part) =>
      at(
        some.map((each) => each[part]),
        0.5,
      )
        .toFixed(1)
        .padStart(7),
    )
    .join('');
  const late = drawn.filter((cost) => cost * SLOWED > FRAME).length;
  return `${what.padEnd(34)}${String(some.length).padStart(5)}${shares}${String(late).padStart(6)} ${parts}`;
};

const grouped = (some: readonly Measured[], keyOf: (each: Measured) => string): readonly string[] =>
  [...Map.groupBy(some, keyOf)].map(([key, group]) => line(key, group));

/** Milliseconds of a processor that is so much slower. */
export const reportOf = (measured: readonly Measured[]): string => {
  const moves = measured.filter(({ kind }) => !OTHERS.has(kind));
  return [
    `ms on a ${SLOWED}× slower processor, from frame to picture; late: over ${FRAME.toFixed(1)} ms; medians of its parts and of what comes after`,
    `${''.padEnd(34)}   of   p50   p90 worst  late  script  style layout  paint  after`,
    line('all moves', moves),
    line(
      'all moves, without painting',
      moves.map((move) => ({ ...move, drawn: move.script + move.style + move.layout })),
    ),
    ...grouped(moves, ({ game, screen }) => `${game}, ${screen}`),
    ...grouped(measured, ({ game, kind }) => `${game}: ${kind}`),
  ].join('\n');
};
