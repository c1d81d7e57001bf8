import type { Perspective } from '../game.ts';
import { deadline } from './deadline.ts';
import { guessesLeft } from './decide.ts';
import { coverable, GUARDS, isApproved } from './guards.ts';
import { dealtText, rivalOf } from './setup.ts';
import type { Can, CardView, Identity, Seat, State, View } from './types.ts';

const NO_SEATS: readonly Seat[] = [];

const seatsOf = (perspective: Perspective<Seat>): readonly Seat[] =>
  perspective.kind === 'seated' ? perspective.seats : NO_SEATS;

const isSpymaster = (seats: readonly Seat[]): boolean =>
  seats.includes('red.spymaster') || seats.includes('blue.spymaster');

/** C3, C30 · only spymasters see the key, until the game is over. */
const cardView = (state: State, card: number, seesKey: boolean): CardView => {
  const word = state.words[card] as string;
  const identity = state.key[card] as Identity;
  if (state.covered[card]) return { word, covered: identity };
  return seesKey ? { word, key: identity } : { word };
};

const openCards = (state: State): number[] => {
  const cards: number[] = [];
  for (let card = 0; card < state.words.length; card += 1) {
    if (!state.covered[card]) cards.push(card);
  }
  return cards;
};

const can = (state: State, seats: readonly Seat[]): Can => {
  const may = (verb: keyof typeof GUARDS): boolean => GUARDS[verb](state, seats) === null;
  return {
    ...(may('giveClue') && { giveClue: true }),
    ...(may('ask') && { ask: true }),
    ...(may('answer') && { answer: true }),
    ...(may('guess') && { guess: openCards(state) }),
    ...(may('stop') && { stop: true }),
    ...(may('challenge') && { challenge: true }),
    ...(may('rule') && { rule: isApproved(state) ? 'stand' : 'either' }),
    ...(may('cover') && {
      cover: openCards(state).filter((card) => state.key[card] === coverable(state)),
    }),
    ...(may('decline') && { decline: true }),
  };
};

/** The side that challenged sees what the referee thought of the clue. */
const seesVerdict = (state: State, seats: readonly Seat[]): boolean =>
  state.current.challenge !== undefined &&
  seats.some((seat) => seat.startsWith(rivalOf(state.team)));

/** Field by field: what is not written here does not leave. */
export const view = (state: State, perspective: Perspective<Seat>): View => {
  const seats = seatsOf(perspective);
  const over = state.phase.kind === 'over';
  const seesKey = over || isSpymaster(seats);
  const endsAt = deadline(state)?.at;
  return {
    game: 'classic',
    mode: state.options.mode,
    turn: state.turn,
    team: state.team,
    phase: state.phase.kind,
    starts: state.starts,
    cards: state.words.map((_, card) => cardView(state, card, seesKey)),
    remaining: { red: state.remaining.red, blue: state.remaining.blue },
    ...(state.phase.kind === 'guess' && { guessesLeft: guessesLeft(state) }),
    ...(state.phase.kind === 'cover' && { coverCause: state.phase.cause }),
    ...(state.question !== null && isSpymaster(seats) && { question: state.question }),
    ...(state.verdict !== null && seesVerdict(state, seats) && { verdict: state.verdict }),
    story: [...state.past, state.current],
    ...(endsAt !== undefined && { endsAt }),
    commitment: state.commitment,
    ...(over && { opening: { salt: state.salt, text: dealtText(state) } }),
    ...(state.result !== null && { result: state.result }),
    can: can(state, seats),
  };
};
