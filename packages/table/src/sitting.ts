import { planOf } from './match.ts';
import { isOfTwoMinds, seatedAt, seatsOf, spansTeams, whyNotSeat, whyNotSit } from './seating.ts';
import { isBarredByDevice } from './shared-devices.ts';
import type { State, TableReason } from './types.ts';

/** C28 · a seat may bring another with it. */
export const withCompanions = (state: State, seat: string): readonly string[] => [
  seat,
  ...(planOf(state, seat)?.also ?? []),
];

/** Why this member may not hold these seats together, free as they are. */
export const whyNotTogether = (
  state: State,
  member: string,
  seats: readonly string[],
): TableReason | null => {
  if (!state.settings.sharedScreen && spansTeams(state, seats)) return 'noSharedScreen';
  if (isBarredByDevice(state, member, seats)) return 'oneDevice';
  return isOfTwoMinds(state, seatedAt(state.seating, member, seats)) ? 'twoMinds' : null;
};

interface SittingDown {
  readonly seat: string;
  /** Keeps the seats that they have. */
  readonly also: boolean;
  readonly isHost: boolean;
}

/** The seats of someone who sits down there. */
export const seatsAfter = (
  state: State,
  member: string,
  { seat, also }: Pick<SittingDown, 'seat' | 'also'>,
): readonly string[] => {
  const kept = also ? seatsOf(state.seating, member) : [];
  return [...new Set([...kept, ...withCompanions(state, seat)])];
};

/** Why someone may not sit down there of their own accord: the one answer for `sit` and for `can`. */
export const whyNotSitDown = (
  state: State,
  member: string,
  sitting: SittingDown,
): TableReason | null => {
  const whyNot = sitting.isHost ? whyNotSeat : whyNotSit;
  for (const each of withCompanions(state, sitting.seat)) {
    const why = whyNot(state, member, each);
    if (why !== null) return why;
  }
  return whyNotTogether(state, member, seatsAfter(state, member, sitting));
};
