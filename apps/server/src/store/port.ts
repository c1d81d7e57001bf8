import type { EventLog } from '@remez/table';

/** Where tables are listed: by the short code of their lobby, and by when they were last opened. */
export interface Directory {
  /** False, and nothing is written, when the code belongs to another table. */
  register(entry: {
    readonly stream: string;
    readonly code: string;
    readonly openedAt: number;
  }): Promise<boolean>;
  byCode(code: string): Promise<string | undefined>;
  touch(stream: string, openedAt: number): Promise<void>;
  /** Streams of tables last opened before this moment, without those noted as closed. */
  unopenedSince(before: number): Promise<readonly string[]>;
  /**
   * Notes that nobody opens this table, and says when that was first noticed. Opening it (`touch`)
   * forgets the note; so does a note from a time that is still to come.
   */
  notice(stream: string, at: number): Promise<number>;
  /** Notes since when a table has been closed; null when it is open again. */
  setClosed(stream: string, closedAt: number | null): Promise<void>;
  /** Streams of tables closed before this moment. */
  closedBefore(before: number): Promise<readonly string[]>;
}

/** What is noted in the directory of a table that may go: see `notice` and `setClosed`. */
export type RemovalNote = 'unopened' | 'closed';

/** One-time links that add a device to a person. Only a hash of the link is kept. */
export interface DeviceLinks {
  put(link: {
    readonly hash: string;
    readonly person: string;
    /** What the person is called, for whoever is asked whether to become them. */
    readonly name: string | null;
    readonly expiresAt: number;
  }): Promise<void>;
  /** Whose it is, as often as it is asked; undefined when unknown, used or expired. */
  look(
    hash: string,
    now: number,
  ): Promise<{ readonly name: string | null; readonly expiresAt: number } | undefined>;
  /** The person, once; undefined when unknown, used or expired. */
  take(hash: string, now: number): Promise<string | undefined>;
}

export interface Store {
  readonly log: EventLog;
  readonly directory: Directory;
  readonly deviceLinks: DeviceLinks;
  /** 32 random bytes, created once and then always the same. */
  signingKey(): Promise<Uint8Array>;
  /**
   * Removes a table: its events, its command ids and its place in the directory. With `onlyIf` it is
   * removed only while it is noted as unopened or as closed; whoever opens it, in whatever process,
   * takes the note away. Whether nothing of it is left.
   */
  remove(stream: string, onlyIf?: RemovalNote): Promise<boolean>;
  /** Resolves while the store can write; rejects otherwise. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
