import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingFrom } from '../scripts/complete-lock.ts';

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');

test('the lock file knows the packages of every platform, so that `npm ci` works on all of them', () => {
  const { packages } = JSON.parse(text) as { packages: Parameters<typeof missingFrom>[0] };
  expect(missingFrom(packages)).toEqual({});
  expect(Object.keys(packages).length).toBeGreaterThan(100);
});

test('the lock file names no registry', () => {
  expect(text).not.toMatch(/"resolved": "https?:/u);
});
