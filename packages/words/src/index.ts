export * from './all-phrases.ts';
export * from './custom.ts';
export * from './packs.ts';
