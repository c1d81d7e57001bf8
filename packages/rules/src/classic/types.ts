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

export const TEAMS = ['red', 'blue'] as const;
export type Team = (typeof TEAMS)[number];

export const ROLES = ['spymaster', 'operative'] as const;
export type Role = (typeof ROLES)[number];

export type Seat = `${Team}.${Role}`;
export const SEATS = [
  'red.spymaster',
  'red.operative',
  'blue.spymaster',
  'blue.operative',
] as const satisfies readonly Seat[];

/** Seats, and whoever has given a clue: what they meant by it is theirs alone. */
export type SeatRole = Seat | Giver;

export const IDENTITIES = ['red', 'blue', 'bystander', 'assassin'] as const;
export type Identity = (typeof IDENTITIES)[number];

/** Teams (C1), one co-operating group (C26), two spymasters and one operative (C28). */
export const MODES = ['teams', 'coop', 'trio'] as const;
export type Mode = (typeof MODES)[number];

export interface Options extends ClueRules {
  readonly mode: Mode;
  /** C24 · a decision is a ruling or a cover. */
  readonly timers: Timers;
}

export const PLAIN_OPTIONS: Options = {
  mode: 'teams',
  timers: NO_TIMERS,
  ...PLAIN_CLUE_RULES,
};

/** C6, C17, C18 */
export const COUNTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 'unlimited'] as const;
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
  | { readonly kind: 'ask'; readonly word: string }
  /** `word` is what was read when answering; if another was asked meanwhile, the answer is stale. */
  | { readonly kind: 'answer'; readonly allow: boolean; readonly word?: string }
  | { readonly kind: 'guess'; readonly card: number }
  | { readonly kind: 'stop' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'rule'; readonly penalise: boolean }
  | { readonly kind: 'cover'; readonly card: number }
  | { readonly kind: 'decline' }
  | HostCommand;

export type AnyCommand = Command | ClockCommand;

/** Why a turn ended. `used` is C12, `penalised` C20, `time` C24; the host may move things on. */
export const TURN_ENDINGS = ['wrong', 'used', 'stopped', 'penalised', 'time', 'movedOn'] as const;
export type TurnEnding = (typeof TURN_ENDINGS)[number];

export const GAME_ENDINGS = ['found', 'assassin', 'outrun', 'abandoned'] as const;

export interface GameResult {
  readonly winner: Team | 'none';
  readonly why: (typeof GAME_ENDINGS)[number];
  /** C27 · only in coop. */
  readonly score?: number;
}

/** Why a card was covered without being touched: C20, C26. */
export type CoverCause = 'penalty' | 'simulated';

