import { NO_TIMERS, type Timers } from '../clock.ts';
import type { Opening } from '../commitment.ts';
import type { Postponed } from '../evolving.ts';
import {
  type ClockCommand,
  type ClueRules,
  type HostCommand,
  PLAIN_CLUE_RULES,
  type Verdict,
} from '../game.ts';
import type { Giver, Meaning } from '../meaning.ts';
import type { Bank, MistakeCost, Spending } from './bank.ts';
import type { Debrief } from './debrief.ts';
import type { MissionId } from './missions.ts';

/** D1, D24 · two sides of the table, each of one player or more. A side is also a seat. */
export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

/** Sides, and whoever has given a clue: what they meant by it is theirs alone. */
export type SideRole = Side | Giver;

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

export const IDENTITIES = ['green', 'bystander', 'assassin'] as const;
export type Identity = (typeof IDENTITIES)[number];

export type KeySide = readonly Identity[];

/** D7, D12 · what can lie on a word for everyone to see. */
export type Cover = Exclude<Identity, 'assassin'>;

export interface Options extends ClueRules {
  /** D4, D20 */
  readonly tokens: number;
  /** D20 · how many of the tokens lie bystander face up; in the standard game all of them. */
  readonly mistakes: number;
  readonly mission: MissionId | null;
  /** D25 */
  readonly flexibleTurns: boolean;
  /** D27 · a decision is a ruling. */
  readonly timers: Timers;
}

export const PLAIN_OPTIONS: Options = {
  tokens: 9,
  mistakes: 9,
  mission: null,
  flexibleTurns: false,
  timers: NO_TIMERS,
  ...PLAIN_CLUE_RULES,
};

/** D6 · there is no "unlimited", since guesses are never limited. */
export const COUNTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Count = (typeof COUNTS)[number];

export type Command =
  /** `meant` and `sure` are for whoever gives it, and for all once the match is over. */
  | {
      readonly kind: 'giveClue';
      readonly word: string;
      readonly count: Count;
      readonly meant?: readonly number[];
      /** In whole percent: how sure one is that it will be understood. */
      readonly sure?: number;
    }
  /** What one meant by one's last clue, in place of what one has said of it before. */
  | { readonly kind: 'amendMeant'; readonly cards: readonly number[] }
  | { readonly kind: 'guess'; readonly card: number }
  | { readonly kind: 'stop' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'rule'; readonly penalise: boolean }
  /** D23 · the clue's side owns up, unasked, that it was illegal, and pays. */
  | { readonly kind: 'admit' }
  /** D23 · one side offers to begin again with new words, the other agrees. */
  | { readonly kind: 'beginAgain' }
  | HostCommand;

export type AnyCommand = Command | ClockCommand;

/** Why a turn ended: D9, D10, D27; the host may move things on. */
export const TURN_ENDINGS = ['wrong', 'stopped', 'time', 'movedOn'] as const;
export type TurnEnding = (typeof TURN_ENDINGS)[number];

/**
 * `wrong` and `outOfTime` are sudden death's (D17, D27), `unpaid` is D21, `beganAgain` D23.
 * A match that ended in one of the last two was neither won nor lost.
 */
export const GAME_ENDINGS = [
  'found',
  'assassin',
  'wrong',
  'outOfTime',
  'unpaid',
  'beganAgain',
  'abandoned',
] as const;
export type GameEnding = (typeof GAME_ENDINGS)[number];

export interface GameResult {
  readonly winner: 'all' | 'none';
  readonly why: GameEnding;
  readonly suddenDeath: boolean;
  /** D19 */
  readonly score?: number;
  /** D28 */
  readonly debrief?: Debrief;
}

export type Event =
  | {
      readonly kind: 'dealt';
      readonly options: Options;
      readonly words: readonly string[];
      readonly a: KeySide;
      readonly b: KeySide;
      readonly salt: string;
      readonly commitment: string;
      readonly at: number;
    }
  | {
      readonly kind: 'clueGiven';
      readonly side: Side;
      readonly word: string;
      readonly count: Count;
      readonly by: string;
      readonly verdict: Verdict | null;
      /** Absent where nothing was marked. */
      readonly meant?: readonly number[];
      /** Absent where nothing was said of it. */
      readonly sure?: number;
      readonly at: number;
    }
  | {
      readonly kind: 'meant';
      readonly turn: number;
      readonly cards: readonly number[];
      readonly by: string;
    }
  /** `side` is the one that guessed; the identity is the other side's (D6). */
  | {
      readonly kind: 'guessed';
      readonly card: number;
      readonly side: Side;
      readonly identity: Identity;
      readonly by: string;
      readonly at: number;
    }
  | ({ readonly kind: 'paid' } & Spending)
  | { readonly kind: 'challenged'; readonly by: string; readonly at: number }
  /** `by` is null when nobody ruled in time and the clue stands. */
  | {
      readonly kind: 'ruled';
      readonly penalise: boolean;
      readonly by: string | null;
      readonly at: number;
    }
  | { readonly kind: 'admitted'; readonly by: string }
  | { readonly kind: 'beginAgainOffered'; readonly side: Side; readonly by: string }
  | {
      readonly kind: 'turnEnded';
      readonly cause: TurnEnding;
      readonly by: string | null;
      readonly at: number;
    }
  | { readonly kind: 'turnBegan'; readonly at: number }
  | { readonly kind: 'suddenDeathBegan'; readonly at: number }
  | Postponed
  | { readonly kind: 'ended'; readonly result: GameResult };

