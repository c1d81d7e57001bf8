import { m } from '../../paraglide/messages.js';
import { MARKS, type MarkName } from '../../ui/mark.tsx';
import type { Ending } from './theatre.ts';

/** As tall as social networks show it without cutting. */
const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 80;
const FONT = '"Rubik Variable", sans-serif';

/** What a card looks like from far away: a colour and the shape that goes with it. */
const FACES: { readonly [mark in MarkName]: readonly [face: string, ink: string] } = {
  red: ['#c43d30', '#ffffff'],
  blue: ['#2a62b4', '#ffffff'],
  green: ['#2b7a41', '#ffffff'],
  bystander: ['#c2ab78', '#2b230f'],
  assassin: ['#0a0c12', '#f2b84b'],
  white: ['#f7f3ea', '#1a2133'],
  black: ['#0c0f17', '#f3efe6'],
};

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly rtl: boolean;
  /** Where a line begins and where it ends, in the direction of writing. */
  readonly start: number;
  readonly end: number;
}

const fontOf = (weight: number, size: number): string => `${weight} ${size}px ${FONT}`;

/** One line, set smaller until it fits. */
const line = (
  { context, start, end }: Pen,
  text: string,
  style: {
    y: number;
    size: number;
    weight: number;
    colour: string;
    at?: 'start' | 'end';
    room?: number;
  },
): void => {
  const { y, weight, colour, at = 'start', room = WIDTH - 2 * EDGE } = style;
  let { size } = style;
  context.font = fontOf(weight, size);
  while (size > 24 && context.measureText(text).width > room) {
    size -= 2;
    context.font = fontOf(weight, size);
  }
  context.fillStyle = colour;
  context.textAlign = at;
  context.fillText(text, at === 'start' ? start : end, y, room);
};

/** As many lines as are allowed, broken between words. */
const lines = (
  pen: Pen,
  text: string,
  most: number,
  style: Parameters<typeof line>[2] & { step: number },
): number => {
  const { context } = pen;
  const { size, weight, room = WIDTH - 2 * EDGE, step } = style;
  context.font = fontOf(weight, size);
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const row = rows.at(-1);
    const longer = row === undefined ? word : `${row} ${word}`;
    if (row !== undefined && (context.measureText(longer).width <= room || rows.length === most)) {
      rows[rows.length - 1] = longer;
    } else rows.push(word);
  }
  rows.forEach((row, nth) => {
    line(pen, row, { ...style, y: style.y + nth * step });
  });
  return style.y + (rows.length - 1) * step;
};

const drawMark = (
  { context }: Pen,
  mark: MarkName,
  box: { x: number; y: number; size: number; colour: string },
): void => {
  context.save();
  context.translate(box.x, box.y);
  context.scale(box.size / 40, box.size / 40);
  context.strokeStyle = box.colour;
  context.lineWidth = 3.2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(MARKS[mark]));
  context.restore();
};

/** The board as it lay on every screen of the table. */
const drawBoard = (
  pen: Pen,
  board: readonly MarkName[],
  { top, rtl }: { readonly top: number; readonly rtl: boolean },
): void => {
  const { context } = pen;
  const gap = 12;
  const width = (WIDTH - 2 * EDGE - 4 * gap) / 5;
  const height = 68;
  board.forEach((mark, nth) => {
    const column = rtl ? 4 - (nth % 5) : nth % 5;
    const x = EDGE + column * (width + gap);
    const y = top + Math.floor(nth / 5) * (height + gap);
    const [face, ink] = FACES[mark];
    context.fillStyle = face;
    context.beginPath();
    context.roundRect(x, y, width, height, 14);
    context.fill();
    drawMark(pen, mark, { x: x + width / 2 - 22, y: y + height / 2 - 22, size: 44, colour: ink });
  });
};

