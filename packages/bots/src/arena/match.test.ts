/** @module-tag slow */

import { PLAIN_CLUE_RULES } from '@remez/rules';
import { lenientJudge } from '@remez/rules/testing';
import { describe, expect, test } from 'vitest';
import { BOT_GAMES } from '../games.ts';
import { someone } from '../testing/small.ts';
import { playFormat, type Seated, seatBot } from './play.ts';

const FORGOTTEN = 'no move where one was due';

const bots = BOT_GAMES.classic;
const deal = {
  words: Array.from({ length: 25 }, (_, card) => `word${card}`),
  rules: { ...PLAIN_CLUE_RULES, language: 'en' },
  judge: lenientJudge,
  seed: 7,
} as const;

const playing: Seated = seatBot(bots, someone(), deal);

/** Someone who forgets to move as long as `when` says so. */
const forgetful =
  (when: (view: { readonly turn: number }) => boolean): Seated =>
  (place) => {
    const contender = playing(place);
    return { ...contender, play: (view) => (when(view) ? null : contender.play(view)) };
  };

const lapsesOf = async (seated: { readonly spymaster: Seated; readonly operative: Seated }) =>
  (await playFormat(bots.arena, deal, seated)).lapses;

describe('moves that were forgotten', () => {
  test('C6 · a spymaster without a clue is named, once each time, and nobody else is', async () => {
    const lapses = await lapsesOf({
      spymaster: forgetful(({ turn }) => turn < 3),
      operative: playing,
    });
    expect(lapses).toHaveLength(1);
    expect(lapses[0]).toMatchObject({ who: expect.stringMatching(/spymaster$/u) });
    expect(lapses[0]?.reason).toBe(FORGOTTEN);
  });

  test('C7 · an operative who neither guesses nor stops is named', async () => {
    const lapses = await lapsesOf({
      spymaster: playing,
      operative: forgetful(({ turn }) => turn < 5),
    });
    expect(lapses).toHaveLength(2);
    for (const { who, reason } of lapses) {
      expect(who).toMatch(/operative$/u);
      expect(reason).toBe(FORGOTTEN);
    }
  });

  test('C8 · who has nothing to do forgets nothing', async () => {
    expect(await lapsesOf({ spymaster: playing, operative: playing })).toEqual([]);
  });

  test('a move against the rules is counted once, by its own reason', async () => {
    const wrong: Seated = (place) => ({
      ...playing(place),
      play: () => ({ move: { kind: 'guess', card: 99 }, sure: 1 }),
    });
    const lapses = await lapsesOf({ spymaster: wrong, operative: playing });
    expect(lapses.length).toBeGreaterThan(0);
    expect(lapses.map(({ reason }) => reason)).not.toContain(FORGOTTEN);
  });
});
