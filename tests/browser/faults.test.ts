/** @module-tag slow */

import { keptLog, startServer } from '@remez/server/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gatherTwo } from './duet-play.ts';
import {
  DIST,
  openContext,
  openPage,
  type Site,
  siteOf,
  testBrowser,
  untilAtGame,
} from './harness.ts';
import { faultsOf } from './layout-checks.ts';
import { arrive, type Guest, press } from './people.ts';
import { giveClue, untilClue, untilPhase } from './play.ts';

let browser: Browser;
let site: Site;
let lines: readonly string[];
beforeAll(async () => {
  browser = await testBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  const log = keptLog();
  lines = log.lines;
  site = siteOf(await startServer({ web: DIST, logger: log.logger }));
});
afterEach(() => site.close());

/** What the server's log says of faults; at most `count` reports are waited for. */
const untilLogged = async (count: number) => {
  await expect.poll(() => lines.length).toBe(count);
  return lines.map((line) => JSON.parse(line).fault);
};

const setBroken = (page: Page, isBroken: boolean) =>
  page.evaluate((value) => Object.assign(globalThis, { isBroken: value }), isBroken);

/** The board of Duet with a fault in it that comes and goes; the rest of the page is as built. */
const FAULTY_BOARD = (real: string) => `
  import { Screen as Real } from '${real}';
  const fail = () => { throw new Error('the board is broken for נועה at /t/secret-token'); };
  addEventListener('test:handler', () => { throw new TypeError('the handler is broken'); });
  addEventListener('test:promise', () => { Promise.reject(new Error('the promise is broken')); });
  export const Screen = (props) => {
    if (globalThis.isBroken) fail();
    return Real(props);
  };
`;

/** This person's page is fetched again, with a board that can be broken. */
const giveFaultyBoard = async ({ page, context }: Guest) => {
  await context.route(/\/assets\/screen-[\w-]+\.js$/u, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = FAULTY_BOARD(`${pathname}?real`);
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  /** Axe is a script that our policy would not let in. */
  const session = await context.newCDPSession(page);
  await session.send('Page.setBypassCSP', { enabled: true });
  await page.reload();
  await untilAtGame(page);
};

/** How often this page connects from now on, and loses its connection. */
const watchConnections = (page: Page) => {
  const seen = { opened: 0, closed: 0 };
  page.on('websocket', (socket) => {
    seen.opened += 1;
    socket.on('close', () => {
      seen.closed += 1;
    });
  });
  return seen;
};

/**
 * Nothing wrong with how it looks, nor for axe; what the test broke is in the console. A moment that
 * is told just then stands still for it.
 */
const expectClean = async (page: Guest['page'], locale: 'he' | 'en') => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const looks = { playing: false, framed: false, locale, expected: /is broken/u };
  expect(await faultsOf(page, looks)).toEqual([]);
};

const SAID = {
  he: { title: 'משהו נשבר במסך הזה', trouble: 'משהו לא עבד' },
  en: { title: 'Something broke on this screen', trouble: 'Something didn’t work' },
} as const;

describe.each(['he', 'en'] as const)('a fault in one part of the page, in %s', (locale) => {
  test('a board that cannot be drawn: a sentence, the seat and the connection kept, and a way back', async () => {
    const { a, b, all } = await gatherTwo(browser, site, { locale });
    const connections = watchConnections(a.page);
    await giveFaultyBoard(a);
    await setBroken(a.page, true);
    await giveClue(b, { word: 'ראשון', count: '1' });
    await a.page.getByTestId('fault').waitFor();
    expect(await a.page.locator('h1').textContent()).toBe(SAID[locale].title);
    await expectClean(a.page, locale);

    /** The table goes on, and is heard: each view is drawn again, in vain. */
    const frames = a.frames.length;
    const late = await arrive(browser, a.url, { name: 'דנה' });
    await late.page.getByTestId('name').fill('דנה');
    await late.page.getByTestId('name').press('Enter');
    await expect.poll(() => a.frames.slice(frames).join()).toContain('דנה');
    await a.page.getByTestId('fault').waitFor();

    await press(a, a.page.getByTestId('fault-retry'));
    await a.page.getByTestId('fault').waitFor();
    await setBroken(a.page, false);
    await press(a, a.page.getByTestId('fault-retry'));
    await untilPhase(all, 'guess');
    expect(await a.page.getByTestId('fault').count()).toBe(0);
    expect(await a.page.locator('[data-key]').count()).toBeGreaterThan(0);
    expect(connections).toEqual({ opened: 1, closed: 0 });

    /** However often it failed, it is one line, without a name or a token. */
    expect(await untilLogged(1)).toEqual([
      expect.objectContaining({
        kind: 'drawing',
        message: 'Error: the board is broken for … at …',
        stack: expect.arrayContaining([
          expect.stringMatching(/^fail assets\/screen-[\w-]+\.js:\d+:\d+$/u),
        ]),
      }),
    ]);
  });

  test('what fails outside of drawing: a sentence above a screen that goes on', async () => {
    const { a, b, all } = await gatherTwo(browser, site, { locale });
    await giveFaultyBoard(a);
    for (const kind of ['handler', 'promise']) {
      await a.page.evaluate((name) => dispatchEvent(new Event(`test:${name}`)), kind);
      await a.page.getByTestId('trouble').waitFor();
      expect(await a.page.getByTestId('trouble').textContent()).toContain(SAID[locale].trouble);
      await expectClean(a.page, locale);
      expect(await a.page.getByTestId('game').count()).toBe(1);
      await press(a, a.page.getByTestId('trouble-close'));
      await a.page.getByTestId('trouble').waitFor({ state: 'detached' });
    }
    await giveClue(b, { word: 'שלום', count: '1' });
    await untilClue(all, { word: 'שלום', count: '1' });
    expect(await untilLogged(2)).toEqual([
      expect.objectContaining({ kind: 'handler', message: 'TypeError: the handler is broken' }),
      expect.objectContaining({ kind: 'promise', message: 'Error: the promise is broken' }),
    ]);
    await a.page.evaluate(() => dispatchEvent(new Event('test:handler')));
    await press(a, a.page.getByTestId('trouble-reload'));
    await untilPhase([a], 'guess');
    expect(await a.page.getByTestId('trouble').count()).toBe(0);
  });
});

