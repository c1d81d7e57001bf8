export * from './commitment.ts';
export * from './encode.ts';
export * from './game.ts';
export * from './grid.ts';
export * from './random.ts';
export * from './result.ts';
export * from './text.ts';
