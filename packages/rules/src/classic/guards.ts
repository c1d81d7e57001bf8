import { type GuardedKind, type Guard as GuardOf, whileRunning } from '../guarding.ts';
import { lastClueOf } from '../meaning.ts';
import { rivalOf } from './setup.ts';
import type { Command, PhaseName, Seat, SeatRole, State, Team } from './types.ts';

export const REASONS = [
  'alreadyChallenged',
  'alreadyCovered',
  'askFirst',
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

type Guard = GuardOf<State, SeatRole, Reason>;

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
const onTurn = (seatOf: (team: Team) => Seat, phase: PhaseName): Guard =>
  whileRunning((state, seats) => {
    if (!seats.includes(seatOf(state.team))) {
      return seats.includes(seatOf(rivalOf(state.team))) ? 'notYourTurn' : 'notYourSeat';
    }
    return state.phase.kind === phase ? null : WAITING_FOR[state.phase.kind];
  });

/** C20 · coop has no other team: nobody to ask, nobody to challenge. */
const withRivals = (guard: Guard): Guard =>
  whileRunning((state, seats) =>
    state.options.mode === 'coop' ? 'noRivals' : guard(state, seats),
  );

/** The spymaster of the team whose turn it is not. */
const byRivalSpymaster = (guard: Guard): Guard =>
  withRivals((state, seats) =>
    seats.includes(spymaster(rivalOf(state.team))) ? guard(state, seats) : 'notYourSeat',
  );

/** C22 · far more than anyone asks in a turn. Each question is an event of the log for ever. */
const MOST_ASKS = 20;

const giveClue: Guard = onTurn(spymaster, 'clue');
const guess: Guard = onTurn(operative, 'guess');
const cover: Guard = onTurn(spymaster, 'cover');

export const GUARDS = {
  giveClue,

  /** Whoever gave a clue says what it meant until all is told. */
  amendMeant: whileRunning((state, seats) =>
    lastClueOf(state, seats) === undefined ? 'notYourSeat' : null,
  ),

  ask: withRivals(
    (state, seats) => giveClue(state, seats) ?? (state.asks >= MOST_ASKS ? 'notNow' : null),
  ),

  answer: byRivalSpymaster(({ question }) =>
    question?.answer === 'pending' ? null : 'noQuestion',
  ),

  guess,

  /** C13 */
  stop: (state, seats) =>
    guess(state, seats) ?? (state.current.guesses.length === 0 ? 'guessFirst' : null),

  /** C20–C22 · anyone of the other team, once a clue, until the turn is over. */
  challenge: withRivals((state, seats) => {
    const rival = rivalOf(state.team);
    const asSpymaster = seats.includes(spymaster(rival));
    if (!asSpymaster && !seats.includes(operative(rival))) return 'notYourSeat';
    if (state.phase.kind === 'ruling') return 'alreadyChallenged';
    if (state.phase.kind !== 'guess') return WAITING_FOR[state.phase.kind];
    if (state.current.challenge !== undefined) return 'alreadyChallenged';
    return asSpymaster && state.clueApproved ? 'youApproved' : null;
  }),

  rule: byRivalSpymaster(({ phase }) => (phase.kind === 'ruling' ? null : 'notNow')),

  cover,

  /** C20 may be declined, C26 may not. */
  decline: (state, seats) =>
    cover(state, seats) ??
    (state.phase.kind === 'cover' && state.phase.cause === 'simulated' ? 'mustCover' : null),
} satisfies Record<GuardedKind<Command>, Guard>;

/** Whose words a cover may fall on: one's own (C20), or the simulated team's (C26). */
export const coverable = (state: State): Team =>
  state.phase.kind === 'cover' && state.phase.cause === 'simulated'
    ? rivalOf(state.team)
    : state.team;
