import { memo } from '../../ui/memo.ts';
import styles from './duet.module.css';

/** Whom something points at, by where they sit on this screen. */
export type Place = 'near' | 'far';

/** D9 · a timer token, bystander side up, its arrow at whoever touched the word. */
export const ArrowToken = ({ points }: { readonly points: Place }) => (
  <svg class={styles.arrow} data-points={points} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" fill="var(--sand)" stroke="var(--on-sand)" stroke-width="1.5" />
    <path
      d="M12 5v13M6.5 12.5L12 18l5.5-5.5"
      fill="none"
      stroke="var(--on-sand)"
      stroke-width="3"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);

/** D7 · an agent, its foot towards whoever found it. */
export const AgentPin = ({ points }: { readonly points: Place }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <g class={styles.pin} data-points={points}>
      <path d="M20 39l-8-9h16z" fill="currentColor" />
      <circle cx="20" cy="18" r="14" fill="none" stroke="currentColor" stroke-width="3" />
    </g>
    <path
      d="M13.5 18.5l4.5 4.5 8.5-9.5"
      fill="none"
      stroke="currentColor"
      stroke-width="3.5"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);

/** D4, D19, D20 · a token in the bank by the face that is up, or where one was: taken green, or gone. */
export const BankToken = memo(
  ({ face }: { readonly face: 'bystander' | 'green' | 'taken' | 'gone' }) => (
    <svg class={styles.token} data-face={face} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" />
      {face === 'bystander' && (
        <path d="M12 5.5a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8zM6 18.5c.6-3.6 3-5 6-5s5.4 1.4 6 5" />
      )}
      {(face === 'green' || face === 'taken') && <path d="M6.5 12.5l3.8 3.8 7-8" />}
    </svg>
  ),
);
