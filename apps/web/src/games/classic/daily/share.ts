import type { DailyPlay, DailyResult } from '@remez/protocol/daily';
import { isWon } from '@remez/protocol/daily';
import { PAGES } from '@remez/protocol/routes';
import { copyText } from '../../../lib/copy.ts';
import { dayText } from '../../../lib/daily.ts';
import { locale } from '../../../lib/locale.ts';
import { m } from '../../../messages/index.js';
import {
  drawMark,
  EDGE,
  FACES,
  HEIGHT,
  line,
  openPicture,
  type Pen,
  WIDTH,
} from '../../../table/moments/picture-pen.ts';
import { shareCanvas } from '../../../table/moments/share.ts';
import { say } from '../../../ui/toast.tsx';
import { squareRows, squaresText } from './squares.ts';
import { resultText, scoreText, titleOf } from './texts.ts';
import { drawnAs } from './told.ts';

interface Shared {
  readonly day: string;
  readonly turns: DailyPlay['turns'];
  readonly result: DailyResult;
}

/** What is sent to friends: the day, what it came to, and squares. Nothing of the board. */
const shareText = ({ day, turns, result }: Shared): string =>
  [
    `${m.daily_title()} · ${dayText(day, locale.value, 'numbers')}`,
    resultText(result),
    squaresText(turns),
    `${location.origin}${PAGES.daily}`,
  ].join('\n');

/** Through the system's own sheet; where there is none, to the clipboard. */
export const shareResult = async (shared: Shared): Promise<void> => {
  const text = shareText(shared);
  if (navigator.share !== undefined) {
    try {
      return await navigator.share({ text });
    } catch (error) {
      /** Whoever closes the sheet has changed their mind. */
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  say((await copyText(text)) ? m.daily_copied() : text);
};

/** As large as they fit, a row a turn, in the direction of reading, in the middle. */
const drawSquares = (pen: Pen, rows: ReturnType<typeof squareRows>, top: number) => {
  const { context, rtl } = pen;
  const gap = 18;
  const longest = Math.max(4, ...rows.map((row) => row.length));
  const room = { width: WIDTH - 2 * EDGE, height: HEIGHT - 190 - top };
  const size = Math.min(
    (room.width - (longest - 1) * gap) / longest,
    (room.height - (rows.length - 1) * gap) / rows.length,
    190,
  );
  const used = rows.length * (size + gap) - gap;
  const first = top + (room.height - used) / 2;
  const widest = Math.max(...rows.map((row) => row.length));
  const aside = (WIDTH - widest * (size + gap) + gap) / 2;
  rows.forEach((row, nth) => {
    row.forEach((identity, at) => {
      const from = aside + at * (size + gap);
      const x = rtl ? WIDTH - from - size : from;
      const y = first + nth * (size + gap);
      const [face, ink] = FACES[drawnAs(identity)];
      context.fillStyle = face;
      context.beginPath();
      context.roundRect(x, y, size, size, size * 0.18);
      context.fill();
      drawMark(pen, drawnAs(identity), {
        x: x + size * 0.26,
        y: y + size * 0.26,
        size: size * 0.48,
        colour: ink,
      });
    });
  });
};

/** The same as a picture. It shows how it went, turn by turn, and no word and no place of a card. */
export const shareDayPicture = async ({ day, turns, result }: Shared): Promise<void> => {
  const mark = isWon(result) ? 'green' : 'assassin';
  const at = new Date(`${day}T12:00:00`);
  const { canvas, pen } = await openPicture(
    { game: m.daily_title(), mark },
    { locale: locale.value, at },
  );
  if (pen !== undefined) {
    line(pen, titleOf(result), { y: 290, size: 96, weight: 900, colour: '#f2b84b' });
    line(pen, scoreText(result), { y: 376, size: 46, weight: 500, colour: '#f3efe6' });
    drawSquares(pen, squareRows(turns), 460);
  }
  return shareCanvas(canvas);
};
