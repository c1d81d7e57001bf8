import type { OfferedMove } from './moves.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';
import type { GameSettings } from './settings.ts';

/**
 * Who acts. The rules ask for seats and roles, never for names: `who` is a mark that they copy
 * into events so that a story can be told, and by which they tell the people of a team apart.
 */
export type Actor<Seat extends string> =
  | {
      readonly kind: 'person';
      readonly who: string;
      readonly seats: readonly Seat[];
      readonly host: boolean;
    }
  | { readonly kind: 'clock' };

/** Who looks. It comes from the session, never from a message. */
export type Perspective<Seat extends string> =
  | { readonly kind: 'seated'; readonly seats: readonly Seat[] }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'archive' };

/** A refusal changes nothing. Its reason is a code; words for people are the web's business. */
export interface Refusal<Reason extends string = string> {
  readonly reason: Reason;
  readonly verdict?: Verdict;
  /** Of several things sent at once, the one that is at fault, counted from 0. */
  readonly place?: number;
}

export const VERDICTS = ['ok', 'warn', 'illegal'] as const;

/** What the referee thinks of a clue (L1–L14). Recorded in the event, so replays never ask again. */
export interface Verdict {
  readonly verdict: (typeof VERDICTS)[number];
  readonly rule: string | null;
  readonly word: string | null;
  readonly why: string | null;
}

