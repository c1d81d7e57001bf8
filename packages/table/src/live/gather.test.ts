import { expect, test } from 'vitest';
import { unsteadyClock } from '../testing/index.ts';
import { gathered } from './gather.ts';

test('the first change is told at once, and those that follow it together', () => {
  const clock = unsteadyClock();
  let runs = 0;
  const { changed } = gathered(clock, () => {
    runs += 1;
  });
  for (let i = 0; i < 100; i += 1) changed();
  expect(runs).toBe(1);
  clock.pass(100);
  expect(runs).toBe(2);
  clock.pass(1000);
  expect(runs).toBe(2);
});

test('a clock that is set back holds nothing up', () => {
  const clock = unsteadyClock();
  let runs = 0;
  const { changed } = gathered(clock, () => {
    runs += 1;
  });
  changed();
  changed();
  clock.jump(-3_600_000);
  changed();
  expect(runs).toBe(2);
  clock.pass(100);
  changed();
  expect(runs).toBe(3);
});