const drawCard = (
  pen: Pen,
  { title, what, about = '' }: Ending['remembered'][number],
  box: { top: number; height: number },
): void => {
  const { context } = pen;
  const paper = context.createLinearGradient(0, box.top, 0, box.top + box.height);
  paper.addColorStop(0, '#fdf4e4');
  paper.addColorStop(1, '#f0e5d0');
  context.fillStyle = paper;
  context.beginPath();
  context.roundRect(EDGE, box.top, WIDTH - 2 * EDGE, box.height, 40);
  context.fill();
  const inside = { ...pen, start: pen.rtl ? pen.start - 56 : pen.start + 56 };
  const room = WIDTH - 2 * EDGE - 112;
  line(inside, title, { y: box.top + 84, size: 38, weight: 500, colour: '#525b70', room });
  line(inside, what, { y: box.top + 200, size: 104, weight: 900, colour: '#1a2133', room });
  lines(inside, about, 2, {
    y: box.top + 274,
    size: 38,
    weight: 500,
    colour: '#1a2133',
    room,
    step: 50,
  });
};

/** Draws how a match ended, for people who were not there. It knows nothing but the ending. */
export const drawEnding = async (
  ending: Ending,
  {
    locale,
    boardLocale,
    at,
  }: {
    readonly locale: 'he' | 'en';
    /** The language of the words, by which the board has its direction. */
    readonly boardLocale: 'he' | 'en';
    readonly at: Date;
  },
): Promise<HTMLCanvasElement> => {
  await Promise.all([900, 500].map((weight) => document.fonts.load(fontOf(weight, 40), 'אa')));
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const rtl = locale === 'he';
  context.direction = rtl ? 'rtl' : 'ltr';
  const pen: Pen = {
    context,
    rtl,
    start: rtl ? WIDTH - EDGE : EDGE,
    end: rtl ? EDGE : WIDTH - EDGE,
  };
  const ground = context.createRadialGradient(WIDTH / 2, 0, 0, WIDTH / 2, 0, HEIGHT);
  ground.addColorStop(0, '#24345c');
  ground.addColorStop(1, '#0b1120');
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);

  const [face] = FACES[ending.shared.mark];
  context.fillStyle = face;
  context.fillRect(0, 0, WIDTH, 24);
  const day = new Intl.DateTimeFormat(locale === 'he' ? 'he-IL' : 'en-GB', {
    day: 'numeric',
    month: 'numeric',
  }).format(at);
  line(pen, m.app_name(), { y: 140, size: 68, weight: 900, colour: '#f3efe6', room: 460 });
  line(pen, [ending.shared.game, day].join(' · '), {
    y: 136,
    size: 38,
    weight: 500,
    colour: '#b9c1d3',
    at: 'end',
    room: 440,
  });
  line(pen, ending.shared.title, { y: 262, size: 84, weight: 900, colour: '#f2b84b' });
  const after = lines(pen, ending.shared.people, 2, {
    y: 334,
    size: 42,
    weight: 500,
    colour: '#f3efe6',
    step: 54,
  });
  const series = ending.series === undefined ? after : after + 58;
  if (ending.series !== undefined)
    line(pen, ending.series, { y: series, size: 38, weight: 500, colour: '#b9c1d3' });

  const [best, second] = ending.remembered;
  const top = series + 46;
  if (best !== undefined) drawCard(pen, best, { top, height: 360 });
  if (ending.board.length > 0) {
    drawBoard(pen, ending.board, { top: HEIGHT - 120 - 5 * 80 - 20, rtl: boardLocale === 'he' });
  } else if (second !== undefined) {
    drawCard(pen, second, { top: top + 390, height: 360 });
  }
  line(pen, m.ending_invite(), {
    y: HEIGHT - 64,
    size: 40,
    weight: 500,
    colour: '#f3efe6',
    room: 440,
  });
  line(pen, location.host, {
    y: HEIGHT - 64,
    size: 40,
    weight: 500,
    colour: '#f2b84b',
    at: 'end',
    room: 440,
  });
  return canvas;
};
