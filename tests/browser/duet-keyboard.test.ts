/** @module-tag slow */

import { describe, expect, test } from 'vitest';
import { openContext, untilAtGame, WIDE } from './harness.ts';
import { browserAndGallery } from './here.ts';
import { announced, spokenCard, tabTo, walkTo } from './keys.ts';
import type { SceneName } from './screens-scenes.ts';
import { NAMES, type Who } from './screens-tables.ts';

const here = browserAndGallery();

/** Someone at a table of their own, with nothing but a keyboard. */
const atTable = async (scene: SceneName, who: Who) => {
  const opened = await here.gallery.lay(scene);
  const context = await openContext(here.browser, { size: WIDE });
  const page = await here.gallery.visit(context, `/t/${opened.table}`, who);
  await untilAtGame(page);
  return { ...opened, page };
};

describe('Duet by keyboard alone', () => {
  test('D6 · a clue is written, its number changed, and given', async () => {
    const { page } = await atTable('duetClue', 'amit');
    await tabTo(page, '[data-testid=clue-word]');
    await page.keyboard.type('גשם');
    await tabTo(page, '[data-testid=more]');
    await page.keyboard.press('Enter');
    await tabTo(page, '[data-testid=clue-word]', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.locator('[data-phase=guess]').waitFor();
    expect(await page.getByTestId('clue').textContent()).toMatch(/גשם.*3/su);
    await page.context().close();
  });

  test('D7, D10 · a card is walked to, marked and guessed, and the turn is stopped', async () => {
    const { page, prepared } = await atTable('duetGuess', 'amit');
    const wanted = prepared.cell('green', 'bystander', 2);
    await tabTo(page, '[data-card]');
    await walkTo(page, wanted);
    await page.keyboard.press('Enter');
    const card = page.locator(`[data-card="${wanted}"]`);
    expect(await card.getAttribute('aria-pressed')).toBe('true');
    expect(await card.getAttribute('data-found')).toBeNull();
    await tabTo(page, '[data-testid=guess]');
    await page.keyboard.press('Enter');
    await page.locator(`[data-card="${wanted}"][data-found=b]`).waitFor();
    await tabTo(page, '[data-testid=stop]');
    await page.keyboard.press('Enter');
    await page.locator('[data-phase=clue]').waitFor();
    await page.context().close();
  });
});

describe('a screen reader hears', () => {
  test('D7, D9 · who found a word, whom a token points at, and one’s own side of the key', async () => {
    const { page, prepared } = await atTable('duetGuess', 'amit');
    expect(await spokenCard(page, prepared.cell('green', 'green'))).toContain(
      'מרגל, מצאו אותו: אנחנו',
    );
    const kept = await spokenCard(page, prepared.cell('bystander', 'green'));
    expect(kept).toMatch(/מצאו אותו: .*נועה.*סמן זמן שמצביע אלינו/su);
    const mine = await spokenCard(page, prepared.cell('assassin', 'bystander'));
    expect(mine).toContain('במפתח: עובר אורח');
    expect(mine).not.toContain('מתנקש');
    await page.context().close();
  });

  test('D4, D14, D17 · the bank, the announcement of the nine, and each guess', async () => {
    const { page, prepared, playerOf } = await atTable('duetGuess', 'amit');
    expect(await page.getByTestId('bank').textContent()).toContain('בבנק הזמן נשארו 5 סמנים');
    const card = prepared.cell('green', 'bystander', 2);
    await playerOf('long').act({ kind: 'play', move: { kind: 'guess', card } });
    const word = await page.locator(`[data-card="${card}"] [data-word]`).textContent();
    await announced(page, new RegExp(`${word}. הניחוש של .*${NAMES.long}.*: מרגל\\.`, 'u'));
    const nine = await atTable('duetNine', 'noa');
    await announced(nine.page, 'כל תשע המילים שלנו נמצאו! מעכשיו רק הצד השני רומז');
    const last = await atTable('duetLast', 'noa');
    await announced(last.page, 'תקווה אחרונה');
    /** Words are left to give clues for only as long as there are clues. */
    const left = (at: typeof page) =>
      at.getByRole('complementary').filter({ hasText: 'לרמוז' }).count();
    expect(await left(page)).toBeGreaterThan(0);
    expect(await left(last.page)).toBe(0);
    for (const each of [page, nine.page, last.page]) await each.context().close();
  });
});

describe('what the card tells me', () => {
  test('D3 · is silent until it is asked for, and then counts for this side alone', async () => {
    const { page } = await atTable('duetGuess', 'amit');
    await tabTo(page, '[data-testid=tool-aid]');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await page.getByTestId('aid').count()).toBe(0);
    await tabTo(page, '[data-testid=aid-switch]');
    await page.keyboard.press('Space');
    const rows = await page.getByTestId('aid').locator('tbody tr').allTextContents();
    const numbers = rows.map((row) => row.match(/\d/gu)?.map(Number));
    /** Side b has found: one green for both, two green on side a alone; and tried two bystanders. */
    expect(numbers).toEqual([
      [2, 4, 1],
      [3, 6, 1],
      [1, 1, 1],
    ]);
    await page.keyboard.press('Escape');
    /** Nothing is ruled out yet: a green one is left in every colour. */
    expect(await page.locator('[data-ruled-out]').count()).toBe(0);
    await page.context().close();
  });
});

describe('what happened is plain to see', () => {
  test('D9 · a passer-by was touched: whoever gives the next clue reads it', async () => {
    const { page, prepared, playerOf } = await atTable('duetGuess', 'amit');
    const card = prepared.cell('bystander', 'bystander', 2);
    const word = await page.locator(`[data-card="${card}"] [data-word]`).textContent();
    await playerOf('long').act({ kind: 'play', move: { kind: 'guess', card } });
    await page
      .getByTestId('last-touch')
      .getByText(word ?? '')
      .waitFor();
    await page.context().close();
  });

  test('D8 · the card at which it was lost is marked, and said', async () => {
    const { page } = await atTable('duetLost', 'noa');
    const fatal = page.locator('[data-fatal]');
    expect(await fatal.count()).toBe(1);
    expect(await fatal.getAttribute('aria-label')).toContain('כאן נגמר המשחק');
    await page.context().close();
  });

  test('whoever leaves in mid-game is asked first, and finds a way back', async () => {
    const { page } = await atTable('duetGuess', 'amit');
    await page.getByTestId('tool-menu').click();
    await page.getByTestId('menu-leave').click();
    await page.getByText('לעזוב באמצע המשחק?').waitFor();
    await page.getByTestId('menu-leave-confirm').click();
    await page.getByRole('button', { name: 'חזרה לשולחן' }).waitFor();
    await page.context().close();
  });
});
