import type { Seating } from '../game.ts';
import type { Event } from './events.ts';
import { rivalOf } from './setup.ts';
import { type Desk, type Role, type Seat, type State, TEAMS, type Team } from './types.ts';

export const teamIn = (roles: readonly Role[]): Team | null =>
  TEAMS.find((team) => roles.includes(team)) ?? null;

export const isEncryptor = (roles: readonly Role[], team: Team): boolean =>
  roles.includes(`${team}.encryptor`);

/** X4 · there are encryptors while there are transmissions: not when keywords are named. */
const hasEncryptors = ({ phase }: State): boolean =>
  phase.kind === 'write' || phase.kind === 'answer' || phase.kind === 'ruling';

export const roles = (state: State, who: string, seats: readonly Seat[]): readonly Role[] =>
  seats.flatMap((team): readonly Role[] => {
    if (hasEncryptors(state) && state.desks[team].encryptor === who) {
      return [team, `${team}.encryptor`];
    }
    /** The next match may be of another game, whose seats are none of ours. */
    const played = state.phase.kind === 'over' && state.members[team]?.includes(who);
    return played ? [team, `${team}.player`] : [team];
  });

const lastEncryptor = ({ past, current }: State, team: Team): string | null => {
  const before = current === null ? past : [...past, current];
  return before.findLast((transmission) => transmission.team === team)?.encryptor ?? null;
};

/** X4 · whoever sits next after the last one; nobody where nobody sits. */
export const nextEncryptor = (state: State, team: Team): string | null => {
  const members = state.members[team];
  const last = members.indexOf(lastEncryptor(state, team) ?? '');
  return members[(last + 1) % members.length] ?? null;
};

/** Whether this team is to write now. */
export const isWriting = ({ phase }: State, team: Team): boolean =>
  phase.kind === 'write' && phase.teams.includes(team);

/** X6 · one of two is done, and both have drawn: never before. */
export const isSandRunning = ({ phase, desks, options }: State): boolean =>
  phase.kind === 'write' &&
  options.hourglass !== null &&
  phase.teams.some((team) => desks[team].clues !== null) &&
  phase.teams.some((team) => desks[team].clues === null) &&
  phase.teams.every((team) => desks[team].card !== null);

/** X4 · until the card is drawn the task goes on to another when its holder is gone. */
export const offered = (state: State, team: Team): Desk => {
  const desk = state.desks[team];
  if (!isWriting(state, team) || desk.card !== null) return desk;
  return state.members[team].includes(desk.encryptor ?? '')
    ? desk
    : { ...desk, encryptor: nextEncryptor(state, team) };
};

export const withSeating = (state: State, seating: Seating<Seat>): State => {
  if (state.phase.kind === 'over') return state;
  const reseated = {
    ...state,
    members: { white: seating.white ?? [], black: seating.black ?? [] },
  };
  return {
    ...reseated,
    desks: { white: offered(reseated, 'white'), black: offered(reseated, 'black') },
  };
};

/** X4 · a card that nobody but a bot has read is written on by whoever comes after it. */
export const passOn = (state: State, from: string, to: string | null): readonly Event[] =>
  TEAMS.flatMap((team) => {
    const { encryptor, card, clues } = state.desks[team];
    const isHeld = isWriting(state, team) && encryptor === from && card !== null && clues === null;
    const members = state.members[team];
    const others = [...members, ...members].slice(members.indexOf(from) + 1);
    const who = to ?? others.find((each) => each !== from);
    if (!isHeld || who === undefined) return [];
    return [{ kind: 'encryptorNamed', team, who, by: who } as const];
  });

/** X9 · nobody tries to intercept in the first round. */
export const isIntercepting = ({ phase, round }: State, team: Team): boolean =>
  (phase.kind === 'answer' || phase.kind === 'ruling') && phase.team === rivalOf(team) && round > 1;

/** X7 · those who answer: a team decodes without its encryptor and intercepts with. */
export const answerersOf = (state: State, team: Team): readonly string[] => {
  const { phase } = state;
  const decoding = (phase.kind === 'answer' || phase.kind === 'ruling') && phase.team === team;
  return decoding
    ? state.members[team].filter((who) => who !== state.desks[team].encryptor)
    : state.members[team];
};
