import type { Command, SettingsChange } from '@remez/table';

/** A table that is to be opened in this browser. */
export interface Opening {
  /** Who opens it and is its host. */
  readonly person: string;
  readonly name: string;
  readonly settings: SettingsChange;
  /** What is done there before anyone sees it, in this order. */
  readonly commands: readonly { readonly person?: string; readonly command: Command }[];
}

/** What the page says to its worker that keeps tables. Conversations have ports of their own. */
export type ToTables =
  /** How long bots take beside what they would on a server. */
  | { readonly kind: 'pace'; readonly pace: number }
  | {
      readonly kind: 'converse';
      readonly conversation: number;
      readonly persons: readonly string[];
      readonly port: MessagePort;
    }
  | { readonly kind: 'hangUp'; readonly conversation: number }
  /** Someone looks at the page again, after it may have slept. */
  | { readonly kind: 'wake' }
  | { readonly kind: 'open'; readonly id: number; readonly opening: Opening };

export type FromTables =
  | { readonly kind: 'opened'; readonly id: number; readonly table: string }
  | { readonly kind: 'refused'; readonly id: number; readonly reason: string }
  | { readonly kind: 'fault'; readonly error: unknown };
