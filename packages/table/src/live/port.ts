import type { ClueRules, Judge, Random, Result } from '@remez/rules';
import type { Change } from '@remez/rules/difference';
import type { ParsedList } from '@remez/words';
import type { Decided } from '../decide/index.ts';
import type { GameName, GameView } from '../games.ts';
import type { Temperament } from '../limits.ts';
import type { EventLog } from '../log/port.ts';
import type { Me } from '../me.ts';
import type { FinishedMatch, Move, Settings, TableRefusal } from '../types.ts';
import type { TableView } from '../view.ts';
import type { AtTheDoor, TableAbout } from './about.ts';
import type { Attending } from './attending.ts';

/** Time, as a port: the server's is real, a test's is moved by hand. */
export interface Clock {
  now(): number;
  /**
   * Runs once when `now()` has reached that moment, never before it, or soon if it is past;
   * returns how to call it off.
   */
  at(time: number, run: () => void): () => void;
}

export const FAREWELLS = [
  'closed',
  'crowded',
  'left',
  'locked',
  'oneDevice',
  'removed',
  'unavailable',
  'upgrade',
] as const;
export type Farewell = (typeof FAREWELLS)[number];

export interface Presence {
  /** Members with a screen open, in whatever process. */
  readonly here: readonly string[];
  /** Screens that only watch. */
  readonly watching: number;
  /** Which card each member points at (C7): the one that they would guess. */
  readonly pointing: { readonly [member: string]: number };
  /** Cards that members mark as possible besides; absent where nobody does. */
  readonly maybe?: { readonly [member: string]: readonly number[] };
}

export type Notice =
  /** One object for everyone who sees it, so that it is encoded once; so is a change. */
  | { readonly kind: 'view'; readonly number: number; readonly view: TableView }
  /** What the view with the number before it has become. */
  | { readonly kind: 'change'; readonly number: number; readonly change: Change }
  | { readonly kind: 'me'; readonly me: Me }
  | { readonly kind: 'meChange'; readonly change: Change }
  /** A command of this screen is in the log, and what it has changed was shown with this. */
  | { readonly kind: 'done'; readonly id: string }
  | ({ readonly kind: 'presence' } & Presence)
  | { readonly kind: 'goodbye'; readonly reason: Farewell };

/** One connection of one person. `watching` narrows what it sees, and never widens it. */
export interface Screen {
  readonly person: string;
  readonly watching: boolean;
  /** All persons of its browser; the person alone where nothing is said. */
  readonly browser?: readonly string[];
  /** All that belongs to one commit comes together. */
  notify(notices: readonly Notice[]): void;
}

export type Outcome = { readonly kind: 'done' } | ({ readonly kind: 'refused' } & TableRefusal);

export interface LiveTable {
  /** Shows the table to a screen until the returned function is called. */
  enter(screen: Screen): () => void;
  /** Decided, committed, shown to everyone, and only then answered. */
  command(
    person: string,
    id: string,
    decided: Decided,
    from?: {
      /** All persons of the browser that it came from. */
      readonly browser?: readonly string[];
      /** Told that it is done together with what it has changed. */
      readonly screen?: Screen;
    },
  ): Promise<Outcome>;
  /** Shows everything again to a screen that has lost count. */
  showAgain(screen: Screen): void;
  point(screen: Screen, card: number | null, maybe?: readonly number[]): void;
  /** Bots wait for who reads or composes; nobody else is told. */
  attend(screen: Screen, said: Attending): void;
  /** Whether a screen answers. While it does not, whoever holds it counts as away. */
  heed(screen: Screen, isAnswering: boolean): void;
  /** Whether this person may enter. */
  mayEnter(person: string): boolean;
  /** What a browser is told that one of this table's people uses; null for others. */
  about(browser: readonly string[]): TableAbout | null;
  /** What someone with the code is told. */
  atTheDoor(browser: readonly string[]): AtTheDoor;
  /** What any screen may be shown, without entering. */
  view(): TableView;
  readonly screens: number;
  /** Finishes what was begun and lets go; nothing is lost, since everything is in the log. */
  dispose(): Promise<void>;
}

/** A match that is over, as subscribers are told of it. */
export interface FinishedMatchFact
  extends Omit<FinishedMatch, 'countedLater' | 'delivered' | 'versions'> {
  /** Of the whole server, not only of its table. */
  readonly id: string;
  /** Where its events are in the log. */
  readonly events: { readonly stream: string; readonly first: number; readonly last: number };
}

