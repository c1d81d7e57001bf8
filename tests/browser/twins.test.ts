import { type Random, seededRandom } from '@remez/rules';
import type { Event as GameEvent, Mode } from '@remez/rules/classic';
import { twinForOperatives } from '@remez/rules/testing';
import { startServer } from '@remez/server/testing';
import { type Event, makeStored } from '@remez/table';
import { type Act, manualClock, randomScript, type Script, SEATS_IN } from '@remez/table/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCookie, makePerson } from '../../apps/server/src/identity.ts';
import { memoryStore } from '../../apps/server/src/store/memory.ts';
import { openBrowser, rawScreen } from '../../apps/server/src/testing/browser.ts';
import { DIST, launchBrowser } from './harness.ts';
import { arrive, type Guest, press } from './people.ts';

const TABLE = 'twin';
const START = 1_000_000;
const PEOPLE = Array.from({ length: 4 }, makePerson);
/** Never reads the key, so may always speak. */
const LAST = PEOPLE[3] ?? '';
/** The page is looked at whenever so many things were done. */
const LOOK_EVERY = 6;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
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

const lastOf = (frames: readonly string[], type: string): string | undefined =>
  frames.findLast((frame) => frame.startsWith(`{"type":"${type}"`));

const turnOf = (frames: readonly string[]): number =>
  (JSON.parse(lastOf(frames, 'view') ?? '') as { view: { turn: number } }).view.turn;

/** All that a screen shows and keeps. */
const lookAt = async ({ page, touches }: Guest) => {
  const shown = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let frames = 0; frames < 3; frames += 1) await frame();
      const kept = Object.entries(localStorage).toSorted();
      return { title: document.title, body: document.body.innerHTML, kept };
    });
  const looks = [await shown()];
  for (const tool of ['tool-story', 'tool-talk']) {
    await press({ touches }, page.getByTestId(tool));
    await page.getByRole('dialog').waitFor();
    looks.push(await shown());
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  return looks;
};

/** Plays the script on a server of its own and returns what one screen received and showed. */
const screenOf = async ({
  before,
  acts,
  viewer,
  watching,
}: {
  readonly before: readonly Event[];
  readonly acts: readonly (Act | null)[];
  readonly viewer: string;
  readonly watching: boolean;
}) => {
  const store = memoryStore();
  await store.log.append(`table/${TABLE}`, 0, {
    commandId: 'before',
    by: 'x',
    at: START,
    events: before.map(makeStored),
  });
  const clock = manualClock(START);
  const server = await startServer({ store, clock, random: seededRandom(5), web: DIST });
  const key = await store.signingKey();
  const cookieOf = (person: string) =>
    makeCookie([person], { key, secure: false }).split(';')[0] ?? '';

  const come = async (person: string, how: { readonly watching: boolean }) => {
    const screen = await rawScreen(openBrowser(server.url, cookieOf(person)));
    screen.send({ type: 'hello', protocol: 1, table: TABLE, ...how });
    await screen.until('presence');
    return screen;
  };
  const screens = new Map<string, Awaited<ReturnType<typeof come>>>();
  for (const person of PEOPLE) screens.set(person, await come(person, { watching: false }));
  /** Another screen of the viewer's, that says when everything has been sent. */
  const mirror = await come(viewer, { watching });
  const guest = await arrive(
    browser,
    `http://remez.test:${server.port}/t/${TABLE}${watching ? '?tv' : ''}`,
    {
      name: viewer,
      async prepare(context) {
        const [name = '', value = ''] = cookieOf(viewer).split('=');
        await context.addCookies([{ name, value, domain: 'remez.test', path: '/' }]);
        await context.clock.setFixedTime(START);
      },
    },
  );
  await guest.page.getByTestId('game').waitFor();

  const settle = async () => {
    await mirror.roundTrip();
    await expect
      .poll(() => [lastOf(guest.frames, 'view'), lastOf(guest.frames, 'presence')])
      .toEqual([lastOf(mirror.frames, 'view'), lastOf(mirror.frames, 'presence')]);
  };
  const act = async ({ person, command }: Act, id: string) => {
    const screen = screens.get(person);
    await screen?.roundTrip();
    const turn = command.kind === 'play' ? turnOf(screen?.frames ?? []) : undefined;
    screen?.send({ type: 'command', id, turn, command });
    await screen?.until('done', (done) => done.id === id);
  };
  const looks = [await lookAt(guest)];
  for (const [index, done] of acts.entries()) {
    if (done !== null) await act(done, `c${index}`);
    clock.pass(37);
    if (index % LOOK_EVERY !== LOOK_EVERY - 1) continue;
    await settle();
    looks.push(await lookAt(guest));
  }
  /** Frames keep their order: with this word all that came before it is here. */
  await act({ person: LAST, command: { kind: 'talk', to: 'everyone', text: 'the end' } }, 'end');
  await expect.poll(() => lastOf(guest.frames, 'view')).toContain('the end');
  looks.push(await lookAt(guest));
  const seen = { frames: [...guest.frames], looks, complaints: guest.page.complaints };
  await guest.context.close();
  for (const screen of [...screens.values(), mirror]) screen.socket.terminate();
  await server.close();
  return seen;
};

describe('twin games in the browser', () => {
  test.each([
    ['teams', 12, 'operative'],
    ['teams', 29, 'television'],
    ['coop', 7, 'operative'],
    ['trio', 10, 'operative'],
  ] as const)(
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
      const heard = script.acts.map((act) => (isHidden(act, teamOf, mine) ? null : act));

      const [here, there] = await Promise.all([
        screenOf({ before: script.before, acts: script.acts, viewer, watching }),
        screenOf({ before: twin, acts: heard, viewer, watching }),
      ]);
      expect(there.frames).toEqual(here.frames);
      expect(there.looks).toEqual(here.looks);
      expect(here.complaints).toEqual([]);
      expect(there.complaints).toEqual([]);
      expect(here.frames.length).toBeGreaterThan(10);
      expect(new Set(here.looks.map((look) => JSON.stringify(look))).size).toBeGreaterThan(2);
    },
  );
});
