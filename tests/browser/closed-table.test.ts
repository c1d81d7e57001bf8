/** @module-tag slow */

import { startServer } from '@remez/server/testing';
import { HOST_AWAY } from '@remez/table';
import { manualClock } from '@remez/table/testing';
import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DIST, type Look, type Site, siteOf } from './harness.ts';
import { openSiteForTests } from './open-site.ts';
import { type Guest, joinTable, openTable, press, sit } from './people.ts';
import { giveClue, untilClue, untilPhase } from './play.ts';

const CLUE = { word: 'גשם', count: '2' };

const clock = manualClock(Date.now());
let browser: Browser;
let site: Site;
openSiteForTests(
  (openedBrowser, openedSite) => {
    [browser, site] = [openedBrowser, openedSite];
  },
  { start: async () => siteOf(await startServer({ web: DIST, clock })) },
);

const tap = (guest: Guest, testId: string) => press(guest, guest.page.getByTestId(testId));

/** Two play; the host's phone dies, and the other takes over and closes the table. */
const closedByFriend = async (look: Look) => {
  const host = await openTable(browser, site, { name: 'נועה', mode: 'coop', look });
  const friend = await joinTable(browser, host.url, { name: 'עמית', look });
  await sit(host, 'red.spymaster');
  await sit(friend, 'red.operative');
  await tap(host, 'start');
  await untilPhase([host, friend], 'clue');
  await giveClue(host, CLUE);
  await untilClue([host, friend], CLUE);
  /** Whatever was gathered is told, so that the next change is told at once. */
  clock.pass(1000);
  await host.page.goto('about:blank');
  await tap(friend, 'tool-menu');
  await friend.page.getByTestId('menu-take-host').waitFor();
  clock.pass(HOST_AWAY);
  await tap(friend, 'menu-take-host');
  await tap(friend, 'menu-host');
  await tap(friend, 'close-table');
  await tap(friend, 'close-table-confirm');
  await friend.page.getByTestId('game').waitFor({ state: 'detached' });
  return { host, friend };
};

describe('a table that someone else has closed', () => {
  test.each([
    ['he', 'נסגר על ידי'],
    ['en', 'closed'],
  ] as const)(
    'in %s its opener finds it from home, sees who closed it, and opens it again with its match',
    async (locale, words) => {
      const { host, friend } = await closedByFriend({ locale });
      expect(await friend.page.getByTestId('reopen').count()).toBe(0);
      await host.page.goto(site.origin);
      const found = host.page.getByTestId('my-closed-table');
      expect(await found.textContent()).toContain(words);
      expect(await found.textContent()).toContain(friend.name);
      await press(host, found);
      await host.page.getByTestId('reopen').waitFor();
      expect(host.page.url()).toBe(host.url);
      expect(await host.page.locator('main').textContent()).toContain(friend.name);
      await tap(host, 'reopen');
      await untilClue([host], CLUE);
      await friend.page.goto(host.url);
      await untilClue([host, friend], CLUE);
      await tap(host, 'tool-menu');
      await host.page.getByTestId('menu-host').waitFor();
      for (const { page } of [host, friend]) expect(page.complaints).toEqual([]);
      await host.page.goto(site.origin);
      await host.page.getByTestId('home').waitFor();
      expect(await found.count()).toBe(0);
    },
  );
});
