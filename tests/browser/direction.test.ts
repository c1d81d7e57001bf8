/** @module-tag slow */

import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Site } from './harness.ts';
import { openSiteForTests } from './open-site.ts';
import { type Guest, joinTable, openTable, press, sit } from './people.ts';
import { giveClue, guess, mark, untilClue, untilPhase, untilPointed } from './play.ts';

describe('a board that people share', () => {
  let browser: Browser;
  let site: Site;
  openSiteForTests((openedBrowser, openedSite) => {
    [browser, site] = [openedBrowser, openedSite];
  });

  const gather = async (): Promise<readonly [Guest, Guest]> => {
    const host = await openTable(browser, site, { name: 'נועה', mode: 'coop' });
    const look = { locale: 'en' } as const;
    const other = await joinTable(browser, host.url, { name: 'Amit', look });
    await sit(host, 'red.spymaster');
    await sit(other, 'red.operative');
    await press(host, host.page.getByTestId('start'));
    await untilPhase([host, other], 'clue');
    return [host, other];
  };

  test('lies the same way on a screen that speaks another language', async () => {
    const guests = await gather();
    for (const { page } of guests) {
      const first = await page.locator('[data-card="0"]').boundingBox();
      const fifth = await page.locator('[data-card="4"]').boundingBox();
      expect(first?.x).toBeGreaterThan(fifth?.x ?? Number.POSITIVE_INFINITY);
    }
    expect(await guests[1].page.locator('html').getAttribute('dir')).toBe('ltr');
  });

  test('C7 · a mark that moves on leaves "maybe" behind, on every screen, and a second touch takes it away', async () => {
    const [host, other] = await gather();
    await giveClue(host, { word: 'רמז', count: '2' });
    await untilClue([host, other], { word: 'רמז', count: '2' });
    await mark(other, 3);
    await mark(other, 7);
    await untilPointed([host, other], 7, other);
    for (const { page } of [host, other]) {
      await page.locator('[data-card="3"] [data-maybe]', { hasText: 'Amit?' }).waitFor();
    }
    await mark(other, 3);
    await press(other, other.page.locator('[data-card="3"]'));
    await host.page.locator('[data-card="3"]:not([data-pointed])').waitFor();
    await host.page.locator('[data-card="7"] [data-maybe]').waitFor();
    await guess(other, 7);
    await host.page.locator('[data-card="7"][data-covered]').waitFor();
    expect(await host.page.locator('[data-maybe]').count()).toBe(0);
  });
});
