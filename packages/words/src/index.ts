export * from './packs.ts';
