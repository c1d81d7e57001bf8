/** @module-tag slow */

import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Site, WIDE } from './harness.ts';
import { openSiteForTests } from './open-site.ts';
import { arrive, type Guest, joinTable, openTable, press, sit } from './people.ts';
import { giveClue, mark, openCardsOf, teamOnTurn, untilCovered, untilPhase } from './play.ts';

describe('rooms as their hosts want them', () => {
  let browser: Browser;
  let site: Site;
  openSiteForTests((openedBrowser, openedSite) => {
    [browser, site] = [openedBrowser, openedSite];
  });

  const choose = async ({ page }: Guest, setting: string) => {
    await page.getByTestId('match-settings').click();
    await page.getByTestId(setting).check();
  };

  const clueFromTurn = async (
    guests: readonly Guest[],
    spymasters: { red: Guest; blue: Guest },
  ) => {
    const team = await teamOnTurn(guests[0] as Guest);
    const spymaster = spymasters[team];
    await giveClue(spymaster, { word: 'רמז', count: '2' });
    await untilPhase(guests, 'guess');
    return { team, spymaster };
  };

  test('C28 · one big screen guesses for both teams, when the host allows it', async () => {
    const host = await openTable(browser, site, { name: 'נועה' });
    const rival = await joinTable(browser, host.url, { name: 'עמית' });
    const early = await arrive(browser, host.url, { look: { size: WIDE }, name: 'המסך' });
    await early.page.getByTestId('name').waitFor();
    expect(await early.page.getByTestId('shared-screen').count()).toBe(0);
    await choose(host, 'shared-screen-setting');
    await press(early, early.page.getByTestId('shared-screen'));
    await early.page.getByTestId('lobby').waitFor();
    await sit(host, 'red.spymaster');
    await sit(rival, 'blue.spymaster');
    await press(host, host.page.getByTestId('start'));
    const everyone = [host, rival, early];
    await untilPhase(everyone, 'clue');
    const spymasters = { red: host, blue: rival };
    for (let turn = 0; turn < 2; turn += 1) {
      const { spymaster } = await clueFromTurn(everyone, spymasters);
      const [card = 0] = await openCardsOf(spymaster, 'bystander');
      await mark(early, card);
      await press(early, early.page.getByTestId('guess'));
      await untilCovered(everyone, card);
      await untilPhase(everyone, 'clue');
    }
  });

  test('C7 · with captains the others mark and the captain confirms', async () => {
    const host = await openTable(browser, site, { name: 'נועה' });
    await choose(host, 'captain-setting');
    const names = ['עמית', 'דנה', 'יואב', 'מאיה', 'סבא'];
    const guests: Guest[] = [];
    for (const name of names) guests.push(await joinTable(browser, host.url, { name }));
    const [rival, red, blue, redToo, blueToo] = guests as [Guest, Guest, Guest, Guest, Guest];
    await sit(host, 'red.spymaster');
    await sit(rival, 'blue.spymaster');
    await sit(red, 'red.operative');
    await sit(blue, 'blue.operative');
    await sit(redToo, 'red.operative');
    await sit(blueToo, 'blue.operative');
    await press(host, host.page.getByTestId('start'));
    const everyone = [host, ...guests];
    await untilPhase(everyone, 'clue');
    const { team, spymaster } = await clueFromTurn(everyone, { red: host, blue: rival });
    const [captain, other] = team === 'red' ? [red, redToo] : [blue, blueToo];
    const [card = 0] = await openCardsOf(spymaster, team);
    await mark(other, card);
    await captain.page.locator(`[data-card="${card}"]`, { hasText: other.name }).waitFor();
    await other.page.getByText(captain.name).last().waitFor();
    expect(await other.page.getByTestId('guess').count()).toBe(0);
    await mark(captain, card);
    await press(captain, captain.page.getByTestId('guess'));
    await untilCovered(everyone, card);
  });
});