export type Event =
  | {
      readonly kind: 'dealt';
      readonly options: Options;
      readonly words: readonly string[];
      readonly key: readonly Identity[];
      readonly starts: Team;
      readonly salt: string;
      readonly commitment: string;
      readonly at: number;
    }
  | {
      readonly kind: 'clueGiven';
      readonly word: string;
      readonly count: Count;
      readonly by: string;
      readonly verdict: Verdict | null;
      /** C22 · the other spymaster had agreed to it, in this spelling or another. */
      readonly approved: boolean;
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
  | { readonly kind: 'asked'; readonly word: string; readonly by: string }
  | { readonly kind: 'answered'; readonly allow: boolean; readonly by: string }
  | {
      readonly kind: 'guessed';
      readonly card: number;
      readonly identity: Identity;
      readonly by: string;
    }
  | {
      readonly kind: 'challenged';
      readonly by: string;
      readonly at: number;
    }
  /** `by` is null when nobody ruled in time and the clue stands. */
  | {
      readonly kind: 'ruled';
      readonly penalise: boolean;
      readonly by: string | null;
      readonly at: number;
    }
  | {
      readonly kind: 'covered';
      readonly card: number;
      readonly identity: Identity;
      readonly cause: CoverCause;
      /** Null when nobody covered in time and chance did (C24 in coop). */
      readonly by: string | null;
      readonly at: number;
    }
  | { readonly kind: 'declined'; readonly by: string | null; readonly at: number }
  | {
      readonly kind: 'turnEnded';
      readonly cause: TurnEnding;
      readonly by: string | null;
      readonly at: number;
    }
  | {
      readonly kind: 'turnBegan';
      readonly team: Team;
      readonly mayCover: boolean;
      readonly at: number;
    }
  | Postponed
  | { readonly kind: 'ended'; readonly result: GameResult };

const KINDS: { readonly [kind in Event['kind']]: true } = {
  dealt: true,
  clueGiven: true,
  meant: true,
  asked: true,
  answered: true,
  guessed: true,
  challenged: true,
  ruled: true,
  covered: true,
  declined: true,
  turnEnded: true,
  turnBegan: true,
  postponed: true,
  ended: true,
};
export const EVENT_KINDS = Object.keys(KINDS) as readonly Event['kind'][];

export const PHASES = ['clue', 'guess', 'ruling', 'cover', 'over'] as const;
export type PhaseName = (typeof PHASES)[number];

export type Phase =
  | { readonly kind: 'clue'; readonly until: number | null }
  | { readonly kind: 'guess'; readonly until: number | null }
  | {
      readonly kind: 'ruling';
      readonly until: number | null;
      /** What was left of the guessing time when the challenge stopped it. */
      readonly guessTimeLeft: number | null;
    }
  | { readonly kind: 'cover'; readonly until: number | null; readonly cause: CoverCause }
  | { readonly kind: 'over' };

export interface Guess {
  readonly card: number;
  readonly identity: Identity;
  readonly by: string;
}

export interface Clue {
  readonly word: string;
  readonly count: Count;
  readonly by: string;
}

/** One turn of the story that anyone may read (C23). */
export interface Turn {
  readonly turn: number;
  readonly team: Team;
  readonly clue?: Clue;
  readonly guesses: readonly Guess[];
  readonly challenge?: {
    readonly by: string;
    readonly ruling: 'pending' | 'stands' | 'penalised';
    /** L · what the referee had against it: for everyone, once the clue is ruled out. */
    readonly verdict?: Verdict;
  };
  readonly covers: readonly {
    readonly card: number;
    readonly cause: CoverCause;
    readonly by: string | null;
  }[];
  readonly ended?: TurnEnding;
}

export interface Question {
  readonly word: string;
  readonly answer: 'pending' | 'allowed' | 'refused';
}

export interface State {
  readonly options: Options;
  readonly words: readonly string[];
  readonly key: readonly Identity[];
  readonly covered: readonly boolean[];
  readonly remaining: { readonly [team in Team]: number };
  readonly starts: Team;
  readonly salt: string;
  readonly commitment: string;
  readonly turn: number;
  readonly team: Team;
  readonly phase: Phase;
  readonly past: readonly Turn[];
  readonly current: Turn;
  /** What was meant by clues, by whoever gave them; secret until the match is over. */
  readonly meant: readonly Meaning[];
  readonly verdict: Verdict | null;
  /** C22 · the clue on the table had been approved. */
  readonly clueApproved: boolean;
  readonly question: Question | null;
  /** C22 · how often the other spymaster was asked in this turn. */
  readonly asks: number;
  /** C22 · words that the other spymaster has approved for this team. */
  readonly approved: { readonly [team in Team]: readonly string[] };
  /** Turns in a row that ended because nobody acted. */
  readonly idleTurns: number;
  readonly result: GameResult | null;
}

export interface CardView {
  readonly word: string;
  /** What covers it, for everyone to see. */
  readonly covered?: Identity;
  /** What the key says; only for those who see the key. */
  readonly key?: Identity;
}

/** What may be done now: a verb, and for cards which ones. */
export interface Can {
  readonly giveClue?: true;
  /** Cards that the clue one may give may mean. */
  readonly meant?: readonly number[];
  /** Cards that one's last clue may have meant. */
  readonly amendMeant?: readonly number[];
  readonly ask?: true;
  readonly answer?: true;
  readonly guess?: readonly number[];
  readonly stop?: true;
  readonly challenge?: true;
  /** Both rulings, or only to let it stand (C22). */
  readonly rule?: 'either' | 'stand';
  readonly cover?: readonly number[];
  readonly decline?: true;
}

export interface View {
  readonly game: 'classic';
  readonly mode: Mode;
  readonly turn: number;
  readonly team: Team;
  readonly phase: PhaseName;
  readonly starts: Team;
  readonly cards: readonly CardView[];
  readonly remaining: { readonly [team in Team]: number };
  readonly guessesLeft?: number | 'unlimited';
  readonly coverCause?: CoverCause;
  readonly question?: Question;
  /** C22 · words that the other spymaster has allowed in this match; for whoever may give a clue now. */
  readonly approved?: readonly string[];
  /** The referee's note, for the side that challenged (L). */
  readonly verdict?: Verdict;
  readonly story: readonly Turn[];
  /** What was meant by clues: one's own, and when the match is over everyone's. */
  readonly meant?: readonly Meaning[];
  readonly endsAt?: number;
  readonly commitment: string;
  readonly opening?: Opening;
  readonly result?: GameResult;
  readonly can: Can;
}
