/** Every moment in both languages; `npm test` looks at each in one of them. */
process.env.MOMENTS = 'all';
await import('./moments.test.ts');
