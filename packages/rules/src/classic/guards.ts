import { rivalOf } from './setup.ts';
import type { Command, PhaseName, Seat, State, Team } from './types.ts';

export const REASONS = [
  'alreadyChallenged',
  'alreadyCovered',
  'badCount',
  'badDeal',
  'badWord',
  'clueFirst',
  'coverFirst',
  'gameOver',
  'guessFirst',
  'illegalClue',
  'malformed',
  'mustCover',
  'noQuestion',
  'noRivals',
  'noSuchCard',
  'notHost',
  'notNow',
  'notYourSeat',
  'notYourTurn',
  'notYourWord',
  'rulingFirst',
  'stale',
  'tooEarly',
  'youApproved',
] as const;
export type Reason = (typeof REASONS)[number];

/** Why not, or null when it may be done. */
type Guard = (state: State, seats: readonly Seat[]) => Reason | null;

const spymaster = (team: Team): Seat => `${team}.spymaster`;
const operative = (team: Team): Seat => `${team}.operative`;

const WAITING_FOR: Record<PhaseName, Reason> = {
  clue: 'clueFirst',
  guess: 'notNow',
  ruling: 'rulingFirst',
  cover: 'coverFirst',
  over: 'gameOver',
};

/** The seat of the team whose turn it is, in this phase. */
const onTurn =
  (seatOf: (team: Team) => Seat, phase: PhaseName): Guard =>
  (state, seats) => {
    if (state.phase.kind === 'over') return 'gameOver';
    if (!seats.includes(seatOf(state.team))) {
      return seats.includes(seatOf(rivalOf(state.team))) ? 'notYourTurn' : 'notYourSeat';
    }
    return state.phase.kind === phase ? null : WAITING_FOR[state.phase.kind];
  };

/** C20 · coop has no other team: nobody to ask, nobody to challenge. */
const needsRivals = (state: State): Reason | null => {
  if (state.phase.kind === 'over') return 'gameOver';
  return state.options.mode === 'coop' ? 'noRivals' : null;
};

const guess: Guard = onTurn(operative, 'guess');
const cover: Guard = onTurn(spymaster, 'cover');

export const GUARDS = {
  giveClue: onTurn(spymaster, 'clue'),

  ask: (state, seats) => needsRivals(state) ?? onTurn(spymaster, 'clue')(state, seats),

  answer: (state, seats) => {
    const impossible = needsRivals(state);
    if (impossible !== null) return impossible;
    if (!seats.includes(spymaster(rivalOf(state.team)))) return 'notYourSeat';
    return state.question?.answer === 'pending' ? null : 'noQuestion';
  },

  guess,

  /** C13 */
  stop: (state, seats) =>
    guess(state, seats) ?? (state.current.guesses.length === 0 ? 'guessFirst' : null),

  /** C20–C22 · anyone of the other team, once a clue, until the turn is over. */
  challenge: (state, seats) => {
    const impossible = needsRivals(state);
    if (impossible !== null) return impossible;
    const rival = rivalOf(state.team);
    const asSpymaster = seats.includes(spymaster(rival));
    if (!asSpymaster && !seats.includes(operative(rival))) return 'notYourSeat';
    if (state.phase.kind === 'ruling') return 'alreadyChallenged';
    if (state.phase.kind !== 'guess') return WAITING_FOR[state.phase.kind];
    if (state.current.challenge !== undefined) return 'alreadyChallenged';
    return asSpymaster && state.clueApproved ? 'youApproved' : null;
  },

  rule: (state, seats) => {
    const impossible = needsRivals(state);
    if (impossible !== null) return impossible;
    if (!seats.includes(spymaster(rivalOf(state.team)))) return 'notYourSeat';
    return state.phase.kind === 'ruling' ? null : 'notNow';
  },

  cover,

  /** C20 may be declined, C26 may not. */
  decline: (state, seats) =>
    cover(state, seats) ??
    (state.phase.kind === 'cover' && state.phase.cause === 'simulated' ? 'mustCover' : null),
} satisfies Record<Exclude<Command['kind'], 'moveOn' | 'abandon'>, Guard>;

/** Whose words a cover may fall on: one's own (C20), or the simulated team's (C26). */
export const coverable = (state: State): Team =>
  state.phase.kind === 'cover' && state.phase.cause === 'simulated'
    ? rivalOf(state.team)
    : state.team;
