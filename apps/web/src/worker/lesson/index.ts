/** Fetched by the worker when a lesson is opened; whoever plays without one does without it. */
export { readLesson } from '@remez/scenarios';
export { lessonOpening } from './opening.ts';
export { type LessonTable, lessonTable } from './table.ts';
