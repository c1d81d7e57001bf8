/** @module-tag slow */

import { seededRandom } from '@remez/rules';
import type { Event as GameEvent, Side } from '@remez/rules/duet';
import { duetTwin } from '@remez/rules/testing/duet';
import type { Event } from '@remez/table';
import { type Act, randomScript, SEATS_IN } from '@remez/table/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testBrowser } from './harness.ts';
import { ALL, firstDifference, PEOPLE, START, screenOf, withoutMeant } from './twin-screens.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await testBrowser();
});
afterAll(() => browser?.close());

const sideOf = (person: string) => SEATS_IN.duet[PEOPLE.indexOf(person)] as Side;

const isGuess = ({ command }: Act): boolean =>
  command.kind === 'play' && command.move.kind === 'guess';

const SEEN = [['a', 14]] as const;
/** `npm run soak` alone: the same property is proved of the rules and of what a socket receives. */
const MORE = [
  ['television', 10],
  ['b', 4],
] as const;

describe('twin games of Duet in the browser', () => {
  test.each([...SEEN, ...(ALL ? MORE : [])])(
    'D2, D18 · %s, seed %i: receives and shows the same, whatever the other side of the key is',
    async (who, seed) => {
      const script = randomScript({
        mode: 'duet',
        seed,
        people: PEOPLE,
        steps: 60,
        toTheEnd: false,
        now: START,
      });
      const watching = who === 'television';
      const viewer = PEOPLE[who === 'b' ? 1 : 0] ?? '';
      const events = [...script.before, ...script.after].flatMap((event) =>
        event.kind === 'played' ? [event.event as GameEvent] : [],
      );
      const [dealt] = duetTwin(events, watching ? null : who, seededRandom(seed + 100));
      if (dealt === undefined) throw new Error('nothing was dealt');
      expect(dealt).not.toEqual(events[0]);
      const twin = script.before.map(
        (event): Event =>
          event.kind === 'played' && event.event.kind === 'dealt'
            ? { kind: 'played', event: dealt }
            : event,
      );
      /** What one side says to itself the others must not even notice. */
      const visibleActs = script.acts.map((act) => {
        const { command, person } = act;
        const whispered = command.kind === 'talk' && command.to === 'team';
        const isMine = !watching && person === viewer;
        if (whispered && (watching || sideOf(person) !== who)) return null;
        return isMine ? act : withoutMeant(act);
      });
      /** Without guesses there would be nothing to give away. */
      expect(script.acts.filter(isGuess).length).toBeGreaterThan(3);
      const last = {
        person: PEOPLE[0] ?? '',
        command: { kind: 'lock', locked: true },
        seen: '"locked":true',
      } as const;
      const [here, there] = await Promise.all([
        screenOf(browser, { before: script.before, acts: script.acts, viewer, watching, last }),
        screenOf(browser, { before: twin, acts: visibleActs, viewer, watching, last }),
      ]);
      expect(firstDifference(here.frames, there.frames)).toBeNull();
      expect(firstDifference(here.looks, there.looks)).toBeNull();
      expect(here.complaints).toEqual([]);
      expect(here.frames.length).toBeGreaterThan(10);
      expect(new Set(here.looks.map((look) => JSON.stringify(look))).size).toBeGreaterThan(2);
    },
  );
});
