import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { draw } from './decrypto-play.ts';
import { type Site, untilAtGame, WIDE } from './harness.ts';
import { openSiteForTests } from './open-site.ts';
import { type Guest, press } from './people.ts';
import { expectQuiet, untilSealHolds, wordsOn } from './play.ts';
import {
  anotherTab,
  classicOffers,
  decryptoOffers,
  duetOffers,
  playABit,
  playAgain,
  playAlone,
  playOn,
} from './solo-play.ts';
import {
  agedByDays,
  keptOn,
  putOn,
  siteWithoutStorage,
  tableOf,
  writtenByNewerRelease,
} from './solo-store.ts';

let browser: Browser;
let site: Site;
openSiteForTests((openedBrowser, openedSite) => {
  [browser, site] = [openedBrowser, openedSite];
});

/** It went its own way to the end: nothing was asked of the server, and no screen complained. */
const expectAlone = (me: Guest, asked: readonly string[]) => {
  expect(asked).toEqual([]);
  expect(me.sent).toEqual([]);
  expectQuiet([me], site.origin);
};

/** What this browser asks the server about, beside the files of the app. */
const questionsOf = ({ context }: Guest): readonly string[] => {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api')) asked.push(pathname);
  });
  return asked;
};

const seatsOf = async ({ page }: Guest): Promise<string> => {
  await page.getByTestId('tool-menu').click();
  await page.getByTestId('menu-people').click();
  const mine = await page.locator('[data-testid=people] [data-me] small').first().textContent();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return mine ?? '';
};

