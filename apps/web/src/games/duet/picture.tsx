import styles from '../../ui/picture.module.css';

/** Duet in a picture: two cards face each other, found on one side, a token between them. */
export const Picture = () => (
  <svg class={styles.picture} viewBox="0 0 180 110" aria-hidden="true">
    <g transform="rotate(-8 52 58)">
      <rect x="18" y="16" width="60" height="80" rx="9" fill="var(--paper)" />
      <path d="M34 60h28" stroke="var(--on-paper)" stroke-width="8" stroke-linecap="round" />
      <path d="M32 82h32" stroke="var(--paper-edge)" stroke-width="4" stroke-linecap="round" />
    </g>
    <g transform="rotate(8 128 58)">
      <rect x="102" y="16" width="60" height="80" rx="9" fill="var(--green)" />
      <path
        d="M117 57l11 11 20-24"
        fill="none"
        stroke="#fff"
        stroke-width="7"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
    <circle cx="90" cy="56" r="17" fill="var(--sand)" stroke="var(--ground)" stroke-width="3" />
    <path
      d="M80 56h19M92 49l7 7-7 7"
      fill="none"
      stroke="var(--on-sand)"
      stroke-width="4"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);
