/** @module-tag slow */

import { patience } from '@remez/server/testing';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, PHONE, type Site, untilAtGame } from './harness.ts';
import { openSiteForTests } from './open-site.ts';
import { joinTable, openTable, press, sit } from './people.ts';
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
  await page.locator('[data-card] bdi', { hasText: name }).first().waitFor();
  await turnAfter(first).waitFor();
  await untilPhase([ann], 'guess');
  const second = await page.getByTestId('game').getAttribute('data-turn');
  await mark(ann, 0);
  await press(ann, page.getByTestId('guess'));
  await page.locator('[data-card="0"][data-found], [data-card="0"][data-tokens]').waitFor();
  expect(second).not.toBe(first);
  await ann.context.close();
});

test('a table is told when the role card is closed, and while a clue is being composed, and not what', async () => {
  const look = { size: PHONE, theatre: true };
  const ann = await openTable(browser, site, { name: 'נועה', mode: 'duet', look });
  const { page } = ann;
  await sit(ann, 'a');
  await press(ann, page.locator('[data-add-bot="b"]'));
  await press(ann, page.locator('[data-temperament="careful"]'));
  await press(ann, page.getByTestId('start'));
  const said = () => ann.sent.filter((frame) => frame.includes('"attend"'));
  const saying = (composing: boolean) => JSON.stringify({ type: 'attend', match: 1, composing });
  await page.getByTestId('role-open').waitFor();
  expect(said()).toEqual([]);
  await press(ann, page.getByTestId('role-open'));
  await expect.poll(said).toEqual([saying(false)]);
  const word = page.getByTestId('clue-word');
  await word.fill('מסע');
  await word.fill('מסעות');
  await expect.poll(said).toEqual([saying(false), saying(true)]);
  await word.fill('');
  await expect.poll(said).toEqual([saying(false), saying(true), saying(false)]);
  expect(ann.sent.join()).not.toContain('מסע');
  await page.reload();
  await expect.poll(said).toHaveLength(4);
  expect(said().at(-1)).toBe(saying(false));
  await ann.context.close();
});

test('D24 · a bot plays on for someone who is lost, shows that it thinks, and gives the seat back; the story tells how sure it was', async () => {
  const ann = await openTable(browser, site, { name: 'נועה', mode: 'duet', look: { size: PHONE } });
  const ben = await joinTable(browser, ann.url, { name: 'בן' });
  await sit(ann, 'a');
  await sit(ben, 'b');
  await press(ann, ann.page.getByTestId('start'));
  await untilPhase([ann, ben], 'clue');
  const status = ann.page.locator('header h1 [role=status]');
  const turnOf = () => ann.page.getByTestId('game').getAttribute('data-turn');

  await giveClue(ann, { word: 'מסע', count: '1' });
  await untilPhase([ann], 'guess');
  await ben.page.close();
  await press(ann, ann.page.getByTestId('lost'));
  await press(ann, ann.page.locator('[data-play-on="m2"]').first());

  /** Where the game waits for it: a face with a thought, and a sentence for those who listen. */
  const thinking = ann.page.getByTestId('thinking');
  await thinking.locator('[data-face]').waitFor();
  expect(await status.textContent()).toMatch(/הבוט ⁨.+⁩ במחשבה/u);
  /** It marks before it guesses, with its face beside its name. */
  await ann.page.locator('[data-card] bdi [data-face]').first().waitFor();

  /** Then it gives a clue of its own, and while it writes that is seen too. */
  const first = await turnOf();
  await ann.page
    .locator(`[data-testid="game"][data-phase="clue"]:not([data-turn="${first}"])`)
    .waitFor();
  await thinking.waitFor();
  await untilPhase([ann], 'guess');
  await thinking.waitFor({ state: 'detached' });
  expect(await ann.page.getByTestId('clue').textContent()).not.toBe('');

  /** He is back, and the seat is his in one touch. */
  const back = await openPage(ben.context, ann.url);
  await untilAtGame(back);
  await back.getByText(/הבוט .+ במקום שלך/u).waitFor();
  await back.locator('[data-seat="b"]').tap();
  await back.locator('[data-seat="b"]').waitFor({ state: 'detached' });

  await press(ann, ann.page.getByTestId('tool-menu'));
  await press(ann, ann.page.getByTestId('menu-host'));
  expect(await ann.page.getByTestId('people').locator('[data-bot]').count()).toBe(0);
  const abandon = ann.page.getByRole('button', { name: 'להפסיק את המשחק' });
  await press(ann, abandon);
  await ann.page.getByRole('alert').waitFor();
  await press(ann, abandon);
  await untilPhase([ann], 'over');
  await press(ann, ann.page.getByTestId('tool-story'));
  const told = ann.page.locator('[data-sure]');
  await told.waitFor();
  const percent = await told.getAttribute('data-sure');
  expect(await told.textContent()).toContain(`${percent}%`);
  /** What people gave, they were not asked about. */
  expect(await told.count()).toBe(1);
  for (const { page } of [ann, { page: back }]) expect(page.complaints).toEqual([]);
  await ann.context.close();
  await ben.context.close();
});

test('D24 · someone lost beside a bot is said to be lost, since the bot leaves the move to them; another plays on', async () => {
  const ann = await openTable(browser, site, { name: 'נועה', look: { size: PHONE } });
  const ben = await joinTable(browser, ann.url, { name: 'בן' });
  await sit(ann, 'red.spymaster');
  await sit(ben, 'red.operative');
  for (const seat of ['blue.spymaster', 'blue.operative']) {
    await press(ann, ann.page.locator(`[data-add-bot="${seat}"]`));
    await press(ann, ann.page.locator('[data-temperament="careful"]'));
    await ann.page.locator(`[data-add-bot="${seat}"]`).waitFor({ state: 'detached' });
  }
  await press(ann, ann.page.getByTestId('start'));
  await untilPhase([ann], 'clue');
  /** A bot sits down beside him. */
  await press(ann, ann.page.getByTestId('tool-menu'));
  await press(ann, ann.page.getByTestId('menu-host'));
  await press(ann, ann.page.locator('[data-add-bot="red.operative"]'));
  await press(ann, ann.page.locator('[data-temperament="careful"]'));
  await ann.page.getByTestId('people').locator('[data-member="m5"]').waitFor();
  await ann.page.keyboard.press('Escape');

  await ben.page.close();
  const mine = ann.page.locator('[data-testid=game][data-phase=clue][data-team=red]');
  await mine.waitFor({ timeout: patience(120) });
  await giveClue(ann, { word: 'מסע', count: '1' });
  await untilPhase([ann], 'guess');
  await press(ann, ann.page.getByTestId('lost'));
  await press(ann, ann.page.locator('[data-play-on="m2"]').first());
  await ann.page
    .locator('[data-testid=game][data-team=blue], [data-testid=game][data-phase=over]')
    .waitFor();
  expect(ann.page.complaints).toEqual([]);
  await ann.context.close();
  await ben.context.close();
});
