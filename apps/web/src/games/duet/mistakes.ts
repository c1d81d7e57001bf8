import type { DuetView } from '@remez/protocol/client';
import { m } from '../../messages/index.js';

/** D13, D20, D21 · what a mistake costs now, once it is more than a turn. */
export const mistakeText = ({ mistakeCosts }: DuetView): string | undefined => {
  switch (mistakeCosts) {
    case 'two':
      return m.duet_mistake_two();
    case 'all':
      return m.duet_mistake_all();
    case 'match':
      return m.duet_mistake_match();
    default:
      return undefined;
  }
};
