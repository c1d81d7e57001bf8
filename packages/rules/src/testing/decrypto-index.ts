export * from './decrypto.ts';
export * from './decrypto-play.ts';
export * from './decrypto-tie-break.ts';
export * from './decrypto-twin.ts';
