import type { Perspective } from '../game.ts';
import { meaningsFor } from '../meaning.ts';
import { storyOf } from '../story.ts';
import { aidFor, ruledOutFor } from './aid.ts';
import { costOfMistake } from './bank.ts';
import { deadline } from './deadline.ts';
import { GUARDS, givingFrom, guessingFrom } from './guards.ts';
import { cardsOfLastClue } from './meant.ts';
import { dealtText } from './setup.ts';
import {
  coverOf,
  doneSides,
  foundSoFar,
  givers,
  guessers,
  openFor,
  remainingOn,
} from './standing.ts';
import {
  type Can,
  type CardView,
  type Identity,
  otherSide,
  SIDES,
  type Side,
  type SideRole,
  type State,
  type View,
} from './types.ts';

type Writable<Shape> = { -readonly [Field in keyof Shape]: Shape[Field] };

const NO_SEATS: readonly SideRole[] = [];

const seatsOf = (perspective: Perspective<SideRole>): readonly SideRole[] =>
  perspective.kind === 'seated' ? perspective.seats : NO_SEATS;

const can = (state: State, seats: readonly SideRole[]): Can => {
  const verbs: Writable<Can> = {};
  if (seats.length === 0 || state.phase.kind === 'over') return verbs;
  const giver = givingFrom(state, seats);
  if (giver !== undefined && GUARDS.giveClue(state, seats) === null) {
    verbs.giveClue = true;
    verbs.meant = openFor(state, otherSide(giver));
  }
  const lastClue = cardsOfLastClue(state, seats);
  if (lastClue !== undefined) verbs.amendMeant = lastClue.open;
  const guesser = guessingFrom(state, seats);
  if (guesser !== undefined && GUARDS.guess(state, seats) === null) {
    verbs.guess = openFor(state, guesser);
  }
  if (GUARDS.stop(state, seats) === null) verbs.stop = true;
  if (GUARDS.challenge(state, seats) === null) verbs.challenge = true;
  if (GUARDS.rule(state, seats) === null) verbs.rule = true;
  if (GUARDS.admit(state, seats) === null) verbs.admit = true;
  if (GUARDS.beginAgain(state, seats) === null) {
    verbs.beginAgain = state.offer === null ? 'offer' : 'agree';
  }
  return verbs;
};

const cardFor = (state: State, card: number, sides: readonly Side[]): CardView => {
  const seen: Writable<CardView> = { word: state.words[card] as string };
  const agent = state.agents[card] ?? null;
  const tokens = state.arrows[card] ?? [];
  const covered = coverOf(state, card);
  if (covered !== null) seen.covered = covered;
  if (agent !== null) seen.agent = agent;
  if (tokens.length > 0) seen.tokens = tokens;
  if (sides.length > 0) {
    const key: { [side in Side]?: Identity } = {};
    for (const side of sides) key[side] = state.keys[side][card] as Identity;
    seen.key = key;
  }
  return seen;
};

const remainingFor = (state: State, sides: readonly Side[]): View['remaining'] => {
  const remaining: { [side in Side]?: number } = {};
  for (const side of sides) remaining[side] = remainingOn(state, side);
  return remaining;
};

/** Field by field: what is not written here does not leave. What comes and goes most often stands last. */
export const view = (state: State, perspective: Perspective<SideRole>): View => {
  const seats = seatsOf(perspective);
  const over = state.phase.kind === 'over';
  /** D2 · each side sees its own side of the key, until the game is over. */
  const sides = over ? SIDES : SIDES.filter((side) => seats.includes(side));
  const due = deadline(state);
  const giver = state.current.clue?.side;
  const seen: Writable<View> = {
    game: 'duet',
    tokens: state.options.tokens,
    mistakes: state.options.mistakes,
    mission: state.options.mission,
    flexibleTurns: state.options.flexibleTurns,
    turn: state.turn,
    phase: state.phase.kind,
    bank: state.bank,
    greenTaken: state.greenTaken,
    takenOut: state.takenOut,
    cards: state.words.map((_, card) => cardFor(state, card, sides)),
    found: foundSoFar(state),
    done: doneSides(state),
    suddenDeath: state.suddenDeath,
    commitment: state.commitment,
    story: storyOf(state),
    can: can(state, seats),
  };
  if (due !== undefined) seen.endsAt = due.at;
  if (sides.length > 0) seen.remaining = remainingFor(state, sides);
  const [side, ...others] = sides;
  if (side !== undefined && others.length === 0) {
    const table = { agents: state.agents, arrows: state.arrows, done: seen.done };
    const mine = state.keys[side];
    seen.aid = aidFor(side, mine, table);
    seen.ruledOut = ruledOutFor(side, mine, table, seen.aid);
  }
  if (!over) seen.mistakeCosts = costOfMistake(state.bank);
  if (state.offer !== null) seen.offer = state.offer;
  if (giver !== undefined && !over) seen.giver = giver;
  if (state.phase.kind === 'clue') seen.givers = givers(state);
  if (state.phase.kind === 'guess' || state.phase.kind === 'suddenDeath') {
    seen.guessers = guessers(state);
  }
  if (state.verdict !== null && state.current.challenge !== undefined && seats.length > 0) {
    seen.verdict = state.verdict;
  }
  const meant = meaningsFor(state, { roles: seats, over });
  if (meant.length > 0) seen.meant = meant;
  if (over) {
    const { words, salt } = state;
    seen.opening = { salt, text: dealtText({ words, a: state.keys.a, b: state.keys.b }) };
  }
  if (state.result !== null) seen.result = state.result;
  return seen;
};
