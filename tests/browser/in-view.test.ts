/** @module-tag slow */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openContext, untilCardOpened, WIDE } from './harness.ts';
import { browserAndGallery } from './here.ts';
import type { SceneName } from './screens-scenes.ts';
import type { Who } from './screens-tables.ts';

const here = browserAndGallery();

const SMALL = { width: 320, height: 568 };

const openAt = async (size: typeof SMALL, scene: SceneName, who: Who): Promise<Page> => {
  const context = await openContext(here.browser, { size, reducedMotion: true });
  const { table } = await here.gallery.tableOf(scene);
  const page = await here.gallery.visit(context, `/t/${table}`, who);
  await page.getByTestId('game').waitFor();
  await untilCardOpened(page);
  return page;
};

test.each([
  ['guess', 'amit'],
  ['duetGuess', 'amit'],
] as const)(
  'C20, D23 · the challenge stands whole beside the clue on the smallest phone, in %s',
  async (scene, who) => {
    const page = await openAt(SMALL, scene, who);
    await page.getByTestId('challenge').waitFor();
    const isWhole = await page.getByTestId('challenge').evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      const frame = button.closest('footer')?.getBoundingClientRect();
      return frame !== undefined && top >= frame.top && bottom <= frame.bottom;
    });
    expect(isWhole).toBe(true);
    await page.context().close();
  },
);

test('X15, X16 · in a tie-break each numbered field has its clues below it, and our own words are covered', async () => {
  const page = await openAt(SMALL, 'decryptoNaming', 'dana');
  const field = page.getByTestId('keyword-1');
  await field.click();
  await field.pressSequentially('ים');
  const row = page.locator('li', { has: field });
  expect(await row.locator('b').textContent()).toBe('1');
  const clue = row.locator('ul bdi').first();
  const box = await clue.boundingBox();
  const panel = await page.locator('[data-panel]').boundingBox();
  expect(box !== null && panel !== null && box.y + box.height <= panel.y).toBe(true);
  expect(await page.locator('[data-keyword]').count()).toBe(0);
  await page.context().close();
});

test.each([
  ['guess', 'chris', 'aside >> nth=1'],
  ['guess', 'dana', 'aside >> nth=0'],
  ['decryptoAnswer', 'amit', '[role=complementary][data-team=black]'],
] as const)(
  'talk on a laptop takes nothing from one’s own side, in %s of %s',
  async (scene, who, side) => {
    const page = await openAt(WIDE, scene, who);
    const heightOf = async () => (await page.locator(side).boundingBox())?.height ?? 0;
    const before = await heightOf();
    expect(before).toBeGreaterThan(300);
    await page.getByTestId('tool-talk').click();
    await page.getByTestId('talk-dock').waitFor();
    expect(await heightOf()).toBeCloseTo(before, 0);
    await page.context().close();
  },
);
