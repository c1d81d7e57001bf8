/** The registry of what screens of each game draw and send: types alone, so that no rules travel with them. */
export type * from './classic/types.ts';
export type * from './decrypto/types.ts';
export type * from './duet/types.ts';
