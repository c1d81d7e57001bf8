/** @module-tag slow */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openContext } from './harness.ts';
import { browserAndGallery } from './here.ts';
import type { SceneName } from './screens-scenes.ts';
import type { Who } from './screens-tables.ts';

const here = browserAndGallery();

const PHONES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
] as const;

const openAt = async (
  size: { readonly width: number; readonly height: number },
  scene: SceneName,
  who: Who,
) => {
  const context = await openContext(here.browser, { size, reducedMotion: true });
  const { table, playerOf } = await here.gallery.lay(scene);
  const page = await here.gallery.visit(context, `/t/${table}`, who);
  await page.getByTestId('game').waitFor();
  return { page, playerOf, close: () => context.close() };
};

/** Which of these lie whole within the window and within what scrolls them, under nothing. */
const seenWhole = (page: Page, ids: readonly string[]) =>
  page.evaluate(
    (wanted) =>
      wanted.filter((id) => {
        const element = document.querySelector(`[data-testid="${id}"]`);
        if (element === null) return false;
        const box = element.getBoundingClientRect();
        const frame = element.closest('footer')?.getBoundingClientRect() ?? box;
        const top = document.elementFromPoint(box.left + box.width / 2, box.bottom - 3);
        return (
          box.top >= frame.top - 1 &&
          box.bottom <= Math.min(frame.bottom, innerHeight) + 1 &&
          element.contains(top)
        );
      }),
    ids,
  );

const WAYS = ['stand', 'penalise', 'decide'] as const;

describe.each(PHONES)('a ruling at $width×$height', (size) => {
  test.each([
    ['rulingNoted', 'amit'],
    ['ruling', 'amit'],
    ['duetRuling', 'noa'],
  ] as const)('C20, D23 · both costs stand whole beside the button, in %s', async (scene, who) => {
    const { page, close } = await openAt(size, scene, who);
    await page.getByTestId('decide').waitFor();
    expect(await seenWhole(page, WAYS)).toEqual(WAYS);
    await close();
  });
});

describe('a decision', () => {
  test('C20 · a touch chooses, and only the button rules the clue out', async () => {
    const { page, playerOf, close } = await openAt(PHONES[0], 'rulingNoted', 'amit');
    const decide = page.getByTestId('decide');
    await decide.waitFor();
    expect(await decide.isEnabled()).toBe(false);
    await page.getByTestId('penalise').click();
    expect(await decide.textContent()).toBe('כן, לפסול');
    expect(playerOf('noa').state.view?.match?.view).toMatchObject({ phase: 'ruling' });
    /** The board is a touch away, and what was chosen is kept for the way back. */
    await page.getByTestId('decide-board').click();
    await page.locator('[data-card="24"]').waitFor();
    await page.getByTestId('decide-back').click();
    await page.getByTestId('decide').click();
    await page.locator('[data-testid=game][data-phase=cover]').waitFor();
    await close();
  });

  test('C22 · who is asked quietly sees the verdict, and its button is the gold one', async () => {
    const { page, playerOf, close } = await openAt(PHONES[1], 'clue', 'amit');
    const [word = ''] = await page
      .locator('[data-card]:not([data-covered]) [data-word]')
      .allTextContents();
    await playerOf('noa').act({ kind: 'play', move: { kind: 'ask', word } });
    await page.locator('[data-testid=opinion][data-verdict=illegal]').waitFor();
    await page.locator('[data-testid=refuse][data-look=primary]').waitFor();
    expect(await page.getByTestId('allow').getAttribute('data-look')).toBe('secondary');
    await close();
  });
});
