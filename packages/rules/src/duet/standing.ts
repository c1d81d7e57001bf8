import { AGENTS } from './setup.ts';
import { type Cover, otherSide, SIDES, type Side, type State } from './types.ts';

/** D7, D12 · what closes the card for everyone: an agent, or tokens that point both ways. */
export const coverOf = ({ agents, arrows }: State, card: number): Cover | null => {
  if (agents[card] !== null) return 'green';
  return SIDES.every((side) => arrows[card]?.includes(side)) ? 'bystander' : null;
};

export const isCovered = (state: State, card: number): boolean => coverOf(state, card) !== null;

/** D13 · covered, or already tried by this side. */
export const isClosedFor = (state: State, side: Side, card: number): boolean =>
  isCovered(state, card) || state.arrows[card]?.includes(side) === true;

export const openFor = (state: State, side: Side): readonly number[] =>
  [...state.words.keys()].filter((card) => !isClosedFor(state, side, card));

/** Green words on this side of the key that nobody has found yet. */
export const remainingOn = ({ keys, agents }: State, side: Side): number =>
  keys[side].filter((identity, card) => identity === 'green' && agents[card] === null).length;

/** D14 · sides whose nine are all found. */
export const doneSides = (state: State): readonly Side[] =>
  SIDES.filter((side) => remainingOn(state, side) === 0);

export const isDone = (state: State, side: Side): boolean => remainingOn(state, side) === 0;

/** D17 · words for this side to find are green on the other side of the key. */
const hasWordsToFind = (state: State, side: Side): boolean => !isDone(state, otherSide(side));

export const foundSoFar = ({ agents }: State): number =>
  agents.filter((side) => side !== null).length;

/** D16 · one more agent and all are found. */
export const isLastAgent = (state: State): boolean => foundSoFar(state) === AGENTS - 1;

/** D25 · one side may give two clues in a row. */
const MOST_IN_A_ROW = 2;

const inOrder = ({ order, options }: State): readonly Side[] => {
  if (order === null) return SIDES;
  const mayGoOn = options.flexibleTurns && order.inARow < MOST_IN_A_ROW;
  return mayGoOn ? SIDES : [otherSide(order.last)];
};

/** D5, D14, D25 · who may give the next clue: whoever's turn it is and still has words to give. */
export const givers = (state: State): readonly Side[] => {
  const able = SIDES.filter((side) => !isDone(state, side));
  const next = inOrder(state).filter((side) => able.includes(side));
  return next.length > 0 ? next : able;
};

/** Who guesses now: the other side than the clue's, or in sudden death whoever has words to find. */
export const guessers = (state: State): readonly Side[] => {
  if (state.phase.kind === 'suddenDeath') {
    return SIDES.filter((side) => hasWordsToFind(state, side));
  }
  const giver = state.current.clue?.side;
  return giver === undefined ? [] : [otherSide(giver)];
};
