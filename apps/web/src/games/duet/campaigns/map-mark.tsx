import type { MissionView } from '@remez/protocol/client';
import styles from './mission.module.css';

/** How a mission stands, by shape: a lock, a diamond, a square with a way back, a disc with a check. */
const SHAPES: { readonly [state in MissionView['state']]: { shape: string; sign: string } } = {
  locked: {
    shape: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
    sign: 'M9.4 11.6h5.2v3.8H9.4zM10.4 11.4v-1.2a1.6 1.6 0 0 1 3.2 0v1.2',
  },
  open: { shape: 'M12 1.5L22.5 12 12 22.5 1.5 12z', sign: 'M10 8.2l5.4 3.8-5.4 3.8z' },
  lost: {
    shape: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
    sign: 'M8.5 8.5l7 7M15.5 8.5l-7 7',
  },
  won: { shape: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', sign: 'M7.5 12.4l3.2 3.2 6-6.6' },
};

export const MissionMark = ({ state }: { readonly state: MissionView['state'] }) => {
  const { shape, sign } = SHAPES[state];
  return (
    <svg class={styles.mark} viewBox="0 0 24 24" aria-hidden="true" data-mark={state}>
      <path data-shape d={shape} />
      <path data-sign d={sign} fill="none" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
};
