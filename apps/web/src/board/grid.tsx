import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { m } from '../messages/index.js';
import { useTable } from '../table/at-table.ts';
import styles from './board.module.css';
import { useDealing } from './dealing.ts';
import { type Fit, fitWord, forgetWidths } from './fit.ts';

const COLUMNS = 5;

/** How a card is laid, whatever game it belongs to. */
export interface CardLayout {
  readonly fit: Fit;
  readonly namesFit: number;
  readonly focusable: boolean;
}

/** How large a card is, as far as it makes a difference to what is drawn on it. */
interface CardSize {
  /** How wide a word may be, and how large its letters. */
  readonly room: number;
  readonly largest: number;
  readonly namesFit: number;
}

const cardSize = ({ width, height }: { width: number; height: number }): CardSize => ({
  room: width - Math.max(6, width * 0.12),
  largest: Math.min(height * 0.32, width * 0.25, 72),
  /** A name needs about this much; whoever does not fit is counted. */
  namesFit: Math.max(1, Math.floor(width / 70)),
});

/** Measured in pixels, whatever the screen. */
const useCardSize = () => {
  const board = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(() => cardSize({ width: 60, height: 60 }));
  useLayoutEffect(() => {
    const element = board.current;
    if (element === null) return;
    const measure = () => {
      const first = element.firstElementChild;
      if (first instanceof HTMLElement) {
        const next = cardSize({ width: first.clientWidth, height: first.clientHeight });
        /** What is drawn on the cards changes only where they have become of another size. */
        setSize((last) => (next.room === last.room && next.largest === last.largest ? last : next));
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    let gone = false;
    void document.fonts?.ready.then(() => {
      if (gone) return;
      forgetWidths();
      setSize((current) => ({ ...current }));
    });
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, []);
  return { board, size };
};

/** Each word as large as its card allows. */
const useFits = (words: readonly string[]) => {
  const { board, size } = useCardSize();
  const { room, largest, namesFit } = size;
  const fits = useMemo(() => words.map((word) => fitWord(word, room, largest)), [words, size]);
  return { board, fits, namesFit };
};

/** Cards in a picture, on no table: nobody walks over them or touches them. */
export const StillGrid = ({
  words,
  direction,
  draw,
}: {
  readonly words: readonly string[];
  readonly direction: 'rtl' | 'ltr';
  readonly draw: (card: number, layout: CardLayout) => ComponentChildren;
}) => {
  const { board, fits, namesFit } = useFits(words);
  return (
    <div ref={board} class={styles.board} dir={direction}>
      {fits.map((fit, card) => draw(card, { fit, namesFit, focusable: false }))}
    </div>
  );
};

/** The card that an event happened on. */
const cardOf = ({ target }: Event): number | undefined => {
  const card = target instanceof Element ? target.closest('[data-card]') : null;
  return card instanceof HTMLElement ? Number(card.dataset.card) : undefined;
};

interface GridProps {
  readonly words: readonly string[];
  /** Cards that may be touched now. */
  readonly touchable: readonly number[];
  readonly onTouch: (card: number) => void;
  readonly draw: (card: number, layout: CardLayout) => ComponentChildren;
}

/** Five rows of five cards, on a table or not: measures them, walks over them, and reports which was touched. */
export const OpenGrid = ({
  words,
  touchable,
  onTouch,
  draw,
  direction,
  dealing,
}: GridProps & {
  readonly direction: 'rtl' | 'ltr';
  /** Whether the cards are being dealt before these eyes. */
  readonly dealing: boolean;
}) => {
  const { board, fits, namesFit } = useFits(words);
  const [focused, setFocused] = useState(0);

  /** Arrows walk over the board as they point, in either direction of writing. */
  const walk = (event: KeyboardEvent) => {
    const rtl = direction === 'rtl';
    const steps: { readonly [key: string]: number } = {
      ArrowLeft: rtl ? 1 : -1,
      ArrowRight: rtl ? -1 : 1,
      ArrowUp: -COLUMNS,
      ArrowDown: COLUMNS,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    /** From where the focus is: an arrow may follow on the heels of another, before the page is drawn anew. */
    const from = cardOf(event) ?? focused;
    const next = from + step;
    /** At the edge there is nowhere to go: a row does not run on into the next. */
    const sideways = Math.abs(step) === 1;
    if (sideways && Math.floor(next / COLUMNS) !== Math.floor(from / COLUMNS)) return;
    if (next < 0 || next >= words.length) return;
    /** At once, so that an Enter that follows on its heels meets the new card. */
    const card = board.current?.children[next];
    if (card instanceof HTMLElement) card.focus();
  };

  const touch = (event: Event) => {
    const card = cardOf(event);
    if (card !== undefined && touchable.includes(card)) onTouch(card);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid everywhere
    <div
      ref={board}
      class={styles.board}
      dir={direction}
      data-dealing={dealing || undefined}
      role="group"
      aria-label={m.board()}
      onKeyDown={walk}
      onClick={touch}
      onFocusIn={(event) => setFocused(cardOf(event) ?? focused)}
    >
      {fits.map((fit, card) => draw(card, { fit, namesFit, focusable: focused === card }))}
    </div>
  );
};

/** The cards of a match. The same corner is first on every screen of the table, whatever language the screen speaks. */
export const Grid = (props: GridProps) => (
  <OpenGrid
    {...props}
    direction={useTable().view.settings.language === 'he' ? 'rtl' : 'ltr'}
    dealing={useDealing()}
  />
);
