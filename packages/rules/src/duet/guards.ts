import { type GuardedKind, type Guard as GuardOf, whileRunning } from '../guarding.ts';
import { lastClueOf } from '../meaning.ts';
import { givers, guessers, isClosedFor, isCovered, isDone } from './standing.ts';
import {
  type Command,
  otherSide,
  type PhaseName,
  SIDES,
  type Side,
  type SideRole,
  type State,
} from './types.ts';

export const REASONS = [
  'allFound',
  'alreadyChallenged',
  'alreadyCovered',
  'badCount',
  'badDeal',
  'badWord',
  'closedForYou',
  'clueFirst',
  'gameOver',
  'guessFirst',
  'illegalClue',
  'malformed',
  'noMoreClues',
  'noSuchCard',
  'notHost',
  'notNow',
  'notYourSeat',
  'notYourTurn',
  'ownClue',
  'rulingFirst',
  'stale',
  'tooEarly',
] as const;
export type Reason = (typeof REASONS)[number];

type Guard = GuardOf<State, SideRole, Reason>;

const WAITING_FOR: Record<PhaseName, Reason> = {
  clue: 'clueFirst',
  guess: 'notNow',
  ruling: 'rulingFirst',
  suddenDeath: 'noMoreClues',
  over: 'gameOver',
};

/** Nobody acts after the game, or from no side. */
const atTable = (guard: Guard): Guard =>
  whileRunning((state, seats) => (seats.length === 0 ? 'notYourSeat' : guard(state, seats)));

const giver = ({ current }: State): Side | undefined => current.clue?.side;

/** The side from which these seats give the next clue. */
export const givingFrom = (state: State, seats: readonly SideRole[]): Side | undefined =>
  givers(state).find((side) => seats.includes(side));

/** The side from which these seats guess. */
export const guessingFrom = (state: State, seats: readonly SideRole[]): Side | undefined =>
  guessers(state).find((side) => seats.includes(side));

/** D14 · the clue's side has nothing left to be found: no further guess can be right. */
const isExhausted = (state: State): boolean => {
  const side = giver(state);
  return state.phase.kind === 'guess' && side !== undefined && isDone(state, side);
};

/** D23 · the clue on the table was called illegal, and paid for. */
const isIllegal = ({ current: { challenge } }: State): boolean =>
  challenge?.ruling === 'penalised' || challenge?.ruling === 'admitted';

/** A turn's guessing, up to whether anything is left to guess. */
const inTurn = atTable((state, seats) => {
  const { kind } = state.phase;
  if (kind === 'clue' || kind === 'suddenDeath') return WAITING_FOR[kind];
  if (guessingFrom(state, seats) === undefined) return 'ownClue';
  return kind === 'guess' ? null : WAITING_FOR[kind];
});

const inSuddenDeath = atTable((state, seats) =>
  guessingFrom(state, seats) === undefined ? 'allFound' : null,
);

export const GUARDS = {
  /** D5, D14, D24, D25 */
  giveClue: atTable((state, seats) => {
    if (state.phase.kind !== 'clue') return WAITING_FOR[state.phase.kind];
    if (givingFrom(state, seats) !== undefined) return null;
    const isWaiting = SIDES.some((side) => seats.includes(side) && !isDone(state, side));
    return isWaiting ? 'notYourTurn' : 'allFound';
  }),

  /** Whoever gave a clue says what it meant until all is told. */
  amendMeant: atTable((state, seats) =>
    lastClueOf(state, seats) === undefined ? 'notYourSeat' : null,
  ),

  /** D6, D14, D17 */
  guess: (state, seats) =>
    state.phase.kind === 'suddenDeath'
      ? inSuddenDeath(state, seats)
      : (inTurn(state, seats) ?? (isExhausted(state) ? 'allFound' : null)),

  /** D10, D15 · a right guess first: a wrong one would have ended the turn. */
  stop: (state, seats) =>
    inTurn(state, seats) ?? (state.current.guesses.length === 0 ? 'guessFirst' : null),

  /** D23 · the guessing side, once a clue, until the turn is over. */
  challenge: atTable((state, seats) => {
    const { kind } = state.phase;
    if (kind === 'clue' || kind === 'suddenDeath') return WAITING_FOR[kind];
    if (guessingFrom(state, seats) === undefined) return 'ownClue';
    return kind === 'ruling' || state.current.challenge !== undefined ? 'alreadyChallenged' : null;
  }),

  /** D23 · the clue's side. */
  rule: atTable((state, seats) => {
    if (state.phase.kind !== 'ruling') return 'notNow';
    return seats.some((side) => side === giver(state)) ? null : 'notYourSeat';
  }),

  /** D23 · the clue's side, until the turn is over, and once: also if it had let the clue stand. */
  admit: atTable((state, seats) => {
    const { kind } = state.phase;
    if (kind !== 'guess') return WAITING_FOR[kind];
    if (!seats.some((side) => side === giver(state))) return 'notYourSeat';
    return isIllegal(state) ? 'alreadyChallenged' : null;
  }),

  /** D23 · while the turn of an illegal clue lasts; one side offers, the other agrees. */
  beginAgain: atTable((state, seats) => {
    if (!isIllegal(state)) return 'notNow';
    return state.offer === null || seats.includes(otherSide(state.offer)) ? null : 'notNow';
  }),
} satisfies Record<GuardedKind<Command>, Guard>;

/** D13 · why this side may not touch this card. */
export const whyNotTouch = (state: State, side: Side, card: number): Reason | null => {
  if (isCovered(state, card)) return 'alreadyCovered';
  return isClosedFor(state, side, card) ? 'closedForYou' : null;
};

/** Seats in this game are sides. */
export const sideIn = (seats: readonly SideRole[]): Side | undefined =>
  SIDES.find((side) => seats.includes(side));
