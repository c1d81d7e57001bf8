import type { Channel, Seating, SeatPlan } from '../game.ts';
import { isEncryptor, isIntercepting, teamIn } from './people.ts';
import type { Options, Role, Seat, State, Team } from './types.ts';

/** X2 · a team knows its own keywords, and the other team nothing of them. */
const seatOf = (
  team: Team,
  { least, most, secret }: { least: number; most: number; secret: boolean },
): SeatPlan<Seat> => ({
  seat: team,
  team,
  least,
  most,
  secrets: secret ? [team] : [],
  secretPasses: true,
  also: [],
});

/** X1, X17 */
export const seats = ({ mode }: Options): readonly SeatPlan<Seat>[] =>
  mode === 'trio'
    ? [
        seatOf('white', { least: 2, most: 2, secret: true }),
        seatOf('black', { least: 1, most: 1, secret: false }),
      ]
    : [
        seatOf('white', { least: 2, most: 4, secret: true }),
        seatOf('black', { least: 2, most: 4, secret: true }),
      ];

const asTrio = (people: readonly string[]): Seating<Seat> => ({
  white: people.slice(0, 2),
  black: people.slice(2, 3),
});

const MOST = 8;

/** X1 · teams of similar size, dealt in turn; who is too many watches. */
export const assign = (people: readonly string[], { mode }: Options): Seating<Seat> => {
  if (mode === 'trio') return asTrio(people);
  const playing = people.slice(0, MOST);
  return {
    white: playing.filter((_, index) => index % 2 === 0),
    black: playing.filter((_, index) => index % 2 === 1),
  };
};

const nextRound = (people: readonly string[]): string[] => [
  ...people.slice(1),
  ...people.slice(0, 1),
];

/** X4, X17 · the teams stay, and the next in line encrypts first; in trio another is alone. */
export const rotate = (
  { white = [], black = [] }: Seating<Seat>,
  { mode }: Options,
): Seating<Seat> =>
  mode === 'trio'
    ? asTrio(nextRound([...white, ...black]))
    : { white: nextRound(white), black: nextRound(black) };

/** X5 · someone who knows a code that is still to be read. */
const holdsCode = (state: State, team: Team): boolean =>
  state.desks[team].card !== null &&
  !state.past.some(
    (transmission) =>
      transmission.team === team &&
      transmission.round === state.round &&
      transmission.outcome !== undefined,
  );

/**
 * X24, X25 · whoever knows a code that is still to be read says nothing anywhere; except, to the
 * team, about the other team's clues, which encryptors help to intercept (X7).
 */
export const mayTalk = (state: State, held: readonly Role[], channel: Channel): boolean => {
  if (state.phase.kind === 'over') return true;
  const team = teamIn(held);
  if (team === null) return channel === 'everyone';
  if (!isEncryptor(held, team) || !holdsCode(state, team)) return true;
  return channel === 'team' && isIntercepting(state, team);
};

/** There is no board to point at. */
export const mayPoint = (): boolean => false;
