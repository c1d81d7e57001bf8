import type { Timers } from '../../clock.ts';
import type { Person } from '../../deciding.ts';
import {
  type AnyCommand,
  type Command,
  type Count,
  type DuetDealRequest,
  deal,
  duet,
  type Event,
  type Identity,
  type Keys,
  type Options,
  otherSide,
  PLAIN_OPTIONS,
  type Side,
  type SideRole,
  type State,
  type View,
} from '../../duet/index.ts';
import type { Actor, Context } from '../../game.ts';
import { seededRandom } from '../../random.ts';
import { contextAt, WORDS } from '../classic.ts';

const repeated = (...runs: readonly (readonly [number, Identity])[]): Identity[] =>
  runs.flatMap(([count, identity]) => Array<Identity>(count).fill(identity));

/** Cards in the order of their identity, so that a test can say which is which. */
export const KEYS: Keys = {
  a: repeated([9, 'green'], [13, 'bystander'], [3, 'assassin']),
  b: repeated(
    [3, 'green'],
    [5, 'bystander'],
    [1, 'assassin'],
    [5, 'green'],
    [7, 'bystander'],
    [1, 'assassin'],
    [1, 'green'],
    [1, 'bystander'],
    [1, 'assassin'],
  ),
};

/** Green for both. */
export const BOTH = [0, 1, 2] as const;
/** Green on side a alone: bystanders for b, the last one an assassin. */
export const ONLY_A = [3, 4, 5, 6, 7, 8] as const;
/** Green on side b alone: bystanders for a, the last one an assassin. */
export const ONLY_B = [9, 10, 11, 12, 13, 22] as const;
/** Bystanders on both sides. */
export const NEITHER = [14, 15, 16, 17, 18, 19, 20] as const;
/** A bystander on side a and an assassin on side b; and the other way round. */
export const KILLS_A = 21;
export const KILLS_B = 23;
/** An assassin on both. */
export const KILLS_ALL = 24;

export const optionsFor = (
  change: Partial<Omit<Options, 'timers'>> & { readonly timers?: Partial<Timers> } = {},
): Options => {
  const tokens = change.tokens ?? PLAIN_OPTIONS.tokens;
  return {
    ...PLAIN_OPTIONS,
    mistakes: tokens,
    ...change,
    timers: { ...PLAIN_OPTIONS.timers, ...change.timers },
  };
};

export const dealt = (request: Partial<DuetDealRequest> = {}, seed = 1): Event => {
  const dealing = deal(
    { options: PLAIN_OPTIONS, words: WORDS, ...request },
    { now: 0, random: seededRandom(seed) },
  );
  const event = dealing.ok ? dealing.value[0] : undefined;
  if (event === undefined) throw new Error('nothing was dealt');
  return event;
};

export const board = (options: Options = PLAIN_OPTIONS): State =>
  duet.evolve(undefined, dealt({ options, keys: KEYS }));

/** Someone on this side, or on both, with what they are beside it by now. */
export const personOn = (state: State, ...sides: readonly Side[]): Person<SideRole> => {
  const who = sides.join('+');
  return { kind: 'person', who, seats: duet.roles(state, who, sides), host: false };
};

export const person = (
  seats: readonly SideRole[],
  who: string = seats.join('+'),
): Actor<SideRole> => ({
  kind: 'person',
  who,
  seats,
  host: false,
});

export const HOST: Actor<SideRole> = { kind: 'person', who: 'host', seats: [], host: true };
export const CLOCK: Actor<SideRole> = { kind: 'clock' };

const decided = (state: State, by: Side | Actor<SideRole>, command: AnyCommand, context: Context) =>
  duet.decide(state, command, typeof by === 'string' ? person([by]) : by, context);

/** The reason of the refusal, or null when it is accepted. */
export const reasonFor = (
  state: State,
  by: Side | Actor<SideRole>,
  command: AnyCommand,
  context: Context = contextAt(1000),
): string | null => {
  const decision = decided(state, by, command, context);
  return decision.ok ? null : decision.failure.reason;
};

export const act = (
  state: State,
  by: Side | Actor<SideRole>,
  command: AnyCommand,
  context: Context = contextAt(1000),
): State => {
  const decision = decided(state, by, command, context);
  if (!decision.ok) throw new Error(`refused: ${decision.failure.reason}`);
  return decision.value.reduce<State>(duet.evolve, state);
};

export const clue = (word: string, count: Count): Command => ({ kind: 'giveClue', word, count });
export const guess = (card: number): Command => ({ kind: 'guess', card });
export const STOP: Command = { kind: 'stop' };

/** Guesses of this side, one after another. */
export const guesses = (state: State, side: Side, ...cards: readonly number[]): State =>
  cards.reduce((reached, card) => act(reached, side, guess(card)), state);

/** A clue of this side and the other side's guesses. */
export const turnOf = (state: State, side: Side, ...cards: readonly number[]): State =>
  guesses(act(state, side, clue('clue', 1)), otherSide(side), ...cards);

/** As `turnOf`, and then the guessers stop. */
export const stoppedTurnOf = (state: State, side: Side, ...cards: readonly number[]): State =>
  act(turnOf(state, side, ...cards), otherSide(side), STOP);

/** Clues and no guesses until the bank is empty; the clock's way on, by the host. */
export const toSuddenDeath = (state: State): State =>
  state.phase.kind === 'suddenDeath' ? state : toSuddenDeath(act(state, HOST, { kind: 'moveOn' }));

export const seenBy = (state: State, ...seats: readonly SideRole[]): View =>
  duet.view(state, seats.length === 0 ? { kind: 'spectator' } : { kind: 'seated', seats });
