import type {
  Allowance,
  Channel,
  Context,
  Language,
  RefereeMode,
  Refusal,
  Seating,
} from '@remez/rules';
import type { Mode, Timers } from '@remez/rules/classic';
import type { Fault, PackId, WordCard } from '@remez/words';
import type { GameName } from './games.ts';

/** Words of the host's own. */
export const CUSTOM = 'custom';
export type PackChoice = PackId | typeof CUSTOM;

/** What the host chooses before a match. Each game has its own corner. */
export interface Settings {
  readonly game: GameName;
  /** The room's: all of its packs are of it. */
  readonly language: Language;
  /** One at least, each once; mixed when there are several (D26). */
  readonly packs: readonly PackChoice[];
  /** What the room has agreed on about clues (L). */
  readonly clues: { readonly referee: RefereeMode; readonly allow: readonly Allowance[] };
  /** In big teams one confirms for all: whoever sat down first. */
  readonly captain: boolean;
  /** One screen may sit with both teams and guess for them. */
  readonly sharedScreen: boolean;
  readonly classic: { readonly mode: Mode; readonly timers: Timers };
}

/** As it comes in: what of it exists is decided in one place, `changedSettings`. */
export interface SettingsChange {
  readonly game?: string;
  /** The usual pack of the game in this language, unless packs are named too. */
  readonly language?: string;
  readonly packs?: readonly string[];
  readonly clues?: { readonly referee?: string; readonly allow?: readonly string[] };
  readonly captain?: boolean;
  readonly sharedScreen?: boolean;
  readonly classic?: {
    readonly mode?: string;
    readonly timers?: { readonly [phase in keyof Timers]?: number | null };
  };
}

export const PLAIN_SETTINGS: Settings = {
  game: 'classic',
  language: 'he',
  packs: ['classic.he'],
  clues: { referee: 'advise', allow: ['compounds', 'places'] },
  captain: false,
  sharedScreen: false,
  classic: { mode: 'teams', timers: { clue: null, guess: null, decision: null } },
};

export interface Move {
  readonly kind: string;
  readonly [argument: string]: unknown;
}

export type Command =
  | { readonly kind: 'join'; readonly name: string }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'leave' }
  /** `also` keeps the seats one already has: a shared screen may guess for both teams. */
  | { readonly kind: 'sit'; readonly seat: string; readonly also?: boolean }
  | { readonly kind: 'stand' }
  | { readonly kind: 'talk'; readonly to: Channel; readonly text: string }
  | { readonly kind: 'play'; readonly move: Move }
  | { readonly kind: 'again' }
  | { readonly kind: 'takeHost' }
  /** The rest are the host's. */
  | { readonly kind: 'seat'; readonly member: string; readonly seat: string | null }
  | { readonly kind: 'shuffle'; readonly members?: readonly string[] }
  | { readonly kind: 'lock'; readonly locked: boolean }
  | { readonly kind: 'remove'; readonly member: string }
  | { readonly kind: 'handOver'; readonly member: string }
  | { readonly kind: 'set'; readonly settings: SettingsChange }
  /** A list of their own, a word on each line. */
  | { readonly kind: 'bringWords'; readonly text: string }
  | { readonly kind: 'start' }
  | { readonly kind: 'close' };

export type Event =
  | {
      readonly kind: 'opened';
      readonly code: string;
      readonly settings: Settings;
      readonly at: number;
    }
  | {
      readonly kind: 'joined';
      readonly member: string;
      readonly person: string;
      readonly name: string;
    }
  | { readonly kind: 'renamed'; readonly member: string; readonly name: string }
  | { readonly kind: 'left'; readonly member: string }
  | { readonly kind: 'removed'; readonly member: string }
  | { readonly kind: 'seated'; readonly seating: Seating<string> }
  | { readonly kind: 'locked'; readonly locked: boolean }
  | { readonly kind: 'hostChanged'; readonly member: string }
  | { readonly kind: 'settingsChanged'; readonly settings: Settings }
  | {
      readonly kind: 'wordsBrought';
      readonly language: Language;
      readonly cards: readonly WordCard[];
    }
  | {
      readonly kind: 'matchStarted';
      readonly match: number;
      readonly game: GameName;
      readonly options: unknown;
      readonly laid: Laid;
    }
  | { readonly kind: 'played'; readonly event: { readonly kind: string } }
  | {
      readonly kind: 'talked';
      readonly member: string;
      /** A team's name, or null for everyone. */
      readonly team: string | null;
      readonly text: string;
      readonly at: number;
    }
  | { readonly kind: 'closed' };

export interface Member {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly standing: 'here' | 'left' | 'removed';
}

/** Cards on the table: which face is up, and what is on the other. */
export interface Laid {
  readonly cards: readonly WordCard[];
  /** Which face of each card is up. */
  readonly faces: readonly number[];
}

export interface Deck {
  readonly laid: Laid | null;
  /** Words seen since their packs were last used up (C25). */
  readonly seen: readonly string[];
}

/** What the host brought. Nobody is shown it before it lies on the table. */
export interface CustomPack {
  readonly language: Language;
  readonly cards: readonly WordCard[];
}

export interface Match {
  readonly number: number;
  readonly game: GameName;
  readonly options: unknown;
  readonly state: unknown;
  /** Every seat that each member has held in this match, for what was once seen. */
  readonly held: { readonly [member: string]: readonly string[] };
}

export interface Said {
  /** Counted within its channel, so that it tells nothing of the others. */
  readonly number: number;
  readonly member: string;
  readonly team: string | null;
  readonly text: string;
  readonly at: number;
}

export interface Finished {
  readonly match: number;
  readonly game: GameName;
  readonly result: unknown;
}

export interface State {
  readonly code: string;
  readonly members: readonly Member[];
  readonly host: string | null;
  readonly locked: boolean;
  readonly settings: Settings;
  readonly custom: CustomPack | null;
  readonly seating: Seating<string>;
  readonly match: Match | null;
  readonly deck: Deck;
  /** Counts what everyone can see: a match begins, a turn passes, a match ends. */
  readonly turn: number;
  readonly talk: readonly Said[];
  readonly spoken: { readonly [channel: string]: number };
  readonly finished: readonly Finished[];
  /** C27 · the group's best score, kept for as long as the table is. */
  readonly best: number | null;
  readonly closed: boolean;
}

export type TableActor =
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'clock' };

export const TABLE_REASONS = [
  'alreadyHere',
  'badMember',
  'badName',
  'badSeat',
  'badSettings',
  'badText',
  'badWords',
  'closed',
  'full',
  'hostIsHere',
  'locked',
  'malformed',
  'matchRunning',
  'missingPeople',
  'noSharedScreen',
  'nameTaken',
  'noMatch',
  'notCaptain',
  'notHost',
  'notMember',
  'onceSeen',
  'removed',
  'seatTaken',
  'silence',
  'stale',
  'twoMinds',
] as const;
export type TableReason = (typeof TABLE_REASONS)[number];

export type { Fault };

/** A list that is refused says what is wrong with which line. */
export interface TableRefusal extends Refusal {
  readonly faults?: readonly Fault[];
}

export interface TableContext extends Context {
  /** Since when the host has had no screen open here; null while they have one. */
  readonly hostAwaySince: number | null;
}
