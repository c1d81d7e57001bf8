/**
 * Every moment in both languages and as long as it stays by itself, and the ending in every size;
 * `npm test` looks at each moment in one of them, and lets most go.
 */
process.env.MOMENTS = 'all';
await import('./moments.test.ts');
await import('./ending.test.ts');
