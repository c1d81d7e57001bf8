export type { Adapter, Facts, Views } from './adapter.ts';
export { type Fields, isFields, oneOf, show, unknownField } from './fields.ts';
export { GAMES, withGame } from './games.ts';
export { type Lesson, type LessonStep, readLesson } from './lesson.ts';
export { type Act, parseScenario, type Scenario, type Step } from './parse.ts';
export { parseWords } from './words.ts';
