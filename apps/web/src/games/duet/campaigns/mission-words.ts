import type { MissionView } from '@remez/protocol/client';
import { m } from '../../../messages/index.js';

const STATES: { readonly [state in MissionView['state']]: () => string } = {
  locked: m.mission_locked,
  open: m.mission_open,
  lost: m.mission_lost,
  won: m.mission_won,
};

export const stateWords = ({ state }: Pick<MissionView, 'state'>): string => STATES[state]();

const GROUPS: { readonly [state in MissionView['state']]: () => string } = {
  locked: m.missions_locked,
  open: m.missions_open,
  lost: m.missions_lost,
  won: m.missions_won,
};

/** The head of all missions that stand so. */
export const groupWords = (state: MissionView['state']): string => GROUPS[state]();

/** D20 · "tokens–mistakes", in words. */
export const bankWords = ({
  tokens,
  mistakes,
}: Pick<MissionView, 'tokens' | 'mistakes'>): string => {
  const bank = m.mission_tokens({ count: tokens });
  if (mistakes === tokens) return `${bank}, ${m.mission_mistakes_all()}`;
  if (mistakes === 0) return `${bank}, ${m.mission_mistakes_none()}`;
  return `${bank}, ${m.mission_mistakes({ count: mistakes })}`;
};

/** What came of it so far: how often won, how often lost, the best score. */
export const recordWords = ({ wins, losses, best }: MissionView): string =>
  [
    ...(wins > 0 ? [m.mission_wins({ count: wins })] : []),
    ...(losses > 0 ? [m.mission_losses({ count: losses })] : []),
    ...(best !== undefined ? [m.mission_best({ score: best })] : []),
  ].join(' · ');
