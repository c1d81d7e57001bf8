import { isSameName } from './look-alikes.ts';
import { runningMatch } from './match.ts';
import { isNameTaken, memberOf } from './members.ts';
import { seatsOf } from './seating.ts';
import type { Knock, Member, State } from './types.ts';

/** After so long nobody waits for an answer any more, and whoever was turned away may ask again. */
export const KNOCK_LASTS = 600_000;

/** So many wait at a table at once: a host reads no longer list in mid-game. */
export const MOST_KNOCKS = 5;

/** So many are answered or passed over in a table's life, for the size of its log. */
export const MOST_KNOCKED = 500;

/** Devices that may be let in for one member, beside their own. */
const MOST_DEVICES = 3;

const isHere = (state: State, person: string): boolean =>
  memberOf(state, person)?.standing === 'here';

/** Whether what was asked still makes sense: they may have found their way in by themselves. */
const isOpen = (state: State, { person, seat, watching }: Knock): boolean => {
  if (watching === 'admitted') return false;
  if (seat === null) return !isHere(state, person);
  const member = memberOf(state, person);
  return (
    member?.standing === 'here' &&
    runningMatch(state) !== null &&
    seatsOf(state.seating, member.id).length === 0
  );
};

/** Everyone who waits for the host's answer, the first to come first. */
export const openKnocks = (state: State): readonly Knock[] =>
  state.knocks.filter((knock) => !knock.isTurnedAway && isOpen(state, knock));

export const knockOf = (state: State, person: string): Knock | undefined =>
  state.knocks.find((knock) => knock.person === person);

/** With this one, and without those that nobody waits for any more. */
export const withKnock = (state: State, knock: Knock): readonly Knock[] =>
  [
    ...state.knocks.filter(
      (each) => each.person !== knock.person && knock.at - each.at < KNOCK_LASTS,
    ),
    knock,
  ].slice(-4 * MOST_KNOCKS);

/** Whether this member may be given one more device: never whoever lets people in. */
export const mayBecome = (state: State, member: Member): boolean =>
  member.standing !== 'removed' &&
  member.bot === undefined &&
  member.id !== state.host &&
  (member.also ?? []).length < MOST_DEVICES &&
  (member.standing === 'here' || !isNameTaken(state, member.name, member.id));

/** Whose name was said at the door. */
export const namedAtDoor = (state: State, name: string): Member | undefined =>
  state.members.find((member) => isSameName(member.name, name) && mayBecome(state, member));
