import { afterAll, expect, test } from 'vitest';
import { locale } from '../../lib/locale.ts';
import { m } from '../../messages/index.js';

/** Other files may share this process. */
afterAll(() => {
  locale.value = 'he';
});

/** D19 · a win in sudden death, without a green token, costs a point: plurals look at no sign. */
test.each([
  [-1, 'מינוס נקודה, אבל ניצחון', 'Minus one, but a win'],
  [0, '0 נקודות', '0 points'],
  [1, 'נקודה אחת', '1 point'],
  [2, 'שתי נקודות', '2 points'],
  [27, '27 נקודות', '27 points'],
])('D19 · %i points are called what they are', (count, he, en) => {
  locale.value = 'he';
  expect(m.duet_score({ count })).toBe(he);
  locale.value = 'en';
  expect(m.duet_score({ count })).toBe(en);
});