export const LANGUAGES = ['he', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const REFEREE_MODES = ['off', 'advise', 'enforce'] as const;
export type RefereeMode = (typeof REFEREE_MODES)[number];

/** L6, L11 · what a room may agree to beyond single words. */
export const ALLOWANCES = [
  'compounds',
  'fullNames',
  'titles',
  'places',
  'acronyms',
  'rhymes',
  'soundAlikes',
] as const;
export type Allowance = (typeof ALLOWANCES)[number];

/** What a room has agreed on about clues; part of every game's options. */
export interface ClueRules {
  readonly referee: RefereeMode;
  readonly language: Language;
  readonly allow: readonly Allowance[];
}

/** L11 · bound compounds and place names of two words are on by default. */
export const PLAIN_CLUE_RULES: ClueRules = {
  referee: 'off',
  language: 'he',
  allow: ['compounds', 'places'],
};

/** A clue, and what it is judged against. */
export interface ClueAsked {
  readonly clue: string;
  readonly language: Language;
  readonly allow: readonly Allowance[];
  /** On a board a clue is one word; for keywords it may be a sentence (X18), and translations count (X23). */
  readonly against: 'board' | 'keywords';
  readonly visible: readonly string[];
  readonly covered: readonly string[];
}

/** What the rules ask about language; a port. All of it is pure. */
export interface Judge {
  /** The referee (L1–L14). */
  readonly verdict: (asked: ClueAsked) => Verdict;
  /** L5 · the words of a text, so written that spellings of one word come out the same. */
  readonly spell: (text: string, language: Language) => readonly string[];
  /** X15 · one word in another spelling or form. */
  readonly alike: (one: string, other: string, language: Language) => boolean;
}

export interface Context {
  readonly now: number;
  readonly random: Random;
  readonly judge: Judge;
}

/** What happens by itself. It names the turn and phase it belongs to, and is stale after them. */
export type ClockCommand =
  | { readonly kind: 'timeout'; readonly turn: number; readonly phase: string }
  | {
      readonly kind: 'postpone';
      readonly turn: number;
      readonly phase: string;
      readonly until: number;
    };

/** The host's own, in every game: on from whatever is being waited for, or no further. */
export type HostCommand = { readonly kind: 'moveOn' } | { readonly kind: 'abandon' };

export interface Deadline {
  readonly at: number;
  readonly turn: number;
  readonly phase: string;
}

/** A place at the table, as the lobby shows it. */
export interface SeatPlan<Seat extends string> {
  readonly seat: Seat;
  readonly team: string;
  /** Fewest people for the game to begin. */
  readonly least: number;
  /** Most people who may hold it at once. */
  readonly most: number;
  /** What its holder gets to know. Nobody moves to a seat that must not know what they have seen. */
  readonly secrets: readonly string[];
  /** X4 · a secret passes from one holder to the next: two of them may not be one viewer. */
  readonly secretPasses?: true;
  /** Whoever sits here sits there too (C28). */
  readonly also: readonly Seat[];
}

export type Seating<Seat extends string> = { readonly [seat in Seat]?: readonly string[] };

export const CHANNELS = ['everyone', 'team'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What a game asks of the world before it begins. */
export interface DealRequest<Options> {
  readonly options: Options;
  readonly words: readonly string[];
}

/**
 * The contract of a game: plain functions over readonly data. `view` is the only way out.
 */
export interface Game<
  Options,
  Seat extends string,
  State,
  Command extends { readonly kind: string },
  Event extends { readonly kind: string },
  View,
  /** Seats, and what passes from one to another within a seat (X4). */
  Role extends string = Seat,
  /** What the host chooses, and how a change of it comes in. */
  Settings = unknown,
  Change = unknown,
> {
  /** By which settings, logs, views and messages name it. */
  readonly name: string;
  readonly settings: GameSettings<Settings, Change, Options>;
  /** The word pack that this game is played with in this language, until another is chosen. */
  usualPack(language: Language): string;
  /** Moves that speak for a whole team; with a captain they are the captain's alone. */
  readonly captainMoves: readonly Command['kind'][];
  /** What may be done again and again before the move that counts; it can be done without. */
  readonly sketches?: readonly Command['kind'][];
  /** Phases in which the first who is ready moves: bots leave people time to be that. */
  readonly firstCome?: readonly string[];
  /** Words that only some may see: what others there are must not follow from them (X2). */
  readonly secretWords?: true;
  /** A log that holds another kind was written by a newer release. */
  readonly eventKinds: readonly Event['kind'][];
  deal(
    request: DealRequest<Options>,
    context: Pick<Context, 'now' | 'random'>,
  ): Result<readonly Event[], Refusal>;
  decide(
    state: State,
    command: Command | ClockCommand,
    by: Actor<Role>,
    context: Context,
  ): Result<readonly Event[], Refusal>;
  evolve(state: State | undefined, event: Event): State;
  /** The state with who sits where: called when a match begins and whenever the seating changes. Total. */
  withSeating(state: State, seating: Seating<Seat>): State;
  /**
   * What passes from someone made of code who leaves, since no person has seen it through them (X4):
   * to whoever has their place from now on, else to whoever is next.
   */
  passOn?(state: State, from: string, to: string | null): readonly Event[];
  /** What someone at these seats is now; what `decide`, `view` and the two below are asked with. */
  roles(state: State, who: string, seats: readonly Seat[]): readonly Role[];
  view(state: State, perspective: Perspective<Role>): View;
  /** Every move that a view offers to whoever sees it, with what people write left open. */
  moves(view: View): readonly OfferedMove<Command>[];
  deadline(state: State): Deadline | undefined;

  seats(options: Options): readonly SeatPlan<Seat>[];
  wordsNeeded(options: Options): number;
  /** Deal people to seats, in the order given. */
  assign(people: readonly string[], options: Options): Seating<Seat>;
  /** The same people, other roles (C25). */
  rotate(seating: Seating<Seat>, options: Options): Seating<Seat>;
  turn(state: State): number;
  isOver(state: State): boolean;
  /** The score of a finished match, where the group's best is kept (C27); else null. */
  groupScore?(state: State): number | null;
  /** Whether someone who has held these seats in this match may speak there now. */
  mayTalk(state: State, roles: readonly Role[], channel: Channel): boolean;
  /** Whether someone in these seats may point now; at this card, if one is named. */
  mayPoint(state: State, roles: readonly Role[], card?: number): boolean;
}
