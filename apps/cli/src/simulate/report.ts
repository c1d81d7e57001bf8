import type { ClueLine } from '@remez/bots/arena';
import type { Sitter } from '../players/sitter.ts';
import { escaped, histogram, inWords, meanChart, percent, shareChart } from './charts.ts';
import type { SimulateOptions } from './options.ts';
import type { Summary } from './summary.ts';
import type { GameLine } from './worker.ts';

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

const STYLE = `:root{color-scheme:light dark;--ink:#1d2433;--quiet:#667085;--paper:#fff;--tile:#f3f5f9;--bar:#3d6fb6;--good:#2f7d4f}
@media (prefers-color-scheme:dark){:root{--ink:#e6e9f0;--quiet:#98a2b3;--paper:#14181f;--tile:#1f2530;--bar:#6b9be0;--good:#6fce97}}
body{font:16px/1.5 system-ui,sans-serif;margin:2.5rem auto;max-width:46rem;padding:0 1rem;color:var(--ink);background:var(--paper)}
h1{font-size:1.7rem;margin:0}h2{font-size:1.15rem;margin:2.2rem 0 .6rem}h2::first-letter{text-transform:uppercase}p{margin:.2rem 0;color:var(--quiet)}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(8.2rem,1fr));gap:.7rem;margin:1.4rem 0}
dl div{background:var(--tile);border-radius:.6rem;padding:.6rem .8rem;display:flex;flex-direction:column-reverse}
dt{color:var(--quiet);font-size:.85rem}dd{margin:0;font-size:1.45rem;font-weight:600;font-variant-numeric:tabular-nums}
.chart{overflow-x:auto}svg{width:100%;min-width:36rem;height:auto;font-size:14px;display:block}text{fill:var(--ink)}.quiet{fill:var(--quiet)}.strong{font-weight:600}
rect{fill:var(--bar)}rect.track{fill:var(--tile)}path{stroke:var(--ink);fill:none;stroke-width:2}path.ground{stroke:var(--quiet);stroke-width:1}
table{border-collapse:collapse;width:100%}th{color:var(--quiet);font-weight:400;font-size:.85rem}
th,td{text-align:start;padding:.4rem .8rem;vertical-align:top}tr+tr td{border-top:1px solid var(--tile)}td b{white-space:nowrap}
code{overflow-wrap:anywhere}.hit{color:var(--good);font-weight:600}.miss{color:var(--quiet)}
.assassin{background:var(--ink);color:var(--paper);border-radius:.25rem;padding:0 .35em}`;

const tiles = (figures: readonly (readonly [string, string])[]): string =>
  `<dl>${figures.map(([what, value]) => `<div><dt>${escaped(what)}</dt><dd>${escaped(value)}</dd></div>`).join('')}</dl>`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('\n')}</table>`;

const section = (title: string, body: string): string =>
  body === '' ? '' : `<h2>${title}</h2>\n${body}`;

const MOST_CLUES = 60;

const guessed = ({ meant, guessed: all }: ClueLine): string =>
  all
    .map(({ word, was }) => {
      const how = was === 'assassin' ? was : meant.includes(word) ? 'hit' : 'miss';
      return `<span class="${how}">${escaped(word)}</span>`;
    })
    .join(', ');

const clueTable = (lines: readonly GameLine[], direction: string): string => {
  const clues = lines
    .flatMap(({ temperament, clues: given }) => given.map((line) => ({ temperament, line })))
    .slice(0, MOST_CLUES);
  const rows = clues.map(({ temperament, line }) => [
    ...(temperament === undefined ? [] : [temperament]),
    `<b>${escaped(line.clue)} ${line.count}</b>`,
    escaped(line.meant.join(', ')),
    guessed(line),
  ]);
  const who = clues[0]?.temperament === undefined ? [] : ['temperament'];
  return rows.length === 0
    ? ''
    : `<div dir="${direction}">${table([...who, 'clue', 'meant', 'guessed'], rows)}</div>`;
};

const lapseTable = (lapses: Summary['lapses']): string => {
  const rows = Object.entries(lapses).flatMap(([who, reasons]) =>
    Object.entries(reasons).map(([why, count]) => [escaped(who), escaped(why), String(count)]),
  );
  return rows.length === 0 ? '' : table(['who', 'why', 'how often'], rows);
};

/** One figure of every temperament, picked from its summary. */
const ofEach = <Figure>(
  compared: Compared,
  pick: (summary: Summary) => Figure | undefined,
): { readonly [temperament: string]: Figure } =>
  Object.fromEntries(
    Object.entries(compared).flatMap(([temperament, summary]) => {
      const figure = pick(summary);
      return figure === undefined ? [] : [[temperament, figure]];
    }),
  );

/** Figure by figure, the temperaments below one another. */
const comparison = (compared: Compared, { shares, means }: Summary): string =>
  [
    ...Object.keys(shares).map((what) =>
      section(
        `${inWords(what)}, with the interval in which it lies with 95%`,
        shareChart(ofEach(compared, (summary) => summary.shares[what])),
      ),
    ),
    ...Object.keys(means).map((what) =>
      section(
        `${inWords(what)}, on average`,
        meanChart(ofEach(compared, (summary) => summary.means[what])),
      ),
    ),
  ].join('\n');

const overview = (summary: Summary): string => {
  const { shares, means } = summary;
  const figures = tiles([
    ...Object.entries(shares).map(([what, { share }]) => [inWords(what), percent(share)] as const),
    ...Object.entries(means).map(([what, mean]) => [inWords(what), mean.toFixed(2)] as const),
  ]);
  const title = 'Shares, with the interval in which each lies with 95%';
  return `${figures}\n${section(title, shareChart(shares))}`;
};

const whoPlays = ({ temperaments, spymaster, operative }: SimulateOptions): string =>
  temperaments
    ? 'Each temperament with its like, all of them on the same boards.'
    : `<code>${escaped(nameOf(spymaster))}</code> with <code>${escaped(nameOf(operative))}</code>.`;

type Compared = { readonly [temperament: string]: Summary };

/** What a run came to: all of it, and each temperament by itself where they are compared. */
export interface Run {
  readonly summary: Summary;
  readonly compared: Compared;
  readonly lines: readonly GameLine[];
}

/** The whole run as one page that needs nothing else. */
export const reportPage = (options: SimulateOptions, { summary, compared, lines }: Run): string => {
  const { games, means, decisions, lapses } = summary;
  const figure = ['turns', 'rounds'].find((each) => each in means) ?? '';
  const values = lines.map(({ tally }) => Number(tally[figure] ?? 0));
  const minds = options.oneMind
    ? 'One mind: both know the whole lexicon.'
    : 'Cross-play: each knows a part of the lexicon of its own.';
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Remez arena: ${escaped(options.game)}</title>
<style>${STYLE}</style>
<h1>Remez arena: ${escaped(options.game)}, ${games} games</h1>
<p>${whoPlays(options)} ${minds} Language ${options.language}, seed ${options.seed}.</p>
${options.temperaments ? comparison(compared, summary) : overview(summary)}
${section(`Games by ${figure}`, histogram(values, `Games by ${figure}`))}
${section(
  'Decisions',
  tiles([
    ['decisions', String(decisions.count)],
    ['half within', `${decisions.p50.toFixed(1)} ms`],
    ['95% within', `${decisions.p95.toFixed(1)} ms`],
  ]),
)}
${section('Moves that were lost', lapseTable(lapses))}
${section('Clues of the first games', clueTable(lines, options.language === 'he' ? 'rtl' : 'ltr'))}
</html>
`;
};
