import styles from '../../ui/picture.module.css';

/** The game in a picture: three cards fanned out, one of them found. */
export const Picture = () => (
  <svg class={styles.picture} viewBox="0 0 180 110" aria-hidden="true">
    <g transform="rotate(-12 60 80)">
      <rect x="28" y="22" width="58" height="76" rx="9" fill="var(--paper)" />
      <path d="M42 78h30" stroke="var(--paper-edge)" stroke-width="4" stroke-linecap="round" />
      <path d="M44 54h26" stroke="var(--on-paper)" stroke-width="8" stroke-linecap="round" />
    </g>
    <g transform="rotate(11 120 80)">
      <rect x="94" y="22" width="58" height="76" rx="9" fill="var(--blue)" />
      <path
        d="M112 48V36h22v12M105 48h36M116 55a4 4 0 1 0 7 0M124 55a4 4 0 1 0 7 0M108 76c2-8 8-11 15-11s13 3 15 11"
        fill="none"
        stroke="#fff"
        stroke-width="4"
        stroke-linecap="round"
      />
    </g>
    <g>
      <rect x="60" y="12" width="60" height="80" rx="9" fill="var(--red)" />
      <path
        d="M77 42a13 13 0 0 1 26 0M71 42h38M80 49a10 10 0 0 0 20 0M72 78c2-9 9-12 18-12s16 3 18 12"
        fill="none"
        stroke="#fff"
        stroke-width="4"
        stroke-linecap="round"
      />
    </g>
  </svg>
);
