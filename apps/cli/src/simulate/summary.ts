import type { Format } from '@remez/bots/arena';
import type { GameLine } from './worker.ts';

/** A share of so many, with the interval in which it lies with 95% (Wilson). */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

const shareOf = (count: number, whole: number): Share => {
  if (whole === 0) return { share: 0, low: 0, high: 1 };
  const share = count / whole;
  const spread = Z ** 2 / whole;
  const middle = (share + spread / 2) / (1 + spread);
  const width =
    (Z * Math.sqrt((share * (1 - share)) / whole + spread / (4 * whole))) / (1 + spread);
  return { share, low: Math.max(0, middle - width), high: Math.min(1, middle + width) };
};

const sum = (values: readonly number[]): number => values.reduce((so, value) => so + value, 0);

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

export interface Summary {
  readonly games: number;
  readonly shares: { readonly [what: string]: Share };
  readonly means: { readonly [what: string]: number };
  /** Milliseconds a decision took. */
  readonly decisions: { readonly count: number; readonly p50: number; readonly p95: number };
  /** Who gave no move that could be played, how often, and the reasons. */
  readonly lapses: { readonly [who: string]: { readonly [reason: string]: number } };
}

const lapsesIn = (lines: readonly GameLine[]): Summary['lapses'] => {
  const lapses: { [who: string]: { [reason: string]: number } } = {};
  for (const { who, reason } of lines.flatMap((line) => line.lapses)) {
    const reasons = lapses[who] ?? {};
    lapses[who] = { ...reasons, [reason]: (reasons[reason] ?? 0) + 1 };
  }
  return lapses;
};

/** Of every figure of the games: the share of what is true or false, the mean of what is counted. */
export const summarise = (
  lines: readonly GameLine[],
  format: Pick<Format, 'shares' | 'means'>,
): Summary => {
  const figures = Object.keys(lines[0]?.tally ?? {});
  const shares: { [what: string]: Share } = {};
  const means: { [what: string]: number } = {};
  const valuesOf = (figure: string) => lines.map(({ tally }) => tally[figure]);
  const total = (figure: string) => sum(valuesOf(figure).map(Number));
  for (const figure of figures) {
    const values = valuesOf(figure);
    if (values.every((value) => typeof value === 'boolean')) {
      shares[figure] = shareOf(values.filter(Boolean).length, lines.length);
    } else {
      means[figure] = total(figure) / lines.length;
    }
  }
  for (const [name, { of, among }] of Object.entries(format.shares ?? {})) {
    shares[name] = shareOf(total(of), total(among));
  }
  for (const [name, { of, among }] of Object.entries(format.means ?? {})) {
    means[name] = total(of) / Math.max(1, total(among));
  }
  const times = lines.flatMap(({ milliseconds }) => milliseconds).sort((one, two) => one - two);
  return {
    games: lines.length,
    shares,
    means,
    decisions: {
      count: times.length,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
    },
    lapses: lapsesIn(lines),
  };
};
