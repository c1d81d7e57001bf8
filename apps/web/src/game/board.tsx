import type { CardView } from '@remez/protocol/client';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { m } from '../paraglide/messages.js';
import styles from './board.module.css';
import { Card } from './card.tsx';
import { fitWord, forgetWidths } from './fit.ts';

const COLUMNS = 5;

export interface BoardProps {
  readonly cards: readonly CardView[];
  /** Cards that may be touched now. */
  readonly touchable: readonly number[];
  readonly marked: number | undefined;
  /** Names on a card: who points at it. */
  readonly fingers: ReadonlyMap<number, readonly string[]>;
  /** The card that was covered last. */
  readonly fresh: number | undefined;
  readonly showKey: boolean;
  readonly onTouch: (card: number) => void;
}

/** How wide a card is inside, in pixels, whatever the screen. */
const useCardSize = () => {
  const board = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 60, height: 60 });
  useLayoutEffect(() => {
    const element = board.current;
    if (element === null) return;
    const measure = () => {
      const first = element.firstElementChild;
      if (first instanceof HTMLElement) {
        setSize({ width: first.clientWidth, height: first.clientHeight });
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    let gone = false;
    void document.fonts?.ready.then(() => {
      if (gone) return;
      forgetWidths();
      setSize((known) => ({ ...known }));
    });
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, []);
  return { board, size };
};

/** The card that an event happened on. */
const cardOf = ({ target }: Event): number | undefined => {
  const card = target instanceof Element ? target.closest('[data-card]') : null;
  return card instanceof HTMLElement ? Number(card.dataset.card) : undefined;
};

/** Nobody points at it: the same list each time, so that a card knows that nothing changed. */
const NOBODY: readonly string[] = [];

/** Draws what it is given and reports what was touched. It knows no rule. */
export const Board = ({
  cards,
  touchable,
  marked,
  fingers,
  fresh,
  showKey,
  onTouch,
}: BoardProps) => {
  const { board, size } = useCardSize();
  const [focused, setFocused] = useState(0);

  /** Arrows walk over the board as they point, in either direction of writing. */
  const walk = (event: KeyboardEvent) => {
    const rtl = document.documentElement.dir === 'rtl';
    const steps: { readonly [key: string]: number } = {
      ArrowLeft: rtl ? 1 : -1,
      ArrowRight: rtl ? -1 : 1,
      ArrowUp: -COLUMNS,
      ArrowDown: COLUMNS,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = focused + step;
    /** At the edge there is nowhere to go: a row does not run on into the next. */
    const sideways = Math.abs(step) === 1;
    if (sideways && Math.floor(next / COLUMNS) !== Math.floor(focused / COLUMNS)) return;
    if (next < 0 || next >= cards.length) return;
    /** At once, so that an Enter that follows on its heels meets the new card. */
    const card = board.current?.children[next];
    if (card instanceof HTMLElement) card.focus();
  };

  const touch = (event: Event) => {
    const card = cardOf(event);
    if (card !== undefined && touchable.includes(card)) onTouch(card);
  };

  const largest = Math.min(size.height * 0.32, size.width * 0.25, 72);
  const room = size.width - Math.max(6, size.width * 0.12);
  /** A name needs about this much; whoever does not fit is counted. */
  const namesFit = Math.max(1, Math.floor(size.width / 70));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid everywhere
    <div
      ref={board}
      class={styles.board}
      role="group"
      aria-label={m.board()}
      onKeyDown={walk}
      onClick={touch}
      onFocusIn={(event) => setFocused(cardOf(event) ?? focused)}
    >
      {cards.map((card, index) => (
        <Card
          key={card.word}
          index={index}
          word={card.word}
          covered={card.covered}
          known={showKey ? card.key : undefined}
          names={fingers.get(index) ?? NOBODY}
          touchable={touchable.includes(index)}
          marked={marked === index}
          fresh={fresh === index}
          focusable={focused === index}
          fit={fitWord(card.word, room, largest)}
          namesFit={namesFit}
        />
      ))}
    </div>
  );
};
