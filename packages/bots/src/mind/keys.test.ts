import { expect, test } from 'vitest';
import { keyOf } from './keys.ts';

test.each([
  ['צה״ל', 'צהל'],
  ["ג'ירפה", 'גירפה'],
  ['חו״ל', 'חו"ל'],
  ['שלום', 'שלומ'],
])('%s and %s are one word', (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

test.each([
  ['חו״ל', 'חול'],
  ['נח"ל', 'נחל'],
  ['ת׳ור', 'תור'],
])('%s is another word than %s, which lies on a card', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});
