import type { Command, Me, Outcome, Presence, TableView } from '@remez/table';
import type { Goodbye } from '../version.ts';

/** A WebSocket, or what a worker offers in its place. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

/** Everything the client needs from outside, so that it runs in a browser, in Node and in a test. */
export interface ClientWorld {
  /** Its events come after it has returned, never during it. */
  connect(events: WireEvents): Wire;
  now(): number;
  /** Runs later; returns how to call it off. */
  later(milliseconds: number, run: () => void): () => void;
  /** From 0 up to 1, to spread reconnecting clients out. */
  spread(): number;
  newId(): string;
}

export const STATUSES = ['connecting', 'open', 'reconnecting', 'ended'] as const;
export type Status = (typeof STATUSES)[number];

export interface ClientState {
  readonly status: Status;
  readonly view?: TableView;
  readonly me?: Me;
  readonly presence?: Presence;
  /** Why it ended. */
  readonly goodbye?: Goodbye;
}

export interface TableClient {
  readonly state: ClientState;
  /** Resolves when the server has answered, however often the connection is lost meanwhile. */
  send(command: Command): Promise<Outcome>;
  /** At the card one would guess, and at those that may be besides. */
  point(card: number | null, maybe?: readonly number[]): void;
  /** Which match the person attends to, and whether they write; said again whenever the connection is back. */
  attend(match: number, composing: boolean): void;
  /**
   * Someone looks at the screen again, or the network is back: no time is lost on waiting, nor
   * on a wire that died meanwhile without a word.
   */
  lookAgain(): void;
  /** The server's clock, as well as it is known here. */
  serverNow(): number;
  end(): void;
}
