import type { Perspective } from '../game.ts';
import { meaningsFor } from '../meaning.ts';
import { storyOf } from '../story.ts';
import { cardsFor, openCards, openCardsOf } from './cards.ts';
import { deadline } from './deadline.ts';
import { guessesLeft } from './decide.ts';
import { coverable, GUARDS } from './guards.ts';
import { cardsOfLastClue } from './meant.ts';
import { dealtText, rivalOf } from './setup.ts';
import type { Can, SeatRole, State, View } from './types.ts';

type Writable<Shape> = { -readonly [Field in keyof Shape]: Shape[Field] };

const NO_SEATS: readonly SeatRole[] = [];
const NOTHING: Can = {};

const seatsOf = (perspective: Perspective<SeatRole>): readonly SeatRole[] =>
  perspective.kind === 'seated' ? perspective.seats : NO_SEATS;

const isSpymaster = (seats: readonly SeatRole[]): boolean =>
  seats.includes('red.spymaster') || seats.includes('blue.spymaster');

const can = (state: State, seats: readonly SeatRole[]): Can => {
  if (seats.length === 0 || state.phase.kind === 'over') return NOTHING;
  const verbs: Writable<Can> = {};
  if (GUARDS.giveClue(state, seats) === null) {
    verbs.giveClue = true;
    verbs.meant = openCards(state);
  }
  const lastClue = cardsOfLastClue(state, seats);
  if (lastClue !== undefined) verbs.amendMeant = lastClue.open;
  if (GUARDS.ask(state, seats) === null) verbs.ask = true;
  if (GUARDS.answer(state, seats) === null) verbs.answer = true;
  if (GUARDS.guess(state, seats) === null) verbs.guess = openCards(state);
  if (GUARDS.stop(state, seats) === null) verbs.stop = true;
  if (GUARDS.challenge(state, seats) === null) verbs.challenge = true;
  if (GUARDS.rule(state, seats) === null) verbs.rule = state.clueApproved ? 'stand' : 'either';
  if (GUARDS.cover(state, seats) === null) verbs.cover = openCardsOf(state, coverable(state));
  if (GUARDS.decline(state, seats) === null) verbs.decline = true;
  return verbs;
};

/** The side that challenged sees what the referee thought of the clue. */
const seesVerdict = (state: State, seats: readonly SeatRole[]): boolean =>
  state.current.challenge !== undefined &&
  seats.some((seat) => seat.startsWith(rivalOf(state.team)));

/** Field by field: what is not written here does not leave. What comes and goes most often stands last. */
export const view = (state: State, perspective: Perspective<SeatRole>): View => {
  const seats = seatsOf(perspective);
  const over = state.phase.kind === 'over';
  const due = deadline(state);
  /** C3, C30 · only spymasters see the key, until the game is over. */
  const seesKey = over || isSpymaster(seats);
  const seen: Writable<View> = {
    game: 'classic',
    mode: state.options.mode,
    turn: state.turn,
    team: state.team,
    phase: state.phase.kind,
    starts: state.starts,
    cards: cardsFor(state, { seesKey }),
    remaining: state.remaining,
    story: storyOf(state),
    commitment: state.commitment,
    can: can(state, seats),
  };
  if (due !== undefined) seen.endsAt = due.at;
  if (state.question !== null && isSpymaster(seats)) seen.question = state.question;
  const approved = state.approved[state.team];
  if (seen.can.giveClue && approved.length > 0) seen.approved = approved;
  if (state.phase.kind === 'cover') seen.coverCause = state.phase.cause;
  if (state.verdict !== null && seesVerdict(state, seats)) seen.verdict = state.verdict;
  if (state.phase.kind === 'guess') seen.guessesLeft = guessesLeft(state);
  const meant = meaningsFor(state, { roles: seats, over });
  if (meant.length > 0) seen.meant = meant;
  if (over) seen.opening = { salt: state.salt, text: dealtText(state) };
  if (state.result !== null) seen.result = state.result;
  return seen;
};
