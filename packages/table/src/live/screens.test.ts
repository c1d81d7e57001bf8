import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evolve } from '../evolve.ts';
import { meOf } from '../me.ts';
import { randomScript, recordingScreen, unexpectedFault } from '../testing/index.ts';
import { PEOPLE, unruly } from '../testing/unruly.ts';
import type { State } from '../types.ts';
import { perspectiveOf, viewFrom } from '../view.ts';
import { screenRoom } from './screens.ts';

const text = (value: unknown) => JSON.stringify(value);

const openRoom = () =>
  screenRoom((during, error) => unexpectedFault({ table: 'room', during, error }));

/** What each is shown by changes alone is held against what a newcomer would be shown. */
const follow = (states: readonly State[], people: readonly string[]) => {
  const room = openRoom();
  const screens = [
    ...people.map((person) => recordingScreen(person)),
    recordingScreen(people[0] ?? '', { watching: true }),
  ];
  const here = () => screens.filter((screen) => room.all().includes(screen));
  const [first, ...later] = states;
  if (first === undefined) return screens;
  for (const screen of screens) room.add(first, screen);
  for (const state of later) {
    room.show(state);
    for (const screen of here()) {
      expect(text(screen.view)).toBe(text(viewFrom(state, perspectiveOf(state, screen))));
      expect(text(screen.me)).toBe(text(meOf(state, screen)));
    }
  }
  return screens;
};

describe('what changes is sent, and makes the whole', () => {
  test.each(['teams', 'coop', 'trio', 'duet', 'decrypto'] as const)(
    '%s: applying the changes gives, byte for byte, the whole view, and `me` too',
    (mode) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
          const people = PEOPLE.slice(0, 4);
          const script = randomScript({
            ...{ mode, seed, people, steps: 150, toTheEnd: true, now: 1000 },
          });
          let state = script.before.reduce<State | undefined>(evolve, undefined) as State;
          const states = [state];
          for (const event of script.after) {
            state = evolve(state, event);
            states.push(state);
          }
          const screens = follow(states, people);
          const changes = screens.flatMap(({ notices }) =>
            notices.filter(({ kind }) => kind === 'change'),
          );
          expect(changes.length).toBeGreaterThan(20);
        }),
        { numRuns: 12 },
      );
    },
  );

  test('so do people who come, go, sit, talk and begin as they like', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        follow(unruly(seed, 120).states, PEOPLE);
      }),
      { numRuns: 40 },
    );
  });
});

describe('whoever looks', () => {
  const { states } = unruly(2, 60);
  const [first, ...later] = states as [State, ...State[]];

  test('is shown the whole again when they ask, and goes on from there', () => {
    const room = openRoom();
    const screen = recordingScreen('ann');
    room.add(first, screen);
    for (const state of later) {
      room.show(state);
      if (!room.all().includes(screen)) return;
      room.showAgain(screen);
      expect(screen.notices.at(-2)?.kind).toBe('view');
      expect(text(screen.view)).toBe(text(viewFrom(state, perspectiveOf(state, screen))));
    }
  });

  test.each([0, 1, 2])(
    'C22, C29 · comes back to the same number, though %i commits that are hidden from them came meanwhile',
    (commits) => {
      const room = openRoom();
      const stays = recordingScreen('ann');
      const goes = recordingScreen('ann', { watching: true });
      const seated = states.find((state) => perspectiveOf(state, stays).length > 0);
      if (seated === undefined) throw new Error('nobody ever sits');
      for (const screen of [stays, goes]) room.add(seated, screen);
      let state = { ...seated, turn: seated.turn + 1 };
      room.show(state);
      expect(goes.notices.at(-1)).toMatchObject({ kind: 'change', number: 2 });
      room.remove(goes);
      for (let commit = 0; commit < commits; commit += 1) {
        state = { ...state, version: state.version + 1 };
        room.show(state);
      }
      const back = recordingScreen('ann', { watching: true });
      room.add(state, back);
      expect(back.notices[0]).toMatchObject({ kind: 'view', number: 1 });
    },
  );

  test('comes while something is in the log that nobody was shown yet, and keeps it from nobody', () => {
    const room = openRoom();
    const early = recordingScreen('ann', { watching: true });
    const late = recordingScreen('ben', { watching: true });
    room.add(first, early);
    const next = later.find((state) => text(viewFrom(state, [])) !== text(viewFrom(first, [])));
    if (next === undefined) throw new Error('nothing ever changes');
    room.add(next, late);
    expect(text(late.view)).toBe(text(viewFrom(first, [])));
    room.show(next);
    for (const screen of [early, late]) expect(text(screen.view)).toBe(text(viewFrom(next, [])));
  });
});
