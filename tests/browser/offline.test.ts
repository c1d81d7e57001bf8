import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '@remez/server/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DIST, openPage, siteOf, testBrowser, untilAtGame } from './harness.ts';
import { laterBuild } from './later-build.ts';
import { passOn, take } from './pass-around-play.ts';
import { arrive, type Guest, openTable, press } from './people.ts';
import { giveClue, keyCardsOn, mark, untilPhase, untilSealHolds, wordsOn } from './play.ts';
import { beginAlone, decryptoOffers, duetOffers, playOn } from './solo-play.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await testBrowser();
});
afterAll(() => browser?.close());

type Server = Awaited<ReturnType<typeof startServer>>;

/** A secure context, as https would be; the other tests have none. */
const secureOrigin = ({ port }: Pick<Server, 'port'>): string => `http://localhost:${port}`;

const serve = async (options: Parameters<typeof startServer>[0] = {}): Promise<Server> => {
  const server = await startServer({ web: DIST, ...options });
  onTestFinished(() => server.close().catch(() => {}));
  return server;
};

const serveLater = async ({ port, store }: Pick<Server, 'port' | 'store'>): Promise<Server> => {
  const web = await laterBuild();
  onTestFinished(() => rm(web, { recursive: true }));
  return serve({ web, store, settings: { port } });
};

/** A new service worker, but the page of the build before. */
const halfRenewed = async (): Promise<string> => {
  const web = await laterBuild();
  onTestFinished(() => rm(web, { recursive: true }));
  await copyFile(join(DIST, 'index.html'), join(web, 'index.html'));
  return web;
};

/** In the page: what becomes of the worker that the server has now. */
const tryUpdate = async (): Promise<string | undefined> => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  const worker = registration?.installing;
  while (worker?.state === 'installing') {
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  }
  return worker?.state;
};

const visit = (url: string, { saveData = false } = {}) =>
  arrive(browser, url, {
    name: 'נועה',
    look: { reducedMotion: true },
    prepare: async (context) => {
      await context.addInitScript(
        (connection) => {
          localStorage.setItem('remez.bot-pace', '0.02');
          Object.defineProperty(navigator, 'connection', { value: connection });
        },
        { saveData },
      );
    },
  });

/** So that what is there can only have been kept by the service worker. */
const forgetHttpCache = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
};

