import { Mark } from '../../ui/mark.tsx';
import styles from './parts.module.css';
import type { Team } from './view.ts';

/** A sun on white, a moon on black: whose it is, by colour and by shape. */
export const TeamMark = ({ team }: { readonly team: Team }) => (
  <span class={styles.mark} data-team={team}>
    <Mark identity={team} />
  </span>
);
