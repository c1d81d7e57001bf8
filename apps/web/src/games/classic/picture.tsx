import type { GameName } from '../../lib/games.ts';
import styles from '../../ui/page.module.css';
import { DuetCards } from '../duet/picture.tsx';

/** The game in a picture: three cards fanned out, one of them found. */
export const Cards = () => (
  <svg class={styles.cards} viewBox="0 0 180 110" aria-hidden="true">
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

/** An hourglass between a sun and a moon, three digits under it. */
const Ciphers = () => (
  <svg class={styles.cards} viewBox="0 0 180 110" aria-hidden="true">
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

const PICTURES = { classic: Cards, duet: DuetCards, decrypto: Ciphers } as const;

export const GamePicture = ({ game }: { readonly game: GameName }) => {
  const Picture = PICTURES[game];
  return <Picture />;
};
