import type { Share } from './summary.ts';

export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** `wordsPerClue` as people read it. */
export const inWords = (figure: string): string =>
  figure.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

const WIDTH = 720;
const ROW = 40;
const FROM = 130;
const TO = WIDTH - 190;

/** A bar for each share, with a whisker for the interval in which it lies with 95%. */
export const shareChart = (shares: { readonly [what: string]: Share }): string => {
  const x = (part: number) => Math.round(FROM + part * (TO - FROM));
  const rows = Object.entries(shares).map(([what, { share, low, high }], at) => {
    const y = at * ROW + ROW / 2;
    return `<text x="0" y="${y + 5}">${escaped(inWords(what))}</text>
<rect class="track" x="${FROM}" y="${y - 11}" width="${TO - FROM}" height="22" rx="4"/>
<rect x="${FROM}" y="${y - 11}" width="${x(share) - FROM}" height="22" rx="4"/>
<path d="M${x(low)} ${y}H${x(high)}M${x(low)} ${y - 6}v12M${x(high)} ${y - 6}v12"/>
<text x="${TO + 14}" y="${y + 5}"><tspan class="strong">${percent(share)}</tspan> <tspan class="quiet">${percent(low)} – ${percent(high)}</tspan></text>`;
  });
  return `<div class="chart"><svg viewBox="0 0 ${WIDTH} ${rows.length * ROW}" role="img" aria-label="Shares">${rows.join('')}</svg></div>`;
};

/** A bar for each average, all by one measure. */
export const meanChart = (means: { readonly [what: string]: number }): string => {
  const most = Math.max(...Object.values(means)) || 1;
  const rows = Object.entries(means).map(([what, mean], at) => {
    const y = at * ROW + ROW / 2;
    return `<text x="0" y="${y + 5}">${escaped(inWords(what))}</text>
<rect class="track" x="${FROM}" y="${y - 11}" width="${TO - FROM}" height="22" rx="4"/>
<rect x="${FROM}" y="${y - 11}" width="${Math.round((mean / most) * (TO - FROM))}" height="22" rx="4"/>
<text x="${TO + 14}" y="${y + 5}"><tspan class="strong">${mean.toFixed(2)}</tspan></text>`;
  });
  return `<div class="chart"><svg viewBox="0 0 ${WIDTH} ${rows.length * ROW}" role="img" aria-label="Averages">${rows.join('')}</svg></div>`;
};

const TALL = 150;
const WIDEST = 64;

/** How many games had each value of a figure, also the values between that none had. */
export const histogram = (values: readonly number[], title: string): string => {
  if (values.length === 0) return '';
  const least = Math.min(...values);
  const counts = Array.from({ length: Math.max(...values) - least + 1 }, () => 0);
  for (const value of values) counts[value - least] = (counts[value - least] ?? 0) + 1;
  const most = Math.max(...counts);
  const wide = Math.min(WIDEST, WIDTH / counts.length);
  const bars = counts.map((count, at) => {
    const height = Math.round((TALL * count) / most);
    const middle = Math.round((at + 0.5) * wide);
    const bar = `<rect x="${Math.round(at * wide + wide * 0.1)}" y="${TALL + 22 - height}" width="${Math.round(wide * 0.8)}" height="${height}" rx="4"/>
<text class="quiet" x="${middle}" y="${TALL + 16 - height}" text-anchor="middle">${count}</text>`;
    return `${count === 0 ? '' : bar}<text x="${middle}" y="${TALL + 42}" text-anchor="middle">${least + at}</text>`;
  });
  return `<div class="chart"><svg viewBox="0 0 ${WIDTH} ${TALL + 50}" role="img" aria-label="${escaped(title)}"><path class="ground" d="M0 ${TALL + 22.5}H${Math.round(counts.length * wide)}"/>${bars.join('')}</svg></div>`;
};
