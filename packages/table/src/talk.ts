import { type Channel, fits, stripped } from '@remez/rules';
import { gameOf, rolesOf, runningMatch, seatPlans } from './match.ts';
import { heldSeats, seatsOf } from './seating.ts';
import { companionsOf } from './shared-devices.ts';
import type { Said, State } from './types.ts';

export const LONGEST_TALK = 300;

/** How much talk is kept for each channel. */
const TALK_KEPT = 50;

export const EVERYONE = 'everyone';

export const parseTalk = (raw: unknown): string | null => {
  if (typeof raw !== 'string' || raw.length > 5 * LONGEST_TALK) return null;
  const text = stripped(raw);
  return text !== '' && fits(text, LONGEST_TALK) ? text : null;
};

const teamsOf = (state: State, seats: readonly string[]): readonly string[] => [
  ...new Set(
    seatPlans(state)
      .filter(({ seat }) => seats.includes(seat))
      .map(({ team }) => team),
  ),
];

/** The one team a member speaks for, if there is just one. */
export const teamOf = (state: State, member: string): string | null => {
  const [team, ...others] = teamsOf(state, seatsOf(state.seating, member));
  return team === undefined || others.length > 0 ? null : team;
};

/** C7, C29 · the rules' silence, for whoever has seen too much in this match. */
export const mayTalk = (state: State, member: string, channel: Channel): boolean => {
  if (channel === 'team' && teamOf(state, member) === null) return false;
  const running = runningMatch(state);
  if (running === null) return true;
  const lets = (id: string) =>
    gameOf(running).mayTalk(running.state, rolesOf(state, id, heldSeats(state, id)), channel);
  /** Whoever sees with the eyes of someone who must be silent is silent too. */
  const known = companionsOf(state, member).filter((id) => heldSeats(state, id).length > 0);
  return lets(member) && known.every(lets);
};

/** What those who sit here may hear. */
export const heardFrom = (state: State, seats: readonly string[]): readonly Said[] => {
  const teams = teamsOf(state, seats);
  return state.talk.filter(({ team }) => team === null || teams.includes(team));
};

const membersOf = (state: State, team: string): readonly string[] =>
  seatPlans(state)
    .filter((plan) => plan.team === team)
    .flatMap(({ seat }) => state.seating[seat] ?? []);

/** The talk without that of teams to which someone has come. */
export const withoutOldTalk = (before: State, after: State): readonly Said[] =>
  after.talk.filter(({ team }) => {
    if (team === null) return true;
    const known = membersOf(before, team);
    return membersOf(after, team).every((member) => known.includes(member));
  });

/** The newest of each channel. */
export const capped = (talk: readonly Said[], channel: string | null): readonly Said[] => {
  const own = talk.filter(({ team }) => team === channel);
  if (own.length <= TALK_KEPT) return talk;
  const oldest = own[0];
  return talk.filter((said) => said !== oldest);
};