const KINDS: { readonly [kind in Event['kind']]: true } = {
  dealt: true,
  clueGiven: true,
  meant: true,
  guessed: true,
  paid: true,
  challenged: true,
  ruled: true,
  admitted: true,
  beginAgainOffered: true,
  turnEnded: true,
  turnBegan: true,
  suddenDeathBegan: true,
  postponed: true,
  ended: true,
};
export const EVENT_KINDS = Object.keys(KINDS) as readonly Event['kind'][];

export const PHASES = ['clue', 'guess', 'ruling', 'suddenDeath', 'over'] as const;
export type PhaseName = (typeof PHASES)[number];

export type Phase =
  | { readonly kind: 'clue' | 'guess' | 'suddenDeath'; readonly until: number | null }
  | {
      readonly kind: 'ruling';
      readonly until: number | null;
      /** What was left of the guessing time when the challenge stopped it. */
      readonly guessTimeLeft: number | null;
    }
  | { readonly kind: 'over' };

export interface Guess {
  readonly card: number;
  readonly side: Side;
  readonly identity: Identity;
  readonly by: string;
}

/** One turn of the story that anyone may read. In sudden death there is no clue. */
export interface Turn {
  readonly turn: number;
  readonly suddenDeath?: true;
  readonly clue?: {
    readonly side: Side;
    readonly word: string;
    readonly count: Count;
    readonly by: string;
  };
  readonly guesses: readonly Guess[];
  /** `by` is who challenged, or who admitted it unasked (D23). */
  readonly challenge?: {
    readonly by: string;
    readonly ruling: 'pending' | 'stands' | 'penalised' | 'admitted';
  };
  readonly ended?: TurnEnding;
}

/** Who gave the last clues, and how many in a row (D5, D25). */
export interface Order {
  readonly last: Side;
  readonly inARow: number;
}

export interface State {
  readonly options: Options;
  readonly words: readonly string[];
  readonly keys: { readonly [side in Side]: KeySide };
  /** D7 · who found the agent that covers the card. */
  readonly agents: readonly (Side | null)[];
  /** D9, D12, D20 · for each card, at whom its tokens point. */
  readonly arrows: readonly (readonly Side[])[];
  readonly bank: Bank;
  /** D10, D19 · tokens taken green face up. */
  readonly greenTaken: number;
  /** D23, D27 · tokens that left the game and mark nothing. */
  readonly takenOut: number;
  readonly salt: string;
  readonly commitment: string;
  readonly turn: number;
  readonly order: Order | null;
  readonly phase: Phase;
  readonly past: readonly Turn[];
  readonly current: Turn;
  /** What was meant by clues, by whoever gave them; secret until the match is over. */
  readonly meant: readonly Meaning[];
  readonly verdict: Verdict | null;
  /** D23 · the side that offers to begin again. */
  readonly offer: Side | null;
  /** Stays true after the end. */
  readonly suddenDeath: boolean;
  /** Turns in a row that ended because nobody acted. */
  readonly idleTurns: number;
  readonly result: GameResult | null;
}

export interface CardView {
  readonly word: string;
  /** Closed for everyone: an agent lies on it, or tokens that point both ways. */
  readonly covered?: Cover;
  /** D7 · covered by an agent, whom this side found. */
  readonly agent?: Side;
  /** D9, D12 · at whom its time tokens point. */
  readonly tokens?: readonly Side[];
  /** What the key says, on the sides that this perspective sees. */
  readonly key?: { readonly [side in Side]?: Identity };
}

/** What may be done now: a verb, and for cards which ones. */
export interface Can {
  readonly giveClue?: true;
  /** Cards that the clue one may give may mean. */
  readonly meant?: readonly number[];
  /** Cards that one's last clue may have meant. */
  readonly amendMeant?: readonly number[];
  readonly guess?: readonly number[];
  readonly stop?: true;
  readonly challenge?: true;
  readonly rule?: true;
  readonly admit?: true;
  readonly beginAgain?: 'offer' | 'agree';
}

/** For each colour of one's own, how many of its words are still what for the partner. */
export type Aid = { readonly [mine in Identity]: { readonly [theirs in Identity]: number } };

export interface View {
  readonly game: 'duet';
  readonly tokens: number;
  readonly mistakes: number;
  readonly mission: MissionId | null;
  readonly flexibleTurns: boolean;
  readonly turn: number;
  readonly phase: PhaseName;
  /** Whose clue is on the table. */
  readonly giver?: Side;
  /** Who may give the next clue (D5, D14, D25). */
  readonly givers?: readonly Side[];
  /** Who guesses now (D6, D17). */
  readonly guessers?: readonly Side[];
  readonly bank: Bank;
  /** What a wrong guess costs now; until the end. */
  readonly mistakeCosts?: MistakeCost;
  readonly greenTaken: number;
  readonly takenOut: number;
  readonly cards: readonly CardView[];
  /** D16 · agents found, of fifteen. */
  readonly found: number;
  /** D18 · what is left to find on the sides that this perspective sees. */
  readonly remaining?: { readonly [side in Side]?: number };
  /** D14 · sides whose nine are all found: they give no more clues. */
  readonly done: readonly Side[];
  readonly suddenDeath: boolean;
  /** D23 */
  readonly offer?: Side;
  /** The referee's note, for both sides, once the clue was challenged (L). */
  readonly verdict?: Verdict;
  /** What the card's structure tells whoever sits here (D3). */
  readonly aid?: Aid;
  /** Cards that by the aid's count are no agents for whoever sits here. */
  readonly ruledOut?: readonly number[];
  readonly endsAt?: number;
  readonly commitment: string;
  readonly opening?: Opening;
  readonly result?: GameResult;
  readonly can: Can;
  readonly story: readonly Turn[];
  /** What was meant by clues: one's own, and when the match is over everyone's. */
  readonly meant?: readonly Meaning[];
}