/** Whoever wants to know of finished matches. */
export interface Subscriber {
  readonly name: string;
  /**
   * Told at least once, also after a kill between the end of the match and the telling, so the same
   * match may come again: it is to be counted once, by its id. When its result was amended or
   * it counts for something after all, it comes again as it is then. Throws if it could not be
   * received; then it is told again later.
   */
  receive(match: FinishedMatchFact): Promise<void>;
}

/** Something outside of the tables that must be asked before some of their commands are decided. */
export interface Guard {
  /** The game whose `Purpose` reads its answers, and allows or refuses the command by them. */
  readonly game: GameName;
  /** Null, at once, if the command touches nothing that is guarded. */
  ask(command: Decided['command'], settings: Settings): Promise<unknown> | null;
  /**
   * Told whenever it may answer otherwise about the next match with these settings, until the
   * returned function is called. A guard without it answers the same while the same is played for.
   */
  watch?(settings: Settings, onChange: () => void): () => void;
}

/** What was being done when something went wrong that should not have. */
export const FAULTY = ['command', 'clock', 'show', 'screen', 'catchUp', 'report', 'bot'] as const;

/** For whoever operates the server. It tells where, and nothing of what was played or said. */
export interface FaultReport {
  readonly table: string;
  readonly during: (typeof FAULTY)[number];
  /** The kind of command, where there was one. */
  readonly command?: string | undefined;
  readonly error: unknown;
}

/** Why a list was not read: too many wait, it took too long, or its reader failed. */
export type ListFailure = 'busy' | 'listTooSlow' | 'unavailable';

/** C2 · reads hosts' own lists. A list takes long: where others wait, it is read beside the tables. */
export interface Lists {
  read(text: string): Promise<Result<ParsedList, ListFailure>>;
}

/** What a bot is asked: what a screen of its own would be shown, and what the room has agreed on. */
export interface BotQuestion {
  readonly temperament: Temperament;
  readonly view: GameView;
  readonly table: {
    readonly seats: readonly string[];
    /** By what it is called in the story of a match. */
    readonly who: string;
    readonly rules: ClueRules;
    /** People answer with it as one: the last word is theirs. */
    readonly people: readonly string[];
    readonly seed: number;
  };
}

export interface BotAnswer {
  readonly move: Move;
  /** How sure it is, from 0 to 1. */
  readonly sure: number;
  /** Cards that are meant or expected, the likeliest first. */
  readonly cards?: readonly number[];
}

/** Thinks for bots: the same answer to the same question. It may fail, and is then asked again. */
export interface BotMind {
  /** The games that it can play. */
  readonly plays: readonly GameName[];
  /** How long bots take beside what people would; 1 if it is not said. */
  readonly pace?: number;
  /** Null where there is nothing to do; `busy` where too many others think. */
  decide(question: BotQuestion): Promise<BotAnswer | 'busy' | null>;
}

/** How the other processes are heard that serve the same tables. */
export interface EphemeraListener {
  /** Another process has published this. */
  heard(process: string, text: string): void;
  /** A process has ended, or has said nothing at all for a while. */
  gone(process: string): void;
  /** What others have published may not have been heard. */
  missed(): void;
}

/**
 * What passes between processes and is never stored. It may be lost, and whoever has lost some of it
 * is told that it was.
 */
export interface Ephemera {
  publish(stream: string, text: string): void;
  subscribe(stream: string, listener: EphemeraListener): () => void;
}

export interface World {
  readonly log: EventLog;
  /** Where there is none, this process alone serves its tables. */
  readonly ephemera?: Ephemera | undefined;
  readonly clock: Clock;
  readonly random: Random;
  readonly judge: Judge;
  /** Told of every fault; the table itself goes on. */
  readonly faults: (fault: FaultReport) => void;
  /** Told of every match that is over, before anyone is shown its end. */
  readonly subscribers?: readonly Subscriber[];
  /** Where there are none, nothing that would be guarded is allowed. */
  readonly guards?: readonly Guard[];
  /** Where there are none, lists are read in place, with the judge. */
  readonly lists?: Lists;
  /** Where there is none, no bot is added, and none plays. */
  readonly bots?: BotMind;
}
