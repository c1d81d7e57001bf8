import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { listed } from '../../lib/listed.ts';
import { m } from '../../messages/index.js';
import { Button } from '../../ui/button.tsx';
import shared from '../../ui/shared.module.css';
import { useTable } from '../at-table.ts';
import { type Next, useIsShared, useNext } from './next.ts';
import styles from './ready-button.module.css';

/** Of one who does not lead: in for the next match, or not after all. */
export const ReadyButton = ({
  testId = 'ready',
  about,
  onReady = () => {},
}: {
  readonly testId?: string | undefined;
  /** What changes with the next match, in two words. */
  readonly about?: string | undefined;
  readonly onReady?: (() => void) | undefined;
}) => {
  const { view, me, act } = useTable();
  if (me.member === undefined || me.can.ready === undefined) return null;
  const isReady = view.ready?.includes(me.member) === true;
  return (
    <Button
      look={isReady ? 'secondary' : 'primary'}
      icon="check"
      data-testid={testId}
      aria-pressed={isReady}
      class={shared.grow}
      onClick={async () => {
        const isDone = await act({ kind: 'ready', ready: !isReady });
        if (isDone && !isReady) onReady();
      }}
    >
      <span class={styles.label}>
        <span>{isReady ? m.between_ready_already() : m.between_ready()}</span>
        {about && !isReady && <small>{about}</small>}
      </span>
    </Button>
  );
};

/** Whom one would begin without. */
const withoutWhom = ({ unready, away }: Next, me: string | undefined): readonly string[] =>
  [...unready, ...away].filter((id) => id !== me);

/** Begins the next match. Before people are left behind it asks once. */
export const BeginNext = ({
  label,
  testId,
  onBegin,
}: {
  readonly label: ComponentChildren;
  readonly testId: string;
  readonly onBegin: () => void;
}) => {
  const { me, nameOf } = useTable();
  const next = useNext();
  const [asked, setAsked] = useState<string>();
  const left = useIsShared() ? withoutWhom(next, me.member) : [];
  const names = listed(left.map(nameOf));
  /** Asked anew when others would be left behind. */
  if (left.length > 0 && asked === names) {
    return (
      <>
        <Button
          look="danger"
          data-testid={`${testId}-anyway`}
          class={shared.grow}
          onClick={onBegin}
        >
          {m.between_anyway({ names })}
        </Button>
        <Button look="ghost" onClick={() => setAsked(undefined)}>
          {m.between_wait()}
        </Button>
      </>
    );
  }
  return (
    <Button
      look="primary"
      icon="again"
      data-testid={testId}
      class={shared.grow}
      onClick={() => (left.length > 0 ? setAsked(names) : onBegin())}
    >
      {label}
    </Button>
  );
};
