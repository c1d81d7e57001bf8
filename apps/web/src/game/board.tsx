import type { CardView, Identity } from '@remez/protocol/client';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { m } from '../paraglide/messages.js';
import { Mark } from '../ui/mark.tsx';
import styles from './board.module.css';
import { fitWord, forgetWidths } from './fit.ts';

const COLUMNS = 5;

export const identityName = (identity: Identity): string =>
  ({
    red: m.identity_red,
    blue: m.identity_blue,
    bystander: m.identity_bystander,
    assassin: m.identity_assassin,
  })[identity]();

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

/** What else is to be heard of a card beside its word. */
const describeCard = (
  { covered, key }: CardView,
  { names, showKey }: { readonly names: readonly string[]; readonly showKey: boolean },
): string => {
  const parts: string[] = [];
  if (covered !== undefined) parts.push(m.card_covered({ identity: identityName(covered) }));
  else if (key !== undefined && showKey) parts.push(m.card_key({ identity: identityName(key) }));
  if (names.length > 0) parts.push(m.card_pointed({ names: names.join(', ') }));
  return parts.map((part) => `, ${part}`).join('');
};

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

  const largest = Math.min(size.height * 0.32, size.width * 0.25, 72);
  const room = size.width - Math.max(6, size.width * 0.12);
  /** A name needs about this much; whoever does not fit is counted. */
  const namesFit = Math.max(1, Math.floor(size.width / 70));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid everywhere
    <div ref={board} class={styles.board} role="group" aria-label={m.board()} onKeyDown={walk}>
      {cards.map((card, index) => {
        const identity = card.covered ?? (showKey ? card.key : undefined);
        const names = fingers.get(index) ?? [];
        const { size: letters, squeeze } = fitWord(card.word, room, largest);
        const canTouch = touchable.includes(index);
        return (
          <button
            key={card.word}
            type="button"
            class={styles.card}
            data-card={index}
            data-is={identity}
            data-covered={card.covered !== undefined || undefined}
            data-key={(card.covered === undefined && identity !== undefined) || undefined}
            data-marked={marked === index || undefined}
            data-fresh={fresh === index || undefined}
            data-pointed={names.length > 0 || undefined}
            aria-pressed={canTouch ? marked === index : undefined}
            aria-disabled={!canTouch}
            tabIndex={index === focused ? 0 : -1}
            onFocus={() => setFocused(index)}
            onClick={() => canTouch && onTouch(index)}
          >
            {identity !== undefined && (
              <span class={styles.mark} data-over>
                <Mark identity={identity} />
              </span>
            )}
            <span
              class={styles.word}
              data-word
              style={{
                fontSize: `${card.covered === undefined ? letters : Math.max(12, letters * 0.85)}px`,
                ...(squeeze < 1 && { transform: `scaleX(${squeeze})` }),
              }}
            >
              {card.word}
            </span>
            <span class="visually-hidden">{describeCard(card, { names, showKey })}</span>
            {names.length > 0 && (
              <span class={styles.fingers} data-over aria-hidden="true">
                {names.slice(0, namesFit).map((name) => (
                  <bdi key={name} class={styles.finger}>
                    {name}
                  </bdi>
                ))}
                {names.length > namesFit && (
                  <bdi class={`${styles.finger} ${styles.others}`}>+{names.length - namesFit}</bdi>
                )}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
};
