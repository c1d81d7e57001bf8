import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { sound } from '../../lib/preferences.ts';
import { chime } from '../../lib/sound.ts';
import { m } from '../../messages/index.js';
import { Button } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { useTable } from '../at-table.ts';
import { Again } from '../next-steps.tsx';
import { useEnding } from './ending.ts';
import styles from './finale.module.css';
import type { Ending, Remembered } from './theatre.ts';

/** Names of people, rather than of a team. */
const LONG_TITLE = 18;

const CHIMES = { won: 'won', lost: 'lost', plain: 'end' } as const;

/** Scattered over the field of those who won; the same for everyone. */
const SCATTERED = Array.from({ length: 14 }, (_, nth) => ({
  left: `${(nth * 37 + 7) % 100}%`,
  top: `${(nth * 53 + 11) % 100}%`,
  size: `${2.5 + ((nth * 7) % 5)}rem`,
  turn: `${((nth * 71) % 90) - 45}deg`,
}));

const Card = ({ kind, title, what, about }: Remembered) => (
  <section class={styles.card} data-kind={kind} data-testid={`remembered-${kind}`}>
    <h3>{title}</h3>
    <p class={styles.what}>{what}</p>
    {about && <p>{about}</p>}
  </section>
);

const ShareButton = () => {
  const { view } = useTable();
  const ending = useEnding();
  const [busy, setBusy] = useState(false);
  if (ending === undefined) return null;
  return (
    <Button
      icon="share"
      data-testid="share-picture"
      disabled={busy}
      onClick={async () => {
        setBusy(true);
        const { sharePicture } = await import('./share.ts');
        await sharePicture(ending, view.settings.language);
        setBusy(false);
      }}
    >
      {m.ending_share()}
    </Button>
  );
};

/** An ending over the whole screen: who won and how, what it is remembered by, and where to now. */
export const EndingScene = ({
  ending: { mood, mark, title, how, series, advice, remembered },
  onClose,
  children,
}: {
  readonly ending: Omit<Ending, 'shared' | 'board'>;
  readonly onClose: () => void;
  /** What can be done now. */
  readonly children: ComponentChildren;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    if (sound.value) chime(CHIMES[mood]);
  }, []);
  return (
    <dialog
      ref={dialog}
      class={styles.finale}
      data-testid="finale"
      data-mood={mood}
      data-mark={mark}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-how`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      /* Where nothing was touched before, a browser closes it without asking. */
      onClose={() => dialog.current && onClose()}
    >
      {mood === 'won' && (
        <div class={styles.field} aria-hidden="true">
          {SCATTERED.map(({ left, top, size, turn }) => (
            <span
              key={left + top}
              style={{
                insetInlineStart: left,
                insetBlockStart: top,
                inlineSize: size,
                rotate: turn,
              }}
            >
              <Mark identity={mark} />
            </span>
          ))}
        </div>
      )}
      <div class={styles.body}>
        <div class={styles.head}>
          {mood !== 'won' && (
            <span class={styles.mark}>
              <Mark identity={mark} />
            </span>
          )}
          {series && <p class={styles.series}>{series}</p>}
          <h2
            id={`${id}-title`}
            class={styles.title}
            data-long={title.length > LONG_TITLE || undefined}
            data-testid="finale-title"
          >
            {title}
          </h2>
          <p id={`${id}-how`} class={styles.how} data-testid="finale-how">
            {how}
          </p>
          {advice && (
            <p class={styles.advice} data-testid="finale-advice">
              {advice}
            </p>
          )}
        </div>
        <div class={styles.cards}>
          {remembered.map((each) => (
            <Card key={each.kind} {...each} />
          ))}
        </div>
        <div class={styles.buttons}>
          {children}
          <Button data-testid="finale-board" onClick={onClose}>
            {m.ending_board()}
          </Button>
        </div>
      </div>
    </dialog>
  );
};

/** So long a television shows it: nobody on a sofa can press a button. */
const SHOWN_FOR = 15_000;

/** How the match on the table ended, from where one sits. */
export const Finale = ({ onClose }: { readonly onClose: () => void }) => {
  const { watching } = useTable();
  const ending = useEnding();
  const isShown = ending !== undefined;
  useEffect(() => {
    if (!watching || !isShown) return;
    const timer = setTimeout(onClose, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [watching, isShown, onClose]);
  if (ending === undefined) return null;
  return (
    <EndingScene ending={ending} onClose={onClose}>
      <Again testId="finale-again" readyId="finale-ready" withSame onReady={onClose} />
      {!watching && <ShareButton />}
    </EndingScene>
  );
};
