import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingFrom } from '../scripts/complete-lock.ts';

const lockIn = (folder: string): string =>
  readFileSync(new URL(`../${folder}/package-lock.json`, import.meta.url), 'utf8');
const LOCKS = ['.', 'bench/peers'].map((folder) => ({ folder, text: lockIn(folder) }));

test.for(LOCKS)(
  'the lock file in $folder knows the packages of every platform, so that `npm ci` works on all of them',
  ({ text }) => {
    const { packages } = JSON.parse(text) as { packages: Parameters<typeof missingFrom>[0] };
    expect(missingFrom(packages)).toEqual({});
    expect(Object.keys(packages).length).toBeGreaterThan(100);
  },
);

test.for(LOCKS)('the lock file in $folder names no registry', ({ text }) => {
  expect(text).not.toMatch(/"resolved": "https?:/u);
});
