import type { AppendResult } from '@remez/table';
import type { Note, StoreFailure } from '../failure.ts';
import type { RemovalNote } from '../port.ts';

interface EventRow {
  readonly version: number;
  readonly schema: number;
  readonly json: string;
  readonly commandId: string;
  readonly by: string;
  readonly at: number;
}

export interface Inspection {
  readonly journal_mode: string;
  readonly synchronous: number;
  readonly locking_mode: string;
  readonly foreign_keys: number;
  readonly user_version: number;
  readonly secure_delete: number;
  readonly auto_vacuum: number;
  readonly page_count: number;
  /** Pages that hold nothing and have not been given back yet. */
  readonly freelist_count: number;
  /** How many transactions have been committed since the file was opened. */
  readonly commits: number;
}

/** What may be asked of the thread that owns the file, and what it answers. */
interface Exchanges {
  readonly append: {
    readonly ask: {
      readonly stream: string;
      readonly expectedVersion: number;
      readonly commandId: string;
      readonly by: string;
      readonly at: number;
      readonly events: readonly { readonly schema: number; readonly json: string }[];
    };
    readonly answer: AppendResult | number;
  };
  readonly read: {
    readonly ask: { readonly stream: string; readonly fromVersion: number };
    readonly answer: readonly EventRow[];
  };
  readonly remove: {
    readonly ask: { readonly stream: string; readonly onlyIf: RemovalNote | undefined };
    readonly answer: boolean;
  };
  readonly register: {
    readonly ask: { readonly stream: string; readonly code: string; readonly openedAt: number };
    readonly answer: boolean;
  };
  readonly byCode: {
    readonly ask: { readonly code: string };
    readonly answer: string | undefined;
  };
  readonly touch: {
    readonly ask: { readonly stream: string; readonly openedAt: number };
    readonly answer: undefined;
  };
  readonly unopenedSince: {
    readonly ask: { readonly before: number };
    readonly answer: readonly string[];
  };
  readonly notice: {
    readonly ask: { readonly stream: string; readonly at: number };
    readonly answer: number;
  };
  readonly setClosed: {
    readonly ask: { readonly stream: string; readonly closedAt: number | null };
    readonly answer: undefined;
  };
  readonly closedBefore: {
    readonly ask: { readonly before: number };
    readonly answer: readonly string[];
  };
  readonly putLink: {
    readonly ask: {
      readonly hash: string;
      readonly person: string;
      readonly name: string | null;
      readonly expiresAt: number;
      readonly now: number;
    };
    readonly answer: undefined;
  };
  readonly lookAtLink: {
    readonly ask: { readonly hash: string; readonly now: number };
    readonly answer: { readonly name: string | null; readonly expiresAt: number } | undefined;
  };
  readonly takeLink: {
    readonly ask: { readonly hash: string; readonly now: number };
    readonly answer: string | undefined;
  };
  readonly signingKey: { readonly ask: object; readonly answer: Uint8Array };
  readonly probe: { readonly ask: object; readonly answer: undefined };
  readonly inspect: { readonly ask: object; readonly answer: Inspection };
}

export type Kind = keyof Exchanges;
export type Ask<K extends Kind = Kind> = {
  [P in K]: { readonly kind: P } & Exchanges[P]['ask'];
}[K];
export type Answer<K extends Kind = Kind> = Exchanges[K]['answer'];

/** What those who only look ask; it can be answered also when nothing can be written. */
const READING: readonly Kind[] = ['read', 'byCode', 'unopenedSince', 'inspect'];
export const isReading = ({ kind }: Ask): boolean => READING.includes(kind);

/** What the thread is started with. */
export interface WriterData {
  readonly file: string;
  /** Milliseconds without being asked anything after which the file may be rewritten. */
  readonly quiet: number;
}

export type ToWriter =
  /**
   * Done in order, in one transaction. The next is sent when this one was answered. Null stands for
   * the next of the appends, which are one text.
   */
  | { readonly kind: 'batch'; readonly asks: readonly (Ask | null)[]; readonly appends: string }
  /** Beside the batches, and one at a time. */
  | { readonly kind: 'backup'; readonly to: string }
  | { readonly kind: 'stopBackup' }
  | { readonly kind: 'close' };

export type FromWriter =
  | { readonly kind: 'opened' }
  | { readonly kind: 'refused'; readonly code: StoreFailure; readonly message: string }
  | { readonly kind: 'note'; readonly note: Note }
  /** Durable; one answer for each ask, in order. A number is the version that was appended. */
  | { readonly kind: 'committed'; readonly answers: readonly Answer[] }
  /** Rolled back: nothing of the batch was written. */
  | { readonly kind: 'rolledBack'; readonly code: StoreFailure; readonly message: string }
  | { readonly kind: 'backedUp'; readonly pages: number }
  | { readonly kind: 'backupFailed'; readonly code: StoreFailure; readonly message: string };
