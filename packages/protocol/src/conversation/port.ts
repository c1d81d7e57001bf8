import type { Result } from '@remez/rules';
import type { Command, LiveTable, Notice, Outcome } from '@remez/table';
import type { ClientMessage } from '../messages.ts';
import type { Goodbye } from '../version.ts';

/** What many screens are shown. All of them are given the same object, so that it is encoded once. */
export type SharedNotice = Extract<Notice, { kind: 'view' | 'change' | 'presence' }>;

/** The other side, as a conversation needs it: a WebSocket, or a `MessagePort`. */
export interface ConversationPort {
  /** What is sent after it has closed goes nowhere. */
  isOpen(): boolean;
  /** One message to this screen alone, or several that belong together in a list. */
  send(text: string): void;
  /** One message to many screens; `noticeText` says how it is written. */
  sendNotice(notice: SharedNotice): void;
  /** After the goodbye. */
  close(reason: Goodbye): void;
}

/** What of a table a conversation uses. */
export type ConversationTable = Pick<
  LiveTable,
  'enter' | 'command' | 'point' | 'attend' | 'showAgain' | 'heed'
>;

/** Who keeps the tables, decides what may be asked of them, and watches over the conversation. */
export interface ConversationHost {
  now(): number;
  openTable(token: string): Promise<Result<ConversationTable, Goodbye>>;
  /** Why a command does not even come to the table; undefined lets it through. */
  whyNot?(command: Command): string | undefined;
  /** A screen has entered a table; what is returned runs once, when it leaves. */
  onEnter?(entered: { readonly person: string; readonly table: string }): () => void;
  /** A command goes to the table; what is returned runs when the table has answered. */
  onCommand?(): (outcome: Outcome) => void;
  /** A message could not be served; its sender is told goodbye. */
  onFault(error: unknown, type: ClientMessage['type']): void;
}

export interface Conversation {
  /** One message that has passed the schemas. */
  receive(message: ClientMessage): void;
  /** Answers what could not be read, or may not be. */
  refuse(id: string | null, reason: string): void;
  goodbye(reason: Goodbye): void;
  /** Whether the other side answers; while it does not, nobody counts on its being there. */
  heed(isAnswering: boolean): void;
  /** The other side is gone. */
  closed(): void;
}
