import { WITHIN_MS } from './measure.ts';
import { barChart, lineChart } from './plots.ts';
import {
  limitOf,
  mean,
  type Results,
  roundsOf,
  sizesIn,
  subjectsIn,
  usualSize,
} from './results.ts';
import { SUBJECTS } from './subjects.ts';

/** The page's pictures by their file names. */
export const drawCharts = (results: Results): { readonly [name: string]: string } => {
  const size = usualSize(results);
  const subjects = subjectsIn(results);
  return {
    'load-limit.svg': barChart(
      `Moves a second at p99 ≤ ${WITHIN_MS} ms, ${size} tables`,
      subjects.map((subject) => {
        const value = limitOf(results, subject, size) ?? 0;
        return {
          label: SUBJECTS[subject].label,
          value,
          said: Math.round(value).toLocaleString('en'),
        };
      }),
    ),
    'load-latency.svg': lineChart({
      title: `p99 by rate, ${size} tables`,
      x: 'moves a second',
      y: 'ms',
      line: { y: WITHIN_MS, label: `${WITHIN_MS} ms` },
      series: subjects.map((subject) => {
        const steps = roundsOf(results, subject, size).flatMap((round) => round.steps);
        const rates = [...new Set(steps.map(({ rate }) => rate))].sort((one, other) => one - other);
        return {
          label: SUBJECTS[subject].label,
          points: rates.map((rate) => {
            const found = steps.filter((step) => step.rate === rate);
            return [rate, mean(found.flatMap(({ p99 }) => p99 ?? [])) ?? 0] as const;
          }),
        };
      }),
    }),
    'load-growth.svg': lineChart({
      title: `Moves a second at p99 ≤ ${WITHIN_MS} ms by tables`,
      x: 'tables of four',
      y: 'moves a second',
      series: subjects.map((subject) => ({
        label: SUBJECTS[subject].label,
        points: sizesIn(results).map(
          (each) => [each, limitOf(results, subject, each) ?? 0] as const,
        ),
      })),
    }),
  };
};
