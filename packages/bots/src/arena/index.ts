export * from './formats.ts';
export * from './match.ts';
export * from './seated.ts';
export * from './tally.ts';
