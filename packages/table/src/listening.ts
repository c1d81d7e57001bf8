import { runningMatch, seatPlans } from './match.ts';
import { heldSeats, seatsOf, teamsOf } from './seating.ts';
import type { Latecomers, Said, State } from './types.ts';

/** Marks a perspective whose member hears less of the talk than the others who sit there. */
const LISTENER = 'listener/';

const onlyOne = (teams: readonly string[]): string | null =>
  teams.length === 1 ? (teams[0] ?? null) : null;

const teamOfSeats = (state: State, member: string): string | null =>
  onlyOne(teamsOf(state, seatsOf(state.seating, member)));

/**
 * The one team that a member hears and speaks for. A screen of both teams has none, also if it
 * has given up the seats of one while the match runs.
 */
export const teamOf = (state: State, member: string): string | null => {
  const held = runningMatch(state) === null ? [] : heldSeats(state, member);
  return onlyOne(teamsOf(state, [...held, ...seatsOf(state.seating, member)]));
};

/** How much of what their team has said was said before they sat down with it. */
const missedBy = ({ late }: State, member: string, team: string): number =>
  late[member]?.team === team ? late[member].missed : 0;

/**
 * Whoever sat down with a team while a match runs has a perspective of their own, whether or not
 * anything was said before. Otherwise who shares a view would reveal whether the team had talked.
 */
export const listenerOf = (state: State, member: string): readonly string[] => {
  const team = teamOfSeats(state, member);
  if (team === null) return [];
  const hearsAll = teamOf(state, member) === team && state.late[member]?.team !== team;
  return hearsAll ? [] : [`${LISTENER}${member}`];
};

/** The seats and roles of a perspective alone. */
export const withoutListener = (perspective: readonly string[]): readonly string[] =>
  perspective.filter((each) => !each.startsWith(LISTENER));

/** The talk that this perspective may read; lines it missed are left out of the numbering. */
export const audibleTalk = (state: State, perspective: readonly string[]): readonly Said[] => {
  const member = perspective.find((each) => each.startsWith(LISTENER))?.slice(LISTENER.length);
  const team = member === undefined ? onlyOne(teamsOf(state, perspective)) : teamOf(state, member);
  const missed = member === undefined || team === null ? 0 : missedBy(state, member, team);
  return state.talk.flatMap((said) => {
    if (said.team === null) return [said];
    const isAudible = said.team === team && said.number > missed;
    return isAudible ? [{ ...said, number: said.number - missed }] : [];
  });
};

/** While a match runs, a team's earlier talk stays with those who heard it; a newcomer does not get it. */
export const withLatecomers = (before: State, after: State): Latecomers => {
  const late: { [member: string]: Latecomers[string] } = { ...before.late };
  for (const member of new Set(Object.values(after.seating).flatMap((members) => members ?? []))) {
    const team = teamOfSeats(after, member);
    if (team === null || team === teamOfSeats(before, member)) continue;
    if (onlyOne(teamsOf(before, heldSeats(before, member))) === team) continue;
    late[member] = { team, missed: before.spoken[team] ?? 0 };
  }
  return late;
};

const membersOf = (state: State, team: string): readonly string[] =>
  seatPlans(state)
    .filter((plan) => plan.team === team)
    .flatMap(({ seat }) => state.seating[seat] ?? []);

/** Between matches: when someone new sits down with a team, that team's talk is cleared for all of it. */
export const withoutOldTalk = (
  before: State,
  after: State,
): Pick<State, 'talk' | 'spoken' | 'late'> => {
  const joined = new Set(
    seatPlans(after)
      .map(({ team }) => team)
      .filter((team) => {
        const earlier = membersOf(before, team);
        return !membersOf(after, team).every((member) => earlier.includes(member));
      }),
  );
  return {
    talk: after.talk.filter(({ team }) => team === null || !joined.has(team)),
    spoken: Object.fromEntries(Object.entries(after.spoken).filter(([team]) => !joined.has(team))),
    late: Object.fromEntries(
      Object.entries(after.late).filter(([, { team }]) => !joined.has(team)),
    ),
  };
};
