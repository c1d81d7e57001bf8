import { seededRandom } from '@remez/rules';
import type { Event as GameEvent } from '@remez/rules/classic';
import { twinForOperatives } from '@remez/rules/testing';
import { type Act, type Script, SEATS_IN } from '@remez/table/testing';
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

/** The same table with another key, wherever the script does not uncover it. */
const twinBefore = (script: Script, seed: number) =>
  withDeal(script, twinForOperatives(gameEvents<GameEvent>(script), seededRandom(seed))[0]);

/** What the viewer must not even notice: a quiet word, and what the other team says to itself. */
const isHidden = (act: Act, teams: ReadonlyMap<string, string>, viewer: string): boolean =>
  (act.command.kind === 'play' && ['ask', 'answer'].includes(act.command.move.kind)) ||
  isOthersTalk(act, teams, viewer);

describe('twin servers', () => {
  test.each([
    ['teams', 1, 1],
    ['teams', 2, 1],
    ['teams', 3, 1],
    ['coop', 4, 1],
    ['trio', 5, 1],
    ['teams', 6, 2],
  ] as const)(
    'C3, C22, C29 · %s, seed %i, servers: %i: frames of operatives and spectators are the same, byte for byte, number and order',
    async (mode, seed, servers) => {
      const script = writeScript(mode, seed);
      const twin = twinBefore(script, seed + 100);
      expect(twin).not.toEqual(script.before);
      const viewers = SEATS_IN[mode].flatMap((seat, index) =>
        seat?.endsWith('spymaster') ? [] : [PEOPLE[index] as string],
      );
      const teams = new Map(
        PEOPLE.map((person, index) => [person, SEATS_IN[mode][index]?.split('.')[0] ?? '']),
      );
      let hidden = 0;
      for (const viewer of [...viewers, WATCHER]) {
        const here = await framesOf(script.before, script.acts, viewer, { servers });
        const visibleActs = script.acts.map((act) => (isHidden(act, teams, viewer) ? null : act));
        const there = await framesOf(twin, visibleActs, viewer, { servers });
        hidden += visibleActs.filter((act) => act === null).length;
        expect(there.length).toBe(here.length);
        there.forEach((frame, index) => {
          expect(frame).toBe(here[index]);
        });
        expect(here.length).toBeGreaterThan(10);
        const points = here.some((frame) => /"pointing":\{"m/u.test(frame));
        expect(points).toBe(servers === 2);
      }
      if (mode !== 'coop') expect(hidden).toBeGreaterThan(0);
    },
  );
});
