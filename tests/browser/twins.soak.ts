/** Secrets on the screens of every mode and side. The tests look at one seed of each game. */
process.env.TWINS = 'all';
await import('./twins.test.ts');
await import('./duet-twins.test.ts');
await import('./decrypto-secrecy.test.ts');
