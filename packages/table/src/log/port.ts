/** An event as it is stored: its schema version travels with it and is upcast on read. */
export interface Stored {
  readonly schema: number;
  readonly event: unknown;
}

export interface Recorded extends Stored {
  /** 1 for the first event of a stream, then one more for each. */
  readonly version: number;
  readonly commandId: string;
  readonly by: string;
  readonly at: number;
}

/** What one command wrote: all of it or nothing. */
export interface Entry {
  /** Unique for each stream and `by`. The same id again is told so and writes nothing. */
  readonly commandId: string;
  readonly by: string;
  readonly at: number;
  readonly events: readonly Stored[];
}

export type AppendResult =
  /** Durable. `version` is that of the last event written. */
  | { readonly kind: 'appended'; readonly version: number }
  /** This command was written before, up to `version`. */
  | { readonly kind: 'alreadyDone'; readonly version: number }
  /** Someone else wrote first; the stream is at `version`. */
  | { readonly kind: 'conflict'; readonly version: number };

/** The version of a stream that was removed. */
export const REMOVED = 0;

export interface EventLog {
  /** Other processes may append to it as well. */
  readonly isShared?: boolean;
  /** `expectedVersion` is 0 for a stream that does not exist yet. */
  append(stream: string, expectedVersion: number, entry: Entry): Promise<AppendResult>;
  /**
   * The next page of events after `fromVersion`, in order; 0 reads from the beginning. A page ends
   * with the whole entry that fills it (`pages.ts`), and nothing at all means that there is no more.
   */
  read(stream: string, fromVersion: number): Promise<readonly Recorded[]>;
  /**
   * Told the version after each append, by whatever process, and `REMOVED` when the stream is gone. May be
   * told late or twice.
   */
  watch(stream: string, onAppended: (version: number) => void): () => void;
}
