import type { ComponentChildren } from 'preact';
import { useAnyMatch } from '../table/at-table.ts';
import { Between } from '../table/between/parts.tsx';
import { NextSteps } from '../table/next-steps.tsx';
import { Sealed } from '../table/seal.tsx';
import styles from './ending.module.css';

/** What the screen of a match hands to its end. */
export interface EndProps {
  readonly seals: readonly string[];
  readonly onPrepare: () => void;
  readonly onStory: () => void;
}

/** Below a board when the match is over: who won, what there is to say of it, and where to now. */
export const Ending = ({
  title,
  why,
  class: own = '',
  seals,
  onPrepare,
  onStory,
  about,
  children,
}: EndProps & {
  readonly title: string;
  readonly why?: string;
  readonly class?: string | undefined;
  /** What lies open on the board now. */
  readonly about?: ComponentChildren;
  readonly children: ComponentChildren;
}) => (
  <footer class={`${styles.end} ${own}`}>
    <p class={styles.endTitle} data-testid="result" data-why={why} role="status">
      <b>{title}</b>
    </p>
    {children}
    <Between />
    <NextSteps onPrepare={onPrepare} onStory={onStory} />
    {about}
    <Sealed seals={seals} openings={[useAnyMatch().opening]} onlyIfBroken />
  </footer>
);