describe('alone among bots, at a table in the browser', () => {
  test('classic as an operative: a reload in the middle, the end, and again in the same role', async () => {
    const me = await playAlone(browser, site, { start: 'classic-operative' });
    const asked = questionsOf(me);
    const offers = classicOffers();
    await playABit(me, offers);
    const [words, seat] = [await wordsOn(me), await seatsOf(me)];
    const covered = () => me.page.locator('[data-covered]').count();
    const before = await covered();
    expect(before).toBeGreaterThan(0);
    await me.page.reload();
    await untilAtGame(me.page);
    expect(await wordsOn(me)).toEqual(words);
    expect(await covered()).toBeGreaterThanOrEqual(before);
    expect(await playOn(me, offers)).toBe(true);
    await untilSealHolds(me.page);

    await playAgain(me);
    expect(await wordsOn(me)).not.toEqual(words);
    expect(await seatsOf(me)).toBe(seat);
    expectAlone(me, asked);
    await me.context.close();
  });

  test('classic as a spymaster, in English on a wide screen; and then home, back, and gone for good', {
    tags: ['slow'],
  }, async () => {
    const look = { size: WIDE, locale: 'en' } as const;
    const me = await playAlone(browser, site, { start: 'classic-spymaster', look });
    const { page } = me;
    const offers = classicOffers();
    await playABit(me, offers);
    const words = await wordsOn(me);

    await page.getByTestId('tool-menu').click();
    /** What would need others is not there. */
    for (const testId of ['menu-device', 'menu-leave', 'tool-talk']) {
      expect(await page.getByTestId(testId).count()).toBe(0);
    }
    await page.getByTestId('menu-home').click();
    await page.getByTestId('my-game').click();
    await untilAtGame(page);
    expect(await wordsOn(me)).toEqual(words);
    expect(await playOn(me, offers)).toBe(true);
    await untilSealHolds(page);

    /** A game that is over is not gone yet, and nobody is led back to it. */
    const url = page.url();
    expect(await keptOn(page)).toEqual([{ table: tableOf(page), running: false }]);
    await page.reload();
    await page.locator('[data-testid=game][data-phase=over]').waitFor();
    await page.getByTestId('tool-menu').click();
    await page.getByTestId('menu-host').click();
    await page.getByTestId('close-table').click();
    await page.getByTestId('close-table-confirm').click();
    await page.getByText('The game is gone').waitFor();
    await page.goto(url);
    await page.getByText('That game isn’t here').waitFor();
    await page.goto(site.origin);
    await page.getByTestId('home').waitFor();
    expect(await page.getByTestId('my-game').count()).toBe(0);
    expectQuiet([me], site.origin);
    await me.context.close();
  });

  test('roles are swapped with the partner in one tap, at the end and in the lobby, and nobody else comes', {
    tags: ['slow'],
  }, async () => {
    const me = await playAlone(browser, site, {
      start: 'classic-coop',
      look: { theatre: true, reducedMotion: true },
    });
    const { page } = me;
    const bots = () =>
      page
        .locator('[data-testid=lobby] [data-bot] bdi')
        .evaluateAll((all) => all.map((each) => each.textContent));
    expect(await playOn(me, classicOffers())).toBe(true);
    await page.getByTestId('finale').waitFor();
    await press(me, page.getByTestId('finale-again-turned'));
    await press(me, page.getByTestId('role-open'));
    expect(await seatsOf(me)).toContain('מפעילים');
    await page.locator('[data-testid=game][data-phase=clue]').waitFor();
    await press(me, page.getByTestId('tool-menu'));
    await press(me, page.getByTestId('menu-host'));
    const abandon = page.getByRole('button', { name: 'להפסיק את המשחק' });
    await press(me, abandon);
    await page.getByRole('alert').waitFor();
    await press(me, abandon);
    await press(me, page.getByTestId('finale-board'));
    await press(me, page.getByTestId('to-lobby'));
    await page.getByTestId('lobby').getByText('ליד השולחן: אדם אחד').waitFor({ state: 'attached' });
    const partner = await bots();
    expect(partner).toHaveLength(1);
    const swap = page.locator('[data-seat="red.operative"]');
    expect(await swap.textContent()).toBe('להתחלף');
    await press(me, swap);
    await page.locator('[data-mine="red.operative"]').waitFor();
    expect(await bots()).toEqual(partner);
    expect(await page.locator('[data-testid=start]').isEnabled()).toBe(true);
    await me.context.close();
  });

  test('Duet in two tabs, which show the same and act once; one is closed, and the other goes on', {
    tags: ['slow'],
  }, async () => {
    const me = await playAlone(browser, site, { start: 'duet-partner' });
    const asked = questionsOf(me);
    const other = await anotherTab(me);
    expect(await wordsOn(other)).toEqual(await wordsOn(me));
    await playABit(me, duetOffers(), 2);
    const shownOn = ({ page }: Guest) =>
      page
        .locator('[data-card]')
        .evaluateAll((cards) =>
          cards.map((card) => [card.hasAttribute('data-found'), card.hasAttribute('data-tokens')]),
        );
    const turnOn = ({ page }: Guest) => page.getByTestId('game').getAttribute('data-turn');
    /** Bots play on meanwhile: both are looked at until they show the same. */
    await expect
      .poll(async () => {
        const [one, two] = await Promise.all(
          [me, other].map(async (each) => [await shownOn(each), await turnOn(each)]),
        );
        return JSON.stringify(one) === JSON.stringify(two);
      })
      .toBe(true);
    await me.page.close();
    expect(await playOn(other, duetOffers())).toBe(true);
    await untilSealHolds(other.page);
    expectAlone(other, asked);
    await me.context.close();
  });

  test('Decrypto with a bot against two, to its end; and what a newer page has written asks for a newer page', {
    tags: ['slow'],
  }, async () => {
    const me = await playAlone(browser, site, { start: 'decrypto-team' });
    const asked = questionsOf(me);
    await draw(me);
    await me.page.getByTestId('clue-0').waitFor();
    /** X18 · bots hear no humming. */
    expect(await me.page.locator('[data-testid^=hum-]').count()).toBe(0);
    expect(await playOn(me, decryptoOffers())).toBe(true);
    await untilSealHolds(me.page);
    await writtenByNewerRelease(me.page);
    await me.page.reload();
    await me.page.getByText('צריך לטעון מחדש').waitFor();
    expectAlone(me, asked);
    await me.context.close();
  });

  test('C26 · classic together with a bot, to its end; long afterwards it makes room for another game', {
    tags: ['slow'],
  }, async () => {
    const me = await playAlone(browser, site, { start: 'classic-coop' });
    const { page } = me;
    expect(await playOn(me, classicOffers())).toBe(true);
    await untilSealHolds(page);
    const url = page.url();
    await agedByDays(page, 2);
    await page.goto(site.origin);
    await press(me, page.getByTestId('play-duet'));
    await page.locator('[data-game=duet]').waitFor();
    await expect.poll(() => keptOn(page)).toEqual([{ table: tableOf(page), running: true }]);
    await page.goto(url);
    await page.getByText('המשחק הזה לא כאן').waitFor();
    expectQuiet([me], site.origin);
    await me.context.close();
  });

  test('where the browser keeps nothing one plays all the same, until the page is closed', {
    tags: ['slow'],
  }, async () => {
    const forgetful = await siteWithoutStorage();
    const me = await playAlone(browser, forgetful, { start: 'classic-operative' });
    await playOn(me, classicOffers(), { moves: 1 });
    expect(await me.page.locator('[data-covered]').count()).toBeGreaterThan(0);
    await me.page.reload();
    await me.page.getByText('המשחק הזה לא כאן').waitFor();
    expectQuiet([me], forgetful.origin);
    await me.context.close();
    await forgetful.close();
  });

  test('a row that is damaged hides no other game; a game that cannot be read says so, and loses nothing', {
    tags: ['slow'],
  }, async () => {
    const me = await playAlone(browser, site, { start: 'classic-operative' });
    const { page } = me;
    await playOn(me, classicOffers(), { moves: 1 });
    const stream = `table/${tableOf(page)}`;
    for (const value of [null, 'torn', { table: 'torn', game: 'classic', running: 1 }]) {
      await putOn(page, { store: 'tables', key: `torn ${value}`, value });
    }
    await page.goto(site.origin);
    await page.getByTestId('my-game').click();
    await page.locator('[data-covered]').first().waitFor();
    const events = { store: 'events', key: [stream, 2] };
    const before = await putOn(page, { ...events, value: { schema: 1, json: '{', by: 'me' } });
    await page.reload();
    await page.getByText('המשחק לא נפתח').waitFor();
    await putOn(page, { ...events, value: before });
    await page.locator('[data-covered]').first().waitFor();
    await me.context.close();
  });
});
