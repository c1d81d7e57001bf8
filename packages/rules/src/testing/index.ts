export * from './classic.ts';
export * from './classic-play.ts';
export * from './classic-twin.ts';
export * from './moves.ts';
