import { useRef, useState } from 'preact/hooks';
import type { Digit, Place } from './view.ts';

/** Further than this, a touch is a drag. */
const FAR = 8;

export interface Dragged {
  readonly digit: Digit;
  readonly x: number;
  readonly y: number;
}

const placeUnder = (x: number, y: number): Place | undefined => {
  const slot = document.elementFromPoint(x, y)?.closest('[data-place]');
  const place = Number(slot?.getAttribute('data-place') ?? Number.NaN);
  return place === 0 || place === 1 || place === 2 ? place : undefined;
};

/** A digit is taken up with a finger or a mouse and let go beside a clue, or anywhere else. */
export const useDrag = (onDrop: (digit: Digit, place: Place | undefined) => void) => {
  const [dragged, setDragged] = useState<Dragged>();
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const isDrag = useRef(false);
  const end = () => {
    start.current = undefined;
    setDragged(undefined);
  };
  const handlersOf = (digit: Digit) => ({
    onPointerDown(event: PointerEvent) {
      start.current = { x: event.clientX, y: event.clientY };
      isDrag.current = false;
      /** At once: a quick hand is elsewhere before it has moved twice. */
      if (event.currentTarget instanceof Element) {
        event.currentTarget.setPointerCapture(event.pointerId);
      }
    },
    onPointerMove(event: PointerEvent) {
      if (start.current === undefined) return;
      const { clientX: x, clientY: y } = event;
      if (!isDrag.current && Math.hypot(x - start.current.x, y - start.current.y) < FAR) return;
      isDrag.current = true;
      setDragged({ digit, x, y });
    },
    onPointerUp(event: PointerEvent) {
      if (isDrag.current) onDrop(digit, placeUnder(event.clientX, event.clientY));
      end();
    },
    onPointerCancel: end,
  });
  /** The click that follows a drag is none. */
  const wasDrag = () => isDrag.current;
  return { dragged, handlersOf, wasDrag };
};
