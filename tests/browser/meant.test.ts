/** @module-tag slow */

import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gatherTwo, ownCards } from './duet-play.ts';
import type { Site } from './harness.ts';
import { openSiteForTests } from './open-site.ts';
import { type Guest, joinTable, openTable, press, sit } from './people.ts';
import { giveClue, guess, openCardsOf, untilClue, untilCovered, untilPhase } from './play.ts';

describe('what is meant by a clue', () => {
  let browser: Browser;
  let site: Site;
  openSiteForTests((openedBrowser, openedSite) => {
    [browser, site] = [openedBrowser, openedSite];
  });

  const markMeant = async (giver: Guest, cards: readonly number[]) => {
    for (const card of cards) {
      await press(giver, giver.page.locator(`[data-card="${card}"]`));
      await giver.page.locator(`[data-card="${card}"][data-meant]`).waitFor();
    }
  };

  const isMarked = ({ page }: Guest) => page.locator('[data-meant]').count();

  const storyOn = async (guest: Guest) => {
    await press(guest, guest.page.getByTestId('tool-story'));
    return guest.page.getByTestId('meant').first().textContent();
  };

  test('is marked by the spymaster on the key, outlives a reload, is seen by nobody else, and told in the end', async () => {
    const host = await openTable(browser, site, { name: 'נועה', mode: 'coop' });
    const other = await joinTable(browser, host.url, { name: 'עמית' });
    await sit(host, 'red.spymaster');
    await sit(other, 'red.operative');
    await press(host, host.page.getByTestId('start'));
    const all = [host, other];
    await untilPhase(all, 'clue');
    const [one = 0, two = 0, three = 0] = await openCardsOf(host, 'red');
    await markMeant(host, [one, two]);
    const differs = host.page.getByTestId('clue-differs');
    await host.page.getByTestId('clue-word').fill('לילה');
    expect(await differs.count()).toBe(0);
    /** Two marked and three said is asked about, and sent all the same. */
    await press(host, host.page.getByTestId('more'));
    await differs.getByText('מסומנות שתי מילים, והמספר הוא 3').waitFor();
    expect(await host.page.getByTestId('give-clue').isEnabled()).toBe(true);
    await press(host, host.page.getByTestId('less'));
    await differs.waitFor({ state: 'detached' });
    await host.page.reload();
    await host.page.locator(`[data-card="${two}"][data-meant]`).waitFor();
    expect(await host.page.getByTestId('clue-word').inputValue()).toBe('לילה');
    await giveClue(host, { word: 'לילה', count: '2' });
    await untilClue(all, { word: 'לילה', count: '2' });
    /** While the clue is on the table, its giver may think better of it. */
    await markMeant(host, [three]);
    await press(host, host.page.locator(`[data-card="${two}"]`));
    await host.page.locator(`[data-card="${two}"]:not([data-meant])`).waitFor();
    await guess(other, one);
    await untilCovered(all, one);
    expect(await isMarked(other)).toBe(0);
    expect(other.frames.join()).not.toContain('meant');
    const [assassin = 0] = await openCardsOf(host, 'assassin');
    const words = await other.page
      .locator('[data-card]')
      .evaluateAll((cards) =>
        cards.map((card) => card.querySelector('[data-word]')?.textContent ?? ''),
      );
    await guess(other, assassin);
    await untilPhase(all, 'over');
    for (const guest of all) {
      const told = await storyOn(guest);
      expect(told).toContain(`${words[one]} ✓`);
      expect(told).toContain(words[three]);
      expect(told).not.toContain(words[two]);
    }
  });

  test('D5 · in Duet whoever was not first goes on with the clue they had', async () => {
    const { a, b, all } = await gatherTwo(browser, site);
    const [mine = 0] = await ownCards(b, 'green');
    await markMeant(b, [mine]);
    await b.page.getByTestId('clue-word').fill('חלב');
    await giveClue(a, { word: 'ים', count: '1' });
    await untilClue(all, { word: 'ים', count: '1' });
    expect(await isMarked(b)).toBe(0);
    const [miss = 0] = await ownCards(a, 'bystander');
    await guess(b, miss);
    await untilPhase(all, 'clue');
    await b.page.locator(`[data-card="${mine}"][data-meant]`).waitFor();
    expect(await b.page.getByTestId('clue-word').inputValue()).toBe('חלב');
    await giveClue(b, { word: 'חלב', count: '1' });
    await untilClue(all, { word: 'חלב', count: '1' });
  });

  test('D23 · whoever gave an illegal clue says so, after being asked once more, and a token leaves the game', async () => {
    const { a, b, all } = await gatherTwo(browser, site);
    await giveClue(a, { word: 'ים', count: '1' });
    await untilClue(all, { word: 'ים', count: '1' });
    expect(await b.page.getByTestId('admit').count()).toBe(0);
    await press(a, a.page.getByTestId('admit'));
    await press(a, a.page.getByTestId('admit-confirm'));
    for (const { page } of all) {
      await page.locator('[data-testid="bank"][data-left="8"]').waitFor();
      await page.getByTestId('ruling').waitFor();
    }
    expect(await a.page.getByTestId('admit').count()).toBe(0);
  });
});
