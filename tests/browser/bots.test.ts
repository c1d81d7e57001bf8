import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, type Site } from './harness.ts';
import { openSiteForTests } from './open-site.ts';
import { openTable, press, sit } from './people.ts';
import { giveClue, mark, untilPhase } from './play.ts';

let browser: Browser;
let site: Site;
openSiteForTests((openedBrowser, openedSite) => {
  [browser, site] = [openedBrowser, openedSite];
});

test('D6 · someone alone gives the other side of Duet to a bot, and they play two turns', async () => {
  const ann = await openTable(browser, site, {
    name: 'נועה',
    mode: 'duet',
    look: { size: PHONE },
  });
  const { page } = ann;
  await sit(ann, 'a');
  await press(ann, page.locator('[data-add-bot="b"]'));
  await press(ann, page.locator('[data-temperament="careful"]'));
  /** Marked as what it is, also for those who listen. */
  const bot = page.locator('[data-person="m2"]');
  await bot.getByText('בוט').waitFor({ state: 'attached' });
  const name = (await bot.locator('bdi').textContent()) ?? '';
  await press(ann, page.getByTestId('start'));
  await untilPhase([ann], 'clue');

  await giveClue(ann, { word: 'מסע', count: '1' });
  const turnAfter = (turn: string | null) =>
    page.locator(`[data-testid="game"][data-phase="clue"]:not([data-turn="${turn}"])`);
  const first = await page.getByTestId('game').getAttribute('data-turn');
  /** The bot points, guesses, and stops or misses; then the turn to give a clue is its own. */
  await page.locator('[data-card] bdi', { hasText: name }).first().waitFor({ timeout: 30_000 });
  await turnAfter(first).waitFor({ timeout: 60_000 });
  await untilPhase([ann], 'guess');
  const second = await page.getByTestId('game').getAttribute('data-turn');
  await mark(ann, 0);
  await press(ann, page.getByTestId('guess'));
  await page.locator('[data-card="0"][data-found], [data-card="0"][data-tokens]').waitFor();
  expect(second).not.toBe(first);
  await ann.context.close();
}, 180_000);
