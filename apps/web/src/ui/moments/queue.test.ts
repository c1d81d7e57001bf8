import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Moment, Staged, Told } from './moment.ts';
import { cover, current, forget, makeRoom, show } from './queue.ts';

const told = (what: string, rest: Partial<Told> = {}): Told => ({
  ...{ kind: 'hit', what, tone: 'plain', weight: 'light' },
  ...rest,
});

const staged: Staged = { kind: 'reveal', weight: 'staged', beats: ['one'], about: {} };

const LONG = 60_000;

const seen = (): string | undefined => {
  const moment: Moment | undefined = current.peek()?.moment;
  return moment?.weight === 'staged' ? moment.kind : moment?.what;
};

/** All that is told, in order, until there is nothing more. */
const seenUntilQuiet = (): readonly string[] => {
  const all: string[] = [];
  for (let what = seen(); what !== undefined; what = seen()) {
    if (all.at(-1) !== what) all.push(what);
    vi.advanceTimersToNextTimer();
  }
  return all;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  cover(false);
  forget();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('moments, one after the other', () => {
  test('what happens while a role card lies over the screen is told when it is opened', () => {
    cover(true);
    show([told('clue')]);
    vi.advanceTimersByTime(LONG);
    show([told('guess', { breath: 'a hand' })]);
    vi.advanceTimersByTime(LONG);
    expect(seen()).toBeUndefined();
    cover(false);
    expect(seenUntilQuiet()).toEqual(['clue', 'guess']);
  });

  test('a moment that a role card falls upon is told again when it is opened', () => {
    show([told('deal')]);
    cover(true);
    expect(seen()).toBeUndefined();
    vi.advanceTimersByTime(LONG);
    cover(false);
    expect(seenUntilQuiet()).toEqual(['deal']);
  });

  test('what ends a match is told at once, with its breath, and nothing that waited after it', () => {
    show([told('clue'), told('guess')]);
    makeRoom();
    show([told('assassin', { weight: 'scene', breath: 'a hand' })]);
    expect(seen()).toBe('assassin');
    expect(current.peek()?.beat).toBe(0);
    expect(seenUntilQuiet()).toEqual(['assassin']);
  });

  test('an end does not take away what is staged before whoever has not looked at it yet', () => {
    show([staged]);
    makeRoom();
    show([told('stopped')]);
    expect(seen()).toBe('reveal');
  });

  test('an end that comes fast is told after sudden death, which fills the screen', () => {
    show([told('guess'), told('sudden death', { weight: 'scene' })]);
    makeRoom();
    show([told('assassin', { weight: 'scene' })]);
    expect(seenUntilQuiet()).toEqual(['sudden death', 'assassin']);
  });

  test('a role card that was never opened does not lie on the end', () => {
    cover(true);
    show([told('clue')]);
    makeRoom();
    show([told('stopped')]);
    expect(seenUntilQuiet()).toEqual(['stopped']);
  });
});
