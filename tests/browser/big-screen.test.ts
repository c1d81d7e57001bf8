/** @module-tag slow */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openContext, type Size, startSite } from './harness.ts';
import { browserAndGallery } from './here.ts';
import { arrive, joinTable, openTable, press, showedKey, sit } from './people.ts';
import { expectQuiet, keyCardsOn, untilPhase } from './play.ts';
import type { SceneName } from './screens-scenes.ts';

const here = browserAndGallery();
const TV: Size = { width: 1920, height: 1080 };

const watch = async (scene: SceneName, size: Size = TV) => {
  const opened = await here.gallery.lay(scene);
  const context = await openContext(here.browser, { size, reducedMotion: true });
  const page = await here.gallery.visit(context, `/t/${opened.table}?tv`);
  return { ...opened, page };
};

const codeOn = async (page: Page) =>
  (await page.locator('[data-testid=code] bdi, bdi[data-testid=code]').textContent())?.replaceAll(
    /\D/gu,
    '',
  ) ?? '';

/** How tall the letters are. */
const sizeOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

describe('the way in', () => {
  test('a television joins by typing the code on the first page, and shows nobody’s key', async () => {
    const site = await startSite();
    const host = await openTable(here.browser, site, { name: 'דנה', mode: 'coop' });
    const tv = await arrive(here.browser, site.origin, { name: 'tv', look: { size: TV } });
    await tv.page.getByTestId('join-code').fill(await codeOn(host.page));
    await tv.page.getByTestId('show-here').click();
    await tv.page.getByTestId('lobby').waitFor();
    expect(tv.page.url()).toBe(`${host.url}?tv`);
    expect(await codeOn(tv.page)).toBe(await codeOn(host.page));
    const guest = await joinTable(here.browser, host.url, { name: 'נועה' });
    await sit(host, 'red.spymaster');
    await sit(guest, 'red.operative');
    await press(host, host.page.getByTestId('start'));
    await untilPhase([host, tv], 'clue');
    expect([await keyCardsOn(host), await keyCardsOn(tv)]).toEqual([25, 0]);
    expect(await showedKey(tv)).toBe(false);
    expectQuiet([host, guest, tv], site.origin);
    for (const { context } of [host, guest, tv]) await context.close();
    await site.close();
  });

  test('a phone is not asked whether it is a television', async () => {
    const context = await openContext(here.browser);
    const page = await here.gallery.visit(context, '/');
    await page.getByTestId('join-code').waitFor();
    expect(await page.getByTestId('show-here').count()).toBe(0);
    await context.close();
  });

  test('in the lobby the last row reads address, code and QR, and nothing scrolls', async () => {
    for (const size of [TV, { width: 1280, height: 720 }]) {
      const { page } = await watch('ready', size);
      await page.getByTestId('lobby').waitFor();
      expect(await page.getByTestId('address').textContent()).toBe(new URL(page.url()).host);
      /** Of the height of the picture: a twentieth is read from the other end of a room. */
      expect(await sizeOf(page, '[data-testid=code]')).toBeGreaterThan(size.height / 12);
      const qr = await page.locator('svg[role=img]').boundingBox();
      expect(qr?.height).toBeGreaterThan(size.height / 3);
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollHeight > document.documentElement.clientHeight,
      );
      expect(scrolls).toBe(false);
      await page.context().close();
    }
  });
});

