import type { MarkName } from '../../ui/mark.tsx';
import {
  drawMark,
  EDGE,
  FACES,
  HEIGHT,
  line,
  lines,
  openPicture,
  type Pen,
  WIDTH,
} from './picture-pen.ts';
import type { Ending } from './theatre.ts';

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
    boardLocale,
    ...moment
  }: {
    readonly locale: 'he' | 'en';
    /** The language of the words, by which the board has its direction. */
    readonly boardLocale: 'he' | 'en';
    readonly at: Date;
  },
): Promise<HTMLCanvasElement> => {
  const { canvas, pen } = await openPicture(ending.shared, moment);
  if (pen === undefined) return canvas;
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
  return canvas;
};