const cached = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const caching = await Promise.all(names.map((name) => caches.open(name)));
    const keys = await Promise.all(caching.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** The service worker has all that playing alone in Hebrew needs. */
const untilKept = (page: Page) => expect.poll(() => cached(page)).toContain('/kept/he');

/** What Chromium asks of an app before it offers to install it. */
const expectInstallable = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  /** The browser without windows that comes with the tests never objects; an installed Chrome does. */
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors, manifest } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const home = new URL('/', page.url()).href;
  expect(manifest).toMatchObject({ display: 'kStandalone', startUrl: home, scope: home });
  const widths = await page.evaluate(
    (urls) =>
      Promise.all(
        urls.map(async (src) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    (manifest.icons ?? []).map(({ url }) => url).filter((url) => url.endsWith('.png')),
  );
  expect(widths).toEqual([192, 512, 512]);
};

const entryOf = (page: Page) => page.locator('script[src]').first().getAttribute('src');

/** Chromium may let a new worker wait half a minute if the old one is asked just as it takes over. */
const untilLater = (page: Page) =>
  page.locator('script[src*="later-"]').waitFor({ state: 'attached' });

/** A page that is loaded anew forgets this. */
const leaveNote = (page: Page) => page.evaluate(() => Object.assign(globalThis, { note: 1 }));
const hasNote = (page: Page) => page.evaluate(() => 'note' in globalThis);

const isOver = ({ page }: Guest) =>
  page.locator('[data-testid="game"][data-phase="over"]').isVisible();

/** It is the turn to guess, or the game is over. */
const untilGuessing = ({ page }: Guest) =>
  page.locator('[data-testid="game"]:is([data-phase="guess"], [data-phase="over"])').waitFor();

/** Guesses the first card that is not covered. */
const guessNext = async (guest: Guest) => {
  const { page } = guest;
  const card = Number(
    await page.locator('[data-card]:not([data-covered])').first().getAttribute('data-card'),
  );
  await mark(guest, card);
  await press(guest, page.getByTestId('guess'));
  await page
    .locator(`[data-card="${card}"][data-covered], [data-testid="game"][data-phase="over"]`)
    .first()
    .waitFor();
};

const playToEnd = async (guest: Guest) => {
  for (let guesses = 0; guesses < 25; guesses += 1) {
    await untilGuessing(guest);
    if (await isOver(guest)) return;
    await guessNext(guest);
  }
};

describe('without a network', () => {
  test('after one visit the app can be installed, opens without its server, and says what waits', {
    tags: ['slow'],
  }, async () => {
    const server = await serve();
    const origin = secureOrigin(server);
    const guest = await visit(origin);
    const { page, context } = guest;
    await untilKept(page);
    await expectInstallable(page);
    /** Nothing that the server knows of anyone is kept, nor what others ask for, nor another language. */
    const kept = await cached(page);
    expect(kept.filter((path) => !/^\/(?:assets\/|icon|kept\/|$)/u.test(path))).toEqual([]);
    expect(kept.filter((path) => path.includes('english'))).toEqual([]);

    await server.close();
    await context.setOffline(true);
    await page.goto(origin);
    await page.getByTestId('without-network').getByText('לשחק לבד אפשר גם עכשיו.').waitFor();
    expect(await page.getByTestId('friends-classic').isDisabled()).toBe(true);
    expect(await page.getByTestId('join-code').isDisabled()).toBe(true);
    await page.goto(`${origin}/rules#duet`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    /** What is there for programs is not the app's. */
    const elsewhere = await context.newPage();
    await expect(elsewhere.goto(`${origin}/healthz`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await elsewhere.close();

    /** The server comes back without the browser being told of any network. */
    await page.goto(origin);
    await page.getByTestId('without-network').waitFor();
    await serve({ web: await halfRenewed(), settings: { port: server.port } });
    await context.setOffline(false);
    await page.getByTestId('without-network').waitFor({ state: 'detached' });
    await press(guest, page.getByTestId('friends-classic'));
    await page.getByTestId('name').waitFor();
    /** Of two servers one is still the old one: pages and parts of two builds are never mixed. */
    expect(await page.evaluate(tryUpdate)).toBe('redundant');
    await context.close();
  });

  test('a game alone is played without a network, over a reload, past an update that waits for its end, and again in the new version', async () => {
    const server = await serve();
    const origin = secureOrigin(server);
    const guest = await visit(origin, { saveData: true });
    const { page, context } = guest;
    /** Whoever saves data is not given anything that was not asked for. */
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect((await cached(page)).filter((path) => path.includes('worker-'))).toEqual([]);
    await beginAlone(guest, 'duet-partner');
    await page.getByTestId('game').waitFor();
    await untilKept(page);

    await server.close();
    await context.setOffline(true);
    await forgetHttpCache(page);
    await page.goto(origin);
    await beginAlone(guest, 'classic-coop');
    await untilGuessing(guest);
    const words = await wordsOn(guest);
    await page.reload();
    await page.getByTestId('game').waitFor();
    expect(await wordsOn(guest)).toEqual(words);
    await leaveNote(page);

    const later = await serveLater(server);
    await context.setOffline(false);
    const entry = await entryOf(page);
    expect((await fetch(origin + entry)).status).toBe(404);
    const other = await openPage(context, origin);
    await other.getByTestId('update-offer').waitFor();
    expect(await entryOf(other)).toBe(entry);
    expect(await page.getByTestId('update-offer').count()).toBe(0);
    await other.getByTestId('update').tap();
    await untilLater(other);
    await other.close();
    await forgetHttpCache(page);

    /** In mid-game nothing is offered, and what is fetched only now is still of the same build. */
    expect(await page.getByTestId('update-offer').count()).toBe(0);
    await press(guest, page.getByTestId('tool-menu'));
    await press(guest, page.getByTestId('menu-rules'));
    await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
    await page.keyboard.press('Escape');
    await playToEnd(guest);
    expect(await hasNote(page)).toBe(true);
    await page.getByTestId('update-offer').waitFor();
    await press(guest, page.getByTestId('update'));
    await untilLater(page);
    await page.locator('[data-testid="game"][data-phase="over"]').waitFor();

    await later.close();
    await context.setOffline(true);
    await forgetHttpCache(page);
    await page.goto(origin);
    await beginAlone(guest, 'classic-coop');
    await untilGuessing(guest);
    expect(await entryOf(page)).toContain('later-');
    await context.close();
  });

  test('whole games alone of Duet and Decrypto, and one device for all, without a network from the first card on', {
    tags: ['slow'],
  }, async () => {
    const server = await serve();
    const origin = secureOrigin(server);
    const guest = await visit(origin);
    const { page, context } = guest;
    await untilKept(page);
    await server.close();
    await context.setOffline(true);
    await forgetHttpCache(page);

    for (const [way, offers] of [
      ['duet-partner', duetOffers()],
      ['decrypto-team', decryptoOffers()],
    ] as const) {
      await page.goto(origin);
      await beginAlone(guest, way);
      await untilAtGame(page);
      expect(await playOn(guest, offers)).toBe(true);
      await untilSealHolds(page);
    }

    /** C5 · from hand to hand: the key to one, and only the board to the next. */
    await page.goto(origin);
    await press(guest, page.getByTestId('ways-classic'));
    await press(guest, page.getByTestId('pass-classic'));
    const cover = page.getByTestId('cover');
    await cover.waitFor();
    const isRed = (await cover.getAttribute('data-team')) === 'red';
    await take(guest, isRed ? 'המפתח האדום' : 'המפתח הכחול');
    await untilPhase([guest], 'clue');
    expect(await keyCardsOn(guest)).toBe(25);
    await giveClue(guest, { word: 'בדיקה', count: '1' });
    await passOn(guest);
    await page.reload();
    await take(guest, isRed ? 'אנשי הצוות האדומים' : 'אנשי הצוות הכחולים');
    expect(await keyCardsOn(guest)).toBe(0);
    await untilGuessing(guest);
    await guessNext(guest);
    expect(guest.page.complaints.filter((each) => !each.includes('ERR_INTERNET'))).toEqual([]);
    await context.close();
  });

  test('a server that speaks another protocol brings the new version, not the one that is kept', {
    tags: ['slow'],
  }, async () => {
    const server = await serve();
    const origin = secureOrigin(server);
    const host = await openTable(browser, siteOf(server), { name: 'עמית', mode: 'coop' });
    const { pathname } = new URL(host.url);
    const guest = await visit(origin);
    const { page, context } = guest;
    await untilKept(page);
    await server.close();
    await serveLater(server);
    /** What is kept here speaks as nobody does any more. */
    await context.routeWebSocket(/\/ws/u, (socket) => {
      const upstream = socket.connectToServer();
      socket.onMessage(async (message) => {
        const said = JSON.parse(String(message)) as { type: string };
        const isOld = said.type === 'hello' && !(await entryOf(page))?.includes('later-');
        upstream.send(isOld ? JSON.stringify({ ...said, protocol: 999 }) : message);
      });
    });
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto(origin + pathname);
    await untilLater(page);
    await page.getByTestId('name').waitFor();
    expect(loads).toBe(2);
    await context.close();
    await host.context.close();
  });

  test('where no secure context is, the settings say why nothing is kept', {
    tags: ['slow'],
  }, async () => {
    const server = siteOf(await serve());
    const guest = await visit(server.origin);
    const { page, context } = guest;
    await press(guest, page.getByRole('button', { name: 'הגדרות' }));
    await page.getByTestId('insecure').getByText('https').waitFor();
    expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
    expect(page.complaints).toEqual([]);
    await context.close();
  });
});