describe('during play', () => {
  test.each([
    ['guess', 'red'],
    ['duetGuess', 'far'],
    ['duetLast', 'last'],
    ['decryptoAnswer', 'white'],
    ['over', null],
  ] as const)('%s: the whole frame says whose turn it is', async (scene, frame) => {
    const { page } = await watch(scene);
    const game = page.getByTestId('game');
    await game.waitFor();
    expect(await game.getAttribute('data-frame')).toBe(frame);
    const width = await game.evaluate((element) => getComputedStyle(element).borderTopWidth);
    expect(Number.parseFloat(width)).toBeGreaterThan(15);
    await page.context().close();
  });

  test('the code stays in a corner, unless the table is locked', async () => {
    const { page, playerOf } = await watch('guess');
    const corner = page.getByTestId('corner-code');
    expect((await corner.textContent())?.replaceAll(/\D/gu, '')).toMatch(/^\d{6}$/u);
    await playerOf('noa').act({ kind: 'lock', locked: true });
    await corner.waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('clue, clock and status are read from five metres; clues so far and talk stand beside', async () => {
    const { page, playerOf } = await watch('guess');
    expect(await sizeOf(page, '[data-testid=clue] bdi')).toBeGreaterThan(70);
    expect(await sizeOf(page, '[role=timer]')).toBeGreaterThan(70);
    expect(await sizeOf(page, 'header h1')).toBeGreaterThan(36);
    await playerOf('late').act({ kind: 'talk', to: 'everyone', text: 'הפיצה בדרך' });
    const soFar = page.getByTestId('so-far');
    await soFar.getByText('הפיצה בדרך').waitFor();
    expect(await soFar.textContent()).toContain('Wintertime');
    expect(await soFar.evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(false);
    await page.context().close();
  });
});

describe('a screen that guesses for all', () => {
  test('starts from the television itself, once the host allows it', async () => {
    const opened = await here.gallery.lay('gathering');
    const { playerOf } = opened;
    /** Nobody opens a card for it: it is dealt none. */
    const context = await openContext(here.browser, { size: TV, theatre: true });
    const page = await here.gallery.visit(context, `/t/${opened.table}?tv`);
    await page.getByTestId('lobby').waitFor();
    expect(await page.getByTestId('share-this-screen').count()).toBe(0);
    await playerOf('noa').act({ kind: 'set', settings: { sharedScreen: true } });
    await page.getByTestId('share-this-screen').click();
    await expect
      .poll(() =>
        playerOf('noa').state.view?.seats.filter(({ seat }) => seat.endsWith('operative')),
      )
      .toMatchObject([{ members: { length: 2 } }, { members: { length: 1 } }]);
    /** It is still a screen for the room, and nothing was refused on the way. */
    await page.getByTestId('address').waitFor();
    expect(await page.getByTestId('notice').count()).toBe(0);
    await playerOf('noa').act({ kind: 'start' });
    await page.getByTestId('so-far').waitFor();
    /** C28 · it has nothing of its own to open, and says for whom it guesses. */
    expect(await page.getByTestId('dealt').count()).toBe(0);
    const team = await page.getByTestId('game').getAttribute('data-team');
    await playerOf(team === 'red' ? 'noa' : 'amit').act({
      kind: 'play',
      move: { kind: 'giveClue', word: 'נהר', count: 2 },
    });
    const said = team === 'red' ? 'לנחש עם האדומים' : 'לנחש עם הכחולים';
    await page.locator('h1', { hasText: said }).waitFor();
    await page.getByTestId('full-screen').waitFor();
    await page.context().close();
  });
});

describe('talk', () => {
  test.each([
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1280, height: 720 },
  ])('what is said shows for a moment at $width×$height, and hides no card', async (size) => {
    const { table, playerOf } = await here.gallery.lay('guess');
    const context = await openContext(here.browser, { size });
    const page = await here.gallery.visit(context, `/t/${table}`, 'dana');
    await page.locator('[data-card="24"]').waitFor();
    const text = 'ואולי דווקא הגן? '.repeat(12);
    await playerOf('late').act({ kind: 'talk', to: 'everyone', text });
    const news = page.getByTestId('talk-news');
    await news.waitFor();
    const box = await news.boundingBox();
    for (const card of await page.locator('[data-card]').all()) {
      const lies = await card.boundingBox();
      if (box === null || lies === null) throw new Error('not drawn');
      const apart =
        box.y >= lies.y + lies.height ||
        box.y + box.height <= lies.y ||
        box.x >= lies.x + lies.width ||
        box.x + box.width <= lies.x;
      expect(apart).toBe(true);
    }
    await news.waitFor({ state: 'detached' });
    await context.close();
  });

  test('Enter sends in the lobby as well, and those who have it closed see it for a moment', async () => {
    const { table, playerOf } = await here.gallery.lay('ready');
    const context = await openContext(here.browser, { size: { width: 1280, height: 720 } });
    const page = await here.gallery.visit(context, `/t/${table}`, 'dana');
    await page.getByTestId('tool-talk').click();
    await page.getByRole('dialog').locator('input:not([type=radio])').fill('מתחילים?');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('מתחילים?').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await playerOf('noa').act({ kind: 'talk', to: 'everyone', text: 'עוד רגע' });
    await page.getByTestId('talk-news').getByText('עוד רגע').waitFor();
    await context.close();
  });
});
