import type { Sitter } from '../players/sitter.ts';
import type { SimulateOptions } from './options.ts';
import type { Share, Summary } from './summary.ts';
import type { GameLine } from './worker.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const nameOf = (sitter: Sitter): string => {
  switch (sitter.kind) {
    case 'bot':
      return sitter.temperament;
    case 'gold':
      return 'gold associations';
    case 'program':
      return sitter.command;
  }
};

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

const WIDTH = 640;
const ROW = 36;

/** A bar for each share, with a whisker for the interval in which it lies with 95%. */
const shareChart = (shares: { readonly [what: string]: Share }): string => {
  const rows = Object.entries(shares).map(([what, { share, low, high }], at) => {
    const y = at * ROW;
    const x = (part: number) => 140 + part * (WIDTH - 240);
    return `<text x="0" y="${y + 20}">${escaped(what)}</text>
<rect x="${x(0)}" y="${y + 6}" width="${x(share) - x(0)}" height="20" rx="3"/>
<path d="M${x(low)} ${y + 16}H${x(high)}M${x(low)} ${y + 10}v12M${x(high)} ${y + 10}v12"/>
<text x="${WIDTH - 90}" y="${y + 20}">${percent(share)}</text>`;
  });
  const height = rows.length * ROW;
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Shares">${rows.join('')}</svg>`;
};

/** How many games had each value of a figure. */
const histogram = (values: readonly number[], title: string): string => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const bins = [...counts].sort(([one], [other]) => one - other);
  const most = Math.max(1, ...counts.values());
  const wide = WIDTH / Math.max(1, bins.length);
  const bars = bins.map(([value, count], at) => {
    const height = (140 * count) / most;
    return `<rect x="${at * wide + 3}" y="${160 - height}" width="${wide - 6}" height="${height}" rx="3"/>
<text x="${at * wide + wide / 2}" y="178" text-anchor="middle">${value}</text>
<text x="${at * wide + wide / 2}" y="${154 - height}" text-anchor="middle">${count}</text>`;
  });
  return `<h2>${escaped(title)}</h2><svg viewBox="0 0 ${WIDTH} 186" role="img" aria-label="${escaped(title)}">${bars.join('')}</svg>`;
};

const table = (rows: readonly (readonly [string, string])[]): string =>
  `<table>${rows.map(([what, value]) => `<tr><th>${escaped(what)}</th><td>${escaped(value)}</td></tr>`).join('')}</table>`;

const clueRows = (lines: readonly GameLine[]): string => {
  const clues = lines.flatMap((line) => line.clues).slice(0, 60);
  if (clues.length === 0) return '';
  const row = ({ clue, count, meant, guessed }: (typeof clues)[number]) =>
    `<tr><td><b>${escaped(clue)}</b> ${count}</td><td>${escaped(meant.join(', '))}</td><td>${guessed
      .map(({ word, was }) => `<span class="${escaped(was)}">${escaped(word)}</span>`)
      .join(' ')}</td></tr>`;
  return `<h2>Clues of the first games</h2><table class="clues"><tr><th>clue</th><th>meant</th><th>guessed</th></tr>${clues.map(row).join('')}</table>`;
};

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:46rem;padding:0 1rem;color:#1d2433}
svg{width:100%;height:auto;font-size:13px}rect{fill:#3d6fb6}path{stroke:#1d2433;fill:none;stroke-width:2}
table{border-collapse:collapse}th,td{text-align:start;padding:.2rem .8rem .2rem 0;vertical-align:top}
.clues td{border-top:1px solid #ccc}.assassin{background:#1d2433;color:#fff;padding:0 .3em}.bystander{color:#9a7b2f}`;

/** The whole run as one page that needs nothing else. */
export const reportPage = (
  options: SimulateOptions,
  summary: Summary,
  lines: readonly GameLine[],
): string => {
  const turns = lines.flatMap(({ tally }) => {
    const value = tally.turns ?? tally.rounds;
    return typeof value === 'number' ? [value] : [];
  });
  const { decisions, means, lapses } = summary;
  const direction = options.language === 'he' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Remez arena</title><style>${STYLE}</style>
<h1>Remez arena: ${escaped(options.game)}, ${summary.games} games</h1>
${table([
  ['gives clues', nameOf(options.spymaster)],
  ['guesses', nameOf(options.operative)],
  ['minds', options.oneMind ? 'one mind' : 'cross-play: each knows a part of the lexicon'],
  ['seed', String(options.seed)],
  ...Object.entries(means).map(([what, value]) => [what, value.toFixed(2)] as const),
  [
    'decisions',
    `${decisions.count}, half within ${decisions.p50.toFixed(1)} ms, 95% within ${decisions.p95.toFixed(1)} ms`,
  ],
  ...Object.entries(lapses).map(
    ([who, reasons]) =>
      [
        `lost moves of ${who}`,
        Object.entries(reasons)
          .map(([why, count]) => `${why} ${count}`)
          .join(', '),
      ] as const,
  ),
])}
<h2>Shares, with the interval in which each lies with 95%</h2>
${shareChart(summary.shares)}
${histogram(turns, 'Turns or rounds a game')}
<div dir="${direction}">${clueRows(lines)}</div></html>
`;
};
