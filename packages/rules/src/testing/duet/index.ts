export * from './play.ts';
export * from './twin.ts';
export * from './verbs.ts';
