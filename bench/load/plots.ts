/** Charts as SVG, as small as they can be: points, lines and bars on plain axes. */
interface Series {
  readonly label: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Chart {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly series: readonly Series[];
  /** A height that matters, with its name. */
  readonly line?: { readonly y: number; readonly label: string };
}

const WIDTH = 720;
const HEIGHT = 420;
const LEFT = 70;
const RIGHT = 190;
const TOP = 40;
const BOTTOM = 56;
const BASE = HEIGHT - BOTTOM;
const END = WIDTH - RIGHT;

/** Told apart by colour and by dashes. */
const LOOKS = [
  { colour: '#b3261e', dash: '' },
  { colour: '#1f5fbf', dash: '6 4' },
  { colour: '#444444', dash: '2 3' },
  { colour: '#1b7f4b', dash: '10 4' },
  { colour: '#8a4fbf', dash: '8 3 2 3' },
  { colour: '#b07000', dash: '4 2' },
] as const;
const lookOf = (index: number) => LOOKS[index % LOOKS.length] ?? LOOKS[0];

const escaped = (text: string): string =>
  text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

const text = (x: number, y: number, said: string, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escaped(said)}</text>`;

const stroke = (from: readonly number[], to: readonly number[], more: string): string =>
  `<line x1="${from[0]?.toFixed(1)}" y1="${from[1]?.toFixed(1)}" x2="${to[0]?.toFixed(1)}" y2="${to[1]?.toFixed(1)}" ${more}/>`;

/** From the power of ten below the least to the one above the most. */
const decades = (values: readonly number[]) => {
  const least = Math.floor(Math.log10(Math.min(...values)));
  const most = Math.max(least + 1, Math.ceil(Math.log10(Math.max(...values))));
  return {
    at: (value: number) => (Math.log10(value) - least) / (most - least),
    ticks: Array.from({ length: most - least + 1 }, (_, step) => 10 ** (least + step)),
  };
};

const page = (title: string, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    text(LEFT, 22, title, 'font-size="15" font-weight="bold"'),
    ...parts,
    '</svg>',
    '',
  ].join('\n');

/** Both axes by powers of ten. */
export const lineChart = ({ title, x, y, series, line }: Chart): string => {
  const points = series.flatMap((each) => each.points).filter(([, height]) => height > 0);
  if (points.length === 0) return page(title, []);
  const across = decades(points.map(([along]) => along));
  const up = decades([...points.map(([, height]) => height), ...(line ? [line.y] : [])]);
  const placeX = (value: number) => LEFT + across.at(value) * (END - LEFT);
  const placeY = (value: number) => BASE - up.at(value) * (BASE - TOP);
  const grid = 'stroke="#dddddd"';
  const parts = [
    ...across.ticks.flatMap((tick) => [
      stroke([placeX(tick), TOP], [placeX(tick), BASE], grid),
      text(placeX(tick), BASE + 18, tick.toLocaleString('en'), 'text-anchor="middle"'),
    ]),
    ...up.ticks.flatMap((tick) => [
      stroke([LEFT, placeY(tick)], [END, placeY(tick)], grid),
      text(LEFT - 8, placeY(tick) + 4, tick.toLocaleString('en'), 'text-anchor="end"'),
    ]),
    text((LEFT + END) / 2, HEIGHT - 14, x, 'text-anchor="middle"'),
    text(0, 0, y, `text-anchor="middle" transform="translate(16 ${(TOP + BASE) / 2}) rotate(-90)"`),
  ];
  if (line !== undefined) {
    parts.push(stroke([LEFT, placeY(line.y)], [END, placeY(line.y)], 'stroke="#888888"'));
    parts.push(text(LEFT + 8, placeY(line.y) - 6, line.label, 'fill="#666666"'));
  }
  series.forEach(({ label, points: own }, index) => {
    const { colour, dash } = lookOf(index);
    const shown = own.filter(([, height]) => height > 0);
    const path = shown.map(
      ([along, height]) => `${placeX(along).toFixed(1)},${placeY(height).toFixed(1)}`,
    );
    const look = `stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"`;
    parts.push(`<polyline points="${path.join(' ')}" fill="none" ${look}/>`);
    for (const place of path) {
      const [cx, cy] = place.split(',');
      parts.push(`<circle cx="${cx}" cy="${cy}" r="3" fill="${colour}"/>`);
    }
    const row = TOP + 10 + index * 20;
    parts.push(stroke([END + 12, row - 4], [END + 40, row - 4], look));
    parts.push(text(END + 46, row, label));
  });
  return page(title, parts);
};

/** One bar for each, from nothing. */
export const barChart = (
  title: string,
  bars: readonly { readonly label: string; readonly value: number; readonly said: string }[],
): string => {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = (BASE - TOP) / Math.max(1, bars.length);
  const begin = LEFT + 90;
  return page(
    title,
    bars.flatMap(({ label, value, said }, index) => {
      const top = TOP + index * step + step * 0.15;
      const length = (value / most) * (END - begin);
      const size = `width="${length.toFixed(1)}" height="${(step * 0.7).toFixed(1)}"`;
      const middle = top + step * 0.35 + 4;
      return [
        text(begin - 8, middle, label, 'text-anchor="end"'),
        `<rect x="${begin}" y="${top.toFixed(1)}" ${size} fill="${lookOf(index).colour}"/>`,
        text(begin + length + 8, middle, said),
      ];
    }),
  );
};
