import { seededRandom } from '@remez/rules';
import { memoryStore } from '@remez/server';
import {
  makeCookie,
  makePerson,
  messagesIn,
  openBrowser,
  rawScreen,
  startServer,
  viewsIn,
} from '@remez/server/testing';
import { type Event, makeStored } from '@remez/table';
import { type Act, manualClock } from '@remez/table/testing';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { DIST } from './harness.ts';
import { arrive, type Guest, press } from './people.ts';

/** `npm run soak`: every mode and every side. */
export const ALL = process.env.TWINS === 'all';

const TABLE = 'twin';
export const START = 1_000_000;
export const PEOPLE = Array.from({ length: 4 }, makePerson);
/** The page is looked at whenever so many things were done. */
const LOOK_EVERY = 6;

/** The last message of these types, as it came. */
const lastOf = (frames: readonly string[], ...types: readonly string[]): string | undefined => {
  const message = frames.flatMap(messagesIn).findLast(({ type }) => types.includes(type));
  return message && JSON.stringify(message);
};
const lastShown = (frames: readonly string[]) => lastOf(frames, 'view', 'change');

const turnOf = (frames: readonly string[]): number | undefined => viewsIn(frames).at(-1)?.turn;

/** All that a screen shows and keeps. */
const lookAt = async ({ page, touches }: Guest) => {
  const shown = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let frames = 0; frames < 3; frames += 1) await frame();
      const kept = Object.entries(localStorage).toSorted();
      /** In which order attributes came to an element is a matter of when it was drawn. */
      const textOf = (node: Node): string => {
        if (!(node instanceof Element)) return node.textContent ?? '';
        /** What was just said goes away by the clock of the page; the talk has it for good. */
        if (node.getAttribute('data-testid') === 'talk-news') return '';
        const names = node.getAttributeNames().toSorted();
        const attributes = names.map((name) => ` ${name}="${node.getAttribute(name)}"`).join('');
        /** When a clock was set by the server's is a matter of this machine's; until when it runs was compared as it came. */
        if (node.getAttribute('role') === 'timer') return `<${node.localName}${attributes}></>`;
        return `<${node.localName}${attributes}>${[...node.childNodes].map(textOf).join('')}</>`;
      };
      return { title: document.title, body: textOf(document.body), kept };
    });
  /**
   * What is told comes and goes by the clock of the page, and begins a picture after the move: Escape
   * lets it go, and it is looked at when nothing is told and nothing changes any more.
   */
  let before: Awaited<ReturnType<typeof shown>> | undefined;
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      const now = await shown();
      const isTold = /data-testid="(?:moment|dealt)"/u.test(now.body);
      const isStill = now.body === before?.body;
      before = now;
      return isStill && !isTold;
    })
    .toBe(true);
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
export const screenOf = async (
  browser: Browser,
  {
    before,
    acts,
    viewer,
    watching,
    last,
  }: {
    readonly before: readonly Event[];
    readonly acts: readonly (Act | null)[];
    readonly viewer: string;
    readonly watching: boolean;
    /** Done at the very end, and what everyone sees of it: with it all that came before is here. */
    readonly last: Act & { readonly seen: string };
  },
) => {
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
    screen.send({ type: 'hello', protocol: 2, table: TABLE, ...how });
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
      .poll(() => [lastShown(guest.frames), lastOf(guest.frames, 'presence')])
      .toEqual([lastShown(mirror.frames), lastOf(mirror.frames, 'presence')]);
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
  await act(last, 'end');
  await expect.poll(() => JSON.stringify(viewsIn(guest.frames).at(-1))).toContain(last.seen);
  looks.push(await lookAt(guest));
  /** Whether a ping fell due is a matter of this machine's clock. */
  const frames = guest.frames.filter(
    (frame) => !messagesIn(frame).every(({ type }) => type === 'pong'),
  );
  const seen = { frames, looks, complaints: guest.page.complaints };
  await guest.context.close();
  for (const screen of [...screens.values(), mirror]) screen.socket.terminate();
  await server.close();
  return seen;
};

const AROUND = 120;

/** Where two sights of the same kind differ, with a little of what stands around it; null if nowhere. */
export const firstDifference = (one: readonly unknown[], other: readonly unknown[]) => {
  const index = one.findIndex((each, at) => JSON.stringify(each) !== JSON.stringify(other[at]));
  const at = index < 0 && one.length !== other.length ? Math.min(one.length, other.length) : index;
  if (at < 0) return null;
  const [here = '', there = ''] = [JSON.stringify(one[at]), JSON.stringify(other[at])];
  const from = [...here].findIndex((character, place) => character !== there[place]);
  const around = (text: string) => text.slice(Math.max(0, from - AROUND), from + AROUND);
  return { at, here: around(here), there: around(there) };
};

/** What someone meant by a clue is for nobody else: the same act as the others may know of it, if at all. */
export const withoutMeant = (act: Act): Act | null => {
  const { command } = act;
  if (command.kind !== 'play') return act;
  if (command.move.kind === 'amendMeant') return null;
  if (command.move.kind !== 'giveClue') return act;
  const { meant: _, ...move } = command.move as {
    readonly kind: 'giveClue';
    readonly meant?: unknown;
  };
  return { ...act, command: { ...command, move } as typeof command };
};
