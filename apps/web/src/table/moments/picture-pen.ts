import { m } from '../../messages/index.js';
import { MARKS, type MarkName } from '../../ui/mark.tsx';

/** As tall as social networks show it without cutting. */
export const WIDTH = 1080;
export const HEIGHT = 1350;
export const EDGE = 80;
const FONT = '"Rubik Variable", sans-serif';

/** What a card looks like from far away: a colour and the shape that goes with it. */
export const FACES: { readonly [mark in MarkName]: readonly [face: string, ink: string] } = {
  red: ['#c43d30', '#ffffff'],
  blue: ['#2a62b4', '#ffffff'],
  green: ['#2b7a41', '#ffffff'],
  bystander: ['#c2ab78', '#2b230f'],
  assassin: ['#0a0c12', '#f2b84b'],
  white: ['#f7f3ea', '#1a2133'],
  black: ['#0c0f17', '#f3efe6'],
};

export interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly rtl: boolean;
  /** Where a line begins and where it ends, in the direction of writing. */
  readonly start: number;
  readonly end: number;
}

const fontOf = (weight: number, size: number): string => `${weight} ${size}px ${FONT}`;

/** One line, set smaller until it fits. */
export const line = (
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
export const lines = (
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

export const drawMark = (
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

/** A picture to be shared: whose it is, of which game and when; and where it was played. */
export const openPicture = async (
  { game, mark }: { readonly game: string; readonly mark: MarkName },
  { locale, at }: { readonly locale: 'he' | 'en'; readonly at: Date },
): Promise<{ readonly canvas: HTMLCanvasElement; readonly pen: Pen | undefined }> => {
  await Promise.all([900, 500].map((weight) => document.fonts.load(fontOf(weight, 40), 'אa')));
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) return { canvas, pen: undefined };
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

  const [face] = FACES[mark];
  context.fillStyle = face;
  context.fillRect(0, 0, WIDTH, 24);
  const day = new Intl.DateTimeFormat(locale === 'he' ? 'he-IL' : 'en-GB', {
    day: 'numeric',
    month: 'numeric',
  }).format(at);
  line(pen, m.app_name(), { y: 140, size: 68, weight: 900, colour: '#f3efe6', room: 460 });
  line(pen, [game, day].join(' · '), {
    y: 136,
    size: 38,
    weight: 500,
    colour: '#b9c1d3',
    at: 'end',
    room: 440,
  });
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
  return { canvas, pen };
};
