import { seededRandom } from '@remez/rules';
import type { Event, Side } from '@remez/rules/duet';
import { duetTwin } from '@remez/rules/testing/duet';
import { SEATS_IN } from '@remez/table/testing';
import { describe, expect, test } from 'vitest';
import {
  framesOf,
  gameEvents,
  isOthersTalk,
  PEOPLE,
  WATCHER,
  withDeal,
  writeScript,
} from './testing/twins.ts';

const SIDE_OF = new Map(
  PEOPLE.map((person, index) => [person, SEATS_IN.duet[index] as Side] as const),
);

describe('twin servers', () => {
  test.each([1, 2, 3])(
    'D2, D18, D24 · duet, seed %i: frames of each side and of spectators tell nothing of the other side of the key',
    async (seed) => {
      const script = writeScript('duet', seed);
      const events = gameEvents<Event>(script);
      let hidden = 0;
      /** One of each side, and one who looks on. */
      for (const viewer of [...PEOPLE.slice(0, 2), WATCHER]) {
        const twin = duetTwin(events, SIDE_OF.get(viewer) ?? null, seededRandom(seed + 100));
        expect(twin[0]).not.toEqual(events[0]);
        const here = await framesOf(script.before, script.acts, viewer);
        const visibleActs = script.acts.map((act) =>
          isOthersTalk(act, SIDE_OF, viewer) ? null : act,
        );
        const there = await framesOf(withDeal(script, twin[0]), visibleActs, viewer);
        hidden += visibleActs.filter((act) => act === null).length;
        expect(there.length).toBe(here.length);
        there.forEach((frame, index) => {
          expect(frame).toBe(here[index]);
        });
        expect(here.length).toBeGreaterThan(10);
      }
      expect(hidden).toBeGreaterThan(0);
    },
  );
});
