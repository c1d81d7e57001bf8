import { refuse } from '../guarding.ts';
import { fits, stripped } from '../text.ts';
import { accept, guarded } from './decision.ts';
import { LONGEST_SHARED } from './limits.ts';
import { SHARED_PLACES } from './types.ts';

const parseShared = (raw: unknown): string | null => {
  if (typeof raw !== 'string' || raw.length > 5 * LONGEST_SHARED) return null;
  const text = stripped(raw);
  return fits(text, LONGEST_SHARED) ? text : null;
};

/** X16 · on the team's own sheet, for all of the team and nobody else. Whoever writes last is read. */
export const share = guarded('share', ({ state, team, who }, { place, text: raw }) => {
  if (!SHARED_PLACES.includes(place)) return refuse('malformed');
  const text = parseShared(raw);
  if (text === null) return refuse('badText');
  if (text === (state.shared[team][place]?.text ?? '')) return accept();
  return accept({ kind: 'shared', team, place, text, by: who });
});
