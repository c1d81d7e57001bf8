import type { GameView } from '@remez/protocol/client';
import type { LessonPlace, LessonStep } from '../../lib/local-tables.ts';

export type { LessonPlace, LessonStep };

/** What the coach may speak of. */
export interface CoachAbout {
  /** The step that is to be done. */
  readonly step: LessonStep;
  /** The steps before it. */
  readonly before: readonly LessonStep[];
  /** The match as the learner sees it. */
  readonly game: GameView;
}

export interface Chapter {
  /** Kept with its table. */
  readonly id: string;
  readonly title: () => string;
  /** What is said when its last step is done. */
  readonly done: () => string;
  readonly scenarios: { readonly [language in 'he' | 'en']: object };
}

/** How a game is taught by playing it: the files of its chapters, and what is said and shown on the way. */
export interface GameLesson {
  readonly chapters: readonly Chapter[];
  /** The game's own settings of a table. */
  readonly settings: object;
  /** What is said, by the keys of the scenarios. */
  readonly coach: { readonly [key: string]: (about: CoachAbout) => string };
  /** What is to be pressed now for this step; nothing where there is nothing to point at. */
  readonly where: (about: CoachAbout) => readonly Element[];
}

/** A text field of a step, as its file has it. */
export const textOf = ({ args }: LessonStep, field: string): string => {
  const value = args[field];
  return typeof value === 'string' ? value : '';
};

export const textsOf = ({ args }: LessonStep, field: string): readonly string[] => {
  const values = args[field];
  return Array.isArray(values) ? values.map(String) : [];
};

/** All that match, in the order of the page. */
export const all = (selector: string): readonly Element[] => [
  ...document.querySelectorAll(selector),
];

/** The first of these that finds anything. */
export const firstOf = (...found: readonly (readonly Element[])[]): readonly Element[] =>
  found.find((elements) => elements.length > 0) ?? [];
