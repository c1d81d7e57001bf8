export * from './days.ts';
export * from './play.ts';
export * from './seal.ts';
export * from './shipped.ts';
export * from './tally.ts';
export * from './types.ts';
