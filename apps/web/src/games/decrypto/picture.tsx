import styles from '../../ui/picture.module.css';

/** An hourglass between a sun and a moon, three digits under it. */
export const Picture = () => (
  <svg class={styles.picture} viewBox="0 0 180 110" aria-hidden="true">
    <rect x="16" y="16" width="66" height="78" rx="9" fill="var(--white)" />
    <rect x="98" y="16" width="66" height="78" rx="9" fill="var(--black)" stroke="var(--line)" />
    <circle cx="49" cy="40" r="9" fill="none" stroke="var(--on-white)" stroke-width="4" />
    <path
      d="M49 22v5M49 53v5M31 40h5M62 40h5M36 27l4 4M58 49l4 4M62 27l-4 4M40 49l-4 4"
      stroke="var(--on-white)"
      stroke-width="4"
      stroke-linecap="round"
    />
    <path
      d="M134 25a16 16 0 1 0 11 23 14 14 0 0 1-11-23z"
      fill="none"
      stroke="var(--on-black)"
      stroke-width="4"
    />
    <path
      d="M30 76h10M46 76h10M62 76h6M112 76h6M124 76h10M140 76h10"
      stroke="var(--accent)"
      stroke-width="7"
      stroke-linecap="round"
    />
  </svg>
);
