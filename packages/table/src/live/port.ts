import type { Judge, Random, Result } from '@remez/rules';
import type { ParsedList } from '@remez/words';
import type { CampaignFacts } from '../campaign/standing.ts';
import type { MatchReport } from '../campaign/types.ts';
import type { Decided } from '../decide/index.ts';
import type { EventLog } from '../log/port.ts';
import type { TableRefusal } from '../types.ts';
import type { Me, TableView } from '../view.ts';

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
  /** Members with a screen open here. */
  readonly here: readonly string[];
  /** Screens that only watch. */
  readonly watching: number;
  /** Which card each member points at (C7). */
  readonly pointing: { readonly [member: string]: number };
}

export type Notice =
  /** One object for each view, shared by everyone who sees it, so that it is encoded once. */
  | { readonly kind: 'view'; readonly number: number; readonly json: string }
  | { readonly kind: 'me'; readonly me: Me }
  | ({ readonly kind: 'presence' } & Presence)
  | { readonly kind: 'goodbye'; readonly reason: Farewell };

/** One connection of one person. `watching` narrows what it sees, and never widens it. */
export interface Screen {
  readonly person: string;
  readonly watching: boolean;
  /** All persons of its browser; the person alone where nothing is said. */
  readonly browser?: readonly string[];
  notify(notice: Notice): void;
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
    /** All persons of the browser that it came from. */
    browser?: readonly string[],
  ): Promise<Outcome>;
  point(screen: Screen, card: number | null): void;
  /** Whether this person may enter. */
  mayEnter(person: string): boolean;
  /** What any screen may be shown, without entering. */
  view(): TableView;
  /** D22 · whether every campaign has heard of what was played for it here. */
  allTold(): boolean;
  readonly screens: number;
  /** Finishes what was begun and lets go; nothing is lost, since everything is in the log. */
  dispose(): Promise<void>;
}

/** D22 · campaigns, as a table needs them; they live in streams of their own. */
export interface Campaigns {
  facts(campaign: string): Promise<CampaignFacts | null>;
  /** Counts once for each match, however often it is told. Throws if it could not be written. */
  record(campaign: string, report: MatchReport): Promise<void>;
}

/** What was being done when something went wrong that should not have. */
export const FAULTY = ['command', 'clock', 'show', 'screen', 'catchUp', 'report'] as const;

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

export interface World {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly random: Random;
  readonly judge: Judge;
  /** Told of every fault; the table itself goes on. */
  readonly faults: (fault: FaultReport) => void;
  /** Where there are none, a table that asks for one is told that it is unknown. */
  readonly campaigns?: Campaigns;
  /** Where there are none, lists are read in place, with the judge. */
  readonly lists?: Lists;
}
