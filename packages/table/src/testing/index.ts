export * from './clock.ts';
export * from './ephemera.ts';
export * from './faults.ts';
export * from './games.ts';
export { eventLogContract } from './log-contract.ts';
export * from './screen.ts';
export * from './script.ts';
export * from './table.ts';
export * from './words.ts';
