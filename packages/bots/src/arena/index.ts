export * from './clue-lines.ts';
export * from './format.ts';
export * from './match.ts';
export * from './play.ts';
