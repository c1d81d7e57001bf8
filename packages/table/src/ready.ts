import { runningMatch } from './match.ts';
import { present, presentMember } from './members.ts';
import { missingFrom, seatsOf, spansTeams, withoutMember } from './seating.ts';
import { foundWith } from './shared-devices.ts';
import type { State } from './types.ts';

/** Between games people say that they are ready for the next one. It holds until that one begins. */
export const mayBeReady = (state: State, member: string): boolean =>
  runningMatch(state) === null && seatsOf(state.seating, member).length > 0;

/** Whom the others wait for: people who sit and are here. A screen that guesses for both teams is no person. */
const awaited = (state: State, away: readonly string[]): readonly string[] =>
  present(state)
    .filter(({ id, bot }) => bot === undefined && !away.includes(id))
    .map(({ id }) => ({ id, seats: seatsOf(state.seating, id) }))
    .filter(({ seats }) => seats.length > 0 && !spansTeams(state, seats))
    .map(({ id }) => id);

/**
 * Whether this member's word is the last that was missing: all who sit and are here are ready, and
 * without those who are away nobody is missing. Who share a device share its word.
 */
export const isLastWord = (
  state: State,
  member: string,
  { seating, away }: { readonly seating: State['seating']; readonly away: readonly string[] },
): boolean => {
  const atDevice = [member, ...foundWith(state, member)];
  const gone = away.filter((id) => !atDevice.includes(id));
  const ready = [...state.ready, ...atDevice];
  return (
    awaited(state, gone).every((id) => ready.includes(id)) &&
    missingFrom(state, gone.reduce(withoutMember, seating)).length === 0
  );
};

export const readied = (
  { ready }: Pick<State, 'ready'>,
  { member, isReady }: { readonly member: string; readonly isReady: boolean },
): readonly string[] => {
  const others = ready.filter((id) => id !== member);
  return isReady ? [...others, member] : others;
};

/** Who sits elsewhere now has not said that they are ready for this. */
export const stillReady = (before: State, after: State): readonly string[] => {
  const seatsIn = (state: State, id: string) => [...seatsOf(state.seating, id)].sort().join();
  const kept = after.ready.filter(
    (id) =>
      presentMember(after, id) !== undefined &&
      seatsIn(after, id) !== '' &&
      seatsIn(before, id) === seatsIn(after, id),
  );
  return kept.length === after.ready.length ? after.ready : kept;
};
