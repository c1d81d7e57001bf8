export * from './custom.ts';
export * from './packs.ts';
