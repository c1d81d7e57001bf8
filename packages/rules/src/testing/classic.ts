import {
  type AnyCommand,
  type ClassicDealRequest,
  type Command,
  classic,
  deal,
  type Event,
  type Identity,
  type Mode,
  type Options,
  PLAIN_OPTIONS,
  SEATS,
  type Seat,
  type SeatRole,
  type State,
  type Team,
  type View,
} from '../classic/index.ts';
import type { Timers } from '../clock.ts';
import { type Actor, type Context, type Judge, PLAIN_CLUE_RULES } from '../game.ts';
import { seededRandom } from '../random.ts';

/** Cards in the order of their identity, so that a test can say which is which. */
export const WORDS = Array.from({ length: 25 }, (_, card) => `word${card}`);

export const RED = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export const BLUE = [9, 10, 11, 12, 13, 14, 15, 16] as const;
export const BYSTANDER = [17, 18, 19, 20, 21, 22, 23] as const;
export const ASSASSIN = 24;

const KEY: readonly Identity[] = WORDS.map((_, card) => {
  if (card < 9) return 'red';
  if (card < 17) return 'blue';
  return card < 24 ? 'bystander' : 'assassin';
});

/** No objections, and no spelling but the one written. */
export const lenientJudge: Judge = {
  verdict: () => ({ verdict: 'ok', rule: null, word: null, why: null }),
  spell: (text) => text.split(' '),
  alike: (one, other) => one === other,
};

export const contextAt = (now: number, judge: Judge = lenientJudge): Context => ({
  now,
  random: seededRandom(now + 1),
  judge,
});

export const optionsFor = (
  change: {
    readonly mode?: Mode;
    readonly timers?: Partial<Timers>;
    readonly referee?: Options['referee'];
  } = {},
): Options => ({
  mode: change.mode ?? 'teams',
  timers: { ...PLAIN_OPTIONS.timers, ...change.timers },
  ...PLAIN_CLUE_RULES,
  referee: change.referee ?? 'off',
});

export const dealt = (request: Partial<ClassicDealRequest> = {}, seed = 1): Event => {
  const dealing = deal(
    { options: PLAIN_OPTIONS, words: WORDS, ...request },
    { now: 0, random: seededRandom(seed) },
  );
  const event = dealing.ok ? dealing.value[0] : undefined;
  if (event === undefined) throw new Error('nothing was dealt');
  return event;
};

/** Red begins: cards 0–8 are red, 9–16 blue, 17–23 bystanders, 24 the assassin. */
export const board = (options: Options = PLAIN_OPTIONS): State =>
  classic.evolve(undefined, dealt({ options, key: KEY, starts: 'red' }));

export const person = (
  seats: readonly SeatRole[],
  who: string = seats.join('+'),
): Actor<SeatRole> => ({
  kind: 'person',
  who,
  seats,
  host: false,
});

export const HOST: Actor<SeatRole> = { kind: 'person', who: 'host', seats: [], host: true };
export const CLOCK: Actor<SeatRole> = { kind: 'clock' };

export const apply = (state: State, events: readonly Event[]): State =>
  events.reduce<State>(classic.evolve, state);

/** The reason of the refusal, or null when it is accepted. */
export const reasonFor = (
  state: State,
  by: Seat | Actor<SeatRole>,
  command: AnyCommand,
  context: Context = contextAt(1000),
): string | null => {
  const decision = classic.decide(
    state,
    command,
    typeof by === 'string' ? person([by]) : by,
    context,
  );
  return decision.ok ? null : decision.failure.reason;
};

export const act = (
  state: State,
  by: Seat | Actor<SeatRole>,
  command: AnyCommand,
  context: Context = contextAt(1000),
): State => {
  const decision = classic.decide(
    state,
    command,
    typeof by === 'string' ? person([by]) : by,
    context,
  );
  if (!decision.ok) throw new Error(`refused: ${decision.failure.reason}`);
  return apply(state, decision.value);
};

export const clue = (word: string, count: Extract<Command, { kind: 'giveClue' }>['count']) =>
  ({ kind: 'giveClue', word, count }) as const;

/** A clue and guesses of the team whose turn it is. */
export const turnOf = (
  state: State,
  count: Extract<Command, { kind: 'giveClue' }>['count'],
  ...cards: readonly number[]
): State => {
  const team: Team = state.team;
  return cards.reduce(
    (reached, card) => act(reached, `${team}.operative`, { kind: 'guess', card }),
    act(state, `${team}.spymaster`, clue('clue', count)),
  );
};

export const seenBy = (state: State, ...seats: readonly SeatRole[]): View =>
  classic.view(state, seats.length === 0 ? { kind: 'spectator' } : { kind: 'seated', seats });

/** The seats that exist in the mode. */
export const seatsIn = (mode: Mode): readonly Seat[] =>
  mode === 'coop' ? ['red.spymaster', 'red.operative'] : SEATS;
