/** Twin games on the screens of every mode and side; `npm test` looks at most of them. */
process.env.TWINS = 'all';
await import('./twins.test.ts');
await import('./duet-twins.test.ts');
