import type { DuetView, TableView } from '@remez/protocol/client';
import { describe, expect, test } from 'vitest';
import { betterBank } from './offers.ts';

type Lesson = NonNullable<NonNullable<DuetView['result']>['debrief']>['lesson'];

const resultOf = (lesson: Lesson | 'abandoned'): NonNullable<DuetView['result']> => ({
  winner: lesson.startsWith('won') ? 'all' : 'none',
  why: lesson === 'abandoned' ? 'abandoned' : lesson.startsWith('won') ? 'found' : 'wrong',
  suddenDeath: false,
  ...(lesson !== 'abandoned' && { debrief: { lesson } }),
});

const finished = (...lessons: readonly (Lesson | 'abandoned')[]): TableView['finished'] =>
  lessons.map((lesson, index) => ({ match: index + 1, game: 'duet', result: resultOf(lesson) }));

const offered = (
  lessons: readonly (Lesson | 'abandoned')[],
  { tokens = 9, mission = null }: Partial<Pick<DuetView, 'tokens' | 'mission'>> = {},
) =>
  betterBank(
    { finished: finished(...lessons) },
    { tokens, mission, result: resultOf(lessons.at(-1) ?? 'abandoned') },
  );

describe('the bank that is offered next', () => {
  test('D28 · after several losses for want of time, ten tokens, and then eleven', () => {
    expect(offered(['outOfTime'])).toBeUndefined();
    expect(offered(['outOfTime', 'outOfTime'])).toBeUndefined();
    expect(offered(['outOfTime', 'outOfTime', 'outOfTime'])).toBe(10);
    const losses = ['outOfTime', 'outOfTime', 'outOfTime'] as const;
    expect(offered(losses, { tokens: 10 })).toBe(11);
    expect(offered(losses, { tokens: 11 })).toBeUndefined();
    expect(offered(losses, { mission: 'prague' })).toBe(10);
    expect(offered(losses, { mission: 'moscow', tokens: 8 })).toBeUndefined();
  });

  test('D28 · anything else in between begins the count anew, what was not finished does not', () => {
    expect(offered(['outOfTime', 'outOfTime', 'assassin', 'outOfTime'])).toBeUndefined();
    expect(offered(['outOfTime', 'outOfTime', 'wonStandard'])).toBeUndefined();
    expect(offered(['outOfTime', 'outOfTime', 'abandoned', 'outOfTime'])).toBe(10);
  });

  test('D28 · won with ten or eleven: nine', () => {
    expect(offered(['wonEased'], { tokens: 11 })).toBe(9);
    expect(offered(['wonStandard'])).toBeUndefined();
  });
});