describe('a fault in one part of the page', () => {
  test('after the board was drawn is no different from while it is', async () => {
    const { a } = await gatherTwo(browser, site);
    /** The title is set by an effect of the board. */
    await a.page.addInitScript(() => {
      Object.assign(globalThis, { isBroken: true });
      Object.defineProperty(document, 'title', {
        set() {
          if ((globalThis as { isBroken?: boolean }).isBroken) throw new Error('no title');
        },
      });
    });
    await a.page.reload();
    await a.page.getByTestId('fault').waitFor();
    await setBroken(a.page, false);
    await press(a, a.page.getByTestId('fault-retry'));
    await untilAtGame(a.page);
    expect(await untilLogged(1)).toEqual([expect.objectContaining({ kind: 'drawing' })]);
  });

  test('a view that the screen cannot draw is forgotten with the next that it can', async () => {
    const { a, b, all } = await gatherTwo(browser, site);
    let mangles = true;
    await a.page.routeWebSocket(/\/ws$/u, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((data) => {
        const messages = [JSON.parse(String(data))].flat();
        for (const { type, view } of messages) {
          if (mangles && type === 'view') delete view.match.view.can;
        }
        socket.send(JSON.stringify(messages));
      });
    });
    await a.page.reload();
    await a.page.getByTestId('fault').waitFor();
    mangles = false;
    await giveClue(b, { word: 'שלום', count: '1' });
    await untilClue(all, { word: 'שלום', count: '1' });
    expect(await a.page.getByTestId('fault').count()).toBe(0);
    const [fault] = await untilLogged(1);
    expect(fault).toMatchObject({ kind: 'drawing' });
    expect(fault.message).toMatch(/^TypeError: /u);
  });

  test('a moment that cannot be told is left untold, and the table goes on', async () => {
    const { a, b, all } = await gatherTwo(browser, site);
    await a.context.route(/\/assets\/theatre-[\w-]+\.js$/u, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export const theatre = {
            part() {},
            moments() { throw new Error('the moments are broken'); },
          };`,
      }),
    );
    await a.page.reload();
    await untilAtGame(a.page);
    await giveClue(b, { word: 'שלום', count: '1' });
    await untilClue(all, { word: 'שלום', count: '1' });
    await press(a, a.page.getByTestId('challenge'));
    await untilPhase(all, 'ruling');
    expect(await a.page.getByTestId('fault').count()).toBe(0);
    expect(await untilLogged(1)).toMatchObject([{ message: 'Error: the moments are broken' }]);
  });

  test('a sheet that cannot be drawn is closed like any other, and the board was never gone', async () => {
    const { a } = await gatherTwo(browser, site);
    await a.context.route(/\/assets\/rules-[\w-]{8}\.js$/u, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export const Rules = () => { throw new Error('the rules are broken'); };",
      }),
    );
    await press(a, a.page.getByTestId('tool-menu'));
    await press(a, a.page.getByTestId('menu-rules'));
    await a.page.getByRole('dialog').getByTestId('fault').waitFor();
    expect(await a.page.getByTestId('game').count()).toBe(1);
    await a.page.keyboard.press('Escape');
    await a.page.getByTestId('fault').waitFor({ state: 'detached' });
    expect(await a.page.locator('[data-key]').count()).toBeGreaterThan(0);
    expect(await untilLogged(1)).toMatchObject([{ message: 'Error: the rules are broken' }]);
  });

  test('a whole screen that cannot be drawn leads home', async () => {
    const context = await openContext(browser, { locale: 'en' });
    await context.route(/\/assets\/list-screen-[\w-]+\.js$/u, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export const CampaignsScreen = () => { throw new Error('the map is broken'); };",
      }),
    );
    const page = await openPage(context, `${site.origin}/campaign`);
    await page.getByTestId('fault').waitFor();
    await page.getByRole('button', { name: 'Home' }).tap();
    await page.getByTestId('home').waitFor();
    expect(await untilLogged(1)).toMatchObject([{ message: 'Error: the map is broken' }]);
  });

  test('what fails in an extension of the browser is neither said nor told', async () => {
    const context = await openContext(browser);
    const page = await openPage(context, site.origin);
    await page.getByTestId('home').waitFor();
    /** Scripts of the test itself have no address of ours in their stack. */
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('not ours');
      });
      Promise.reject(new Error('not ours either'));
    });
    await expect.poll(() => page.complaints.length).toBe(2);
    expect(await page.getByTestId('trouble').count()).toBe(0);
    expect(lines).toEqual([]);
  });
});
