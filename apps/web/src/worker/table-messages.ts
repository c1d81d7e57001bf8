import type { LessonStep } from '@remez/scenarios';
import type { Command, SettingsChange } from '@remez/table';
import type { KeptLesson } from './store/database.ts';

export type { LessonStep };

/** A table that is to be opened in this browser. */
export interface Opening {
  /** Who opens it and is its host. */
  readonly person: string;
  readonly name: string;
  readonly settings: SettingsChange;
  /** What is done there before anyone sees it, in this order. */
  readonly commands: readonly { readonly person?: string; readonly command: Command }[];
  /** Whose cards are dealt, and whose steps are done there; absent where a game is played. */
  readonly lesson?: KeptLesson;
}

/** How far a lesson is: how many of its steps are done. */
export interface LessonPlace {
  readonly steps: readonly LessonStep[];
  readonly position: number;
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
  | { readonly kind: 'open'; readonly id: number; readonly opening: Opening }
  /** What is said before this step of a lesson has been read. */
  | { readonly kind: 'goOn'; readonly table: string; readonly position: number }
  /** A lesson is over, or begun anew: nobody comes back to this table. */
  | { readonly kind: 'remove'; readonly table: string };

export type FromTables =
  | { readonly kind: 'opened'; readonly id: number; readonly table: string }
  | { readonly kind: 'refused'; readonly id: number; readonly reason: string }
  | { readonly kind: 'lesson'; readonly table: string; readonly place: LessonPlace }
  | { readonly kind: 'fault'; readonly error: unknown };
