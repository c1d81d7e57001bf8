/** @module-tag slow */

import { type Random, seededRandom } from '@remez/rules';
import type { Event as GameEvent, Mode } from '@remez/rules/classic';
import { twinForOperatives } from '@remez/rules/testing';
import type { Event } from '@remez/table';
import { type Act, randomScript, type Script, SEATS_IN } from '@remez/table/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testBrowser } from './harness.ts';
import { ALL, firstDifference, PEOPLE, START, screenOf, withoutMeant } from './twin-screens.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await testBrowser();
});
afterAll(() => browser?.close());

const gameEvents = (events: readonly Event[]): GameEvent[] =>
  events.flatMap((event) => (event.kind === 'played' ? [event.event as GameEvent] : []));

/** The same table with another key, wherever the script does not uncover it. */
const twinBefore = ({ before, after }: Script, random: Random): readonly Event[] => {
  const [dealt] = twinForOperatives([...gameEvents(before), ...gameEvents(after)], random);
  if (dealt === undefined) throw new Error('nothing was dealt');
  return before.map((event) =>
    event.kind === 'played' && event.event.kind === 'dealt'
      ? { kind: 'played', event: dealt }
      : event,
  );
};

/** What the viewer must not even notice: a quiet word, and what the other team says to itself. */
const isHidden = ({ command, person }: Act, teamOf: (person: string) => string, mine: string) =>
  (command.kind === 'play' && ['ask', 'answer'].includes(command.move.kind)) ||
  (command.kind === 'talk' && command.to === 'team' && teamOf(person) !== mine);

const GAMES = [['teams', 192, 'operative']] as const;
/** `npm run soak` alone: the same property is proved of the rules and of what a socket receives. */
const MORE = [
  ['teams', 210, 'television'],
  ['coop', 80, 'operative'],
  ['trio', 130, 'operative'],
] as const;

describe('twin games in the browser', () => {
  test.each([...GAMES, ...(ALL ? MORE : [])])(
    'C3, C22, C29 · %s, seed %i: the %s receives and shows the same, whatever the key',
    async (mode, seed, who) => {
      const script = randomScript({
        mode: mode satisfies Mode,
        seed,
        people: PEOPLE,
        steps: 60,
        toTheEnd: false,
        now: START,
      });
      const twin = twinBefore(script, seededRandom(seed + 100));
      expect(twin).not.toEqual(script.before);
      const seats = SEATS_IN[mode];
      const teamOf = (person: string) => seats[PEOPLE.indexOf(person)]?.split('.')[0] ?? '';
      const viewer = PEOPLE[seats.findIndex((seat) => seat?.endsWith('operative'))] ?? '';
      const watching = who === 'television';
      /** A seed whose viewer never guesses would not look where the temptation is. */
      expect(
        script.acts.filter(
          ({ person, command }) =>
            person === viewer && command.kind === 'play' && command.move.kind === 'guess',
        ).length,
      ).toBeGreaterThan(2);
      const mine = watching ? 'nobody' : teamOf(viewer);
      const visibleActs = script.acts.map((act) =>
        isHidden(act, teamOf, mine) ? null : withoutMeant(act),
      );

      /** Never reads the key, so may always speak. */
      const talk = { kind: 'talk', to: 'everyone', text: 'the end' } as const;
      const last = { person: PEOPLE[3] ?? '', command: talk, seen: 'the end' };
      const [here, there] = await Promise.all([
        screenOf(browser, { before: script.before, acts: script.acts, viewer, watching, last }),
        screenOf(browser, { before: twin, acts: visibleActs, viewer, watching, last }),
      ]);
      expect(firstDifference(here.frames, there.frames)).toBeNull();
      expect(firstDifference(here.looks, there.looks)).toBeNull();
      expect(here.complaints).toEqual([]);
      expect(there.complaints).toEqual([]);
      expect(here.frames.length).toBeGreaterThan(10);
      expect(new Set(here.looks.map((look) => JSON.stringify(look))).size).toBeGreaterThan(2);
    },
  );
});
