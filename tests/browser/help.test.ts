/** @module-tag slow */

import { expect, test } from 'vitest';
import { openContext } from './harness.ts';
import { browserAndGallery } from './here.ts';
import type { ScreenName } from './screens.ts';

const here = browserAndGallery();

const opened = async (screen: ScreenName) => {
  const context = await openContext(here.browser, { reducedMotion: true });
  const page = await here.gallery.open(context, screen);
  return { page, close: () => context.close() };
};

/** Where a heading stands in what scrolls, and whether one reads on from there. */
const headingAt = (anchor: string) => {
  const heading = document.getElementById(anchor);
  return {
    isFocused: document.activeElement === heading,
    top: Math.round(heading?.getBoundingClientRect().top ?? -1),
  };
};

test.each(['classic-zero', 'duet-covered', 'decrypto-hourglass'])(
  'a link to /rules#%s opens the rules at that chapter',
  async (anchor) => {
    const context = await openContext(here.browser, { reducedMotion: true });
    const page = await here.gallery.visit(context, `/rules#${anchor}`);
    await page.locator(`#${anchor}`).waitFor();
    await expect.poll(() => page.evaluate(headingAt, anchor)).toMatchObject({ isFocused: true });
    const { top } = await page.evaluate(headingAt, anchor);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
    await context.close();
  },
);

test('the rules change with the game, and a chapter is found by its name', async () => {
  const { page, close } = await opened('rules');
  await page.locator('input[value=duet]').check();
  await page.locator('#duet-covered').waitFor();
  expect(new URL(page.url()).hash).toBe('#duet');
  await page.locator('nav a[href="/rules#duet-score"]').click();
  expect(await page.evaluate(headingAt, 'duet-score')).toMatchObject({ isFocused: true });
  await close();
});

test('L · beside the clue: what is legal, as this room has agreed', async () => {
  const { page, close } = await opened('helpLegal');
  await expect
    .poll(() => page.evaluate(headingAt, 'classic-legal'))
    .toMatchObject({ isFocused: true });
  const agreed = page.getByTestId('legal-agreed').locator('li[data-on]');
  expect(await agreed.count()).toBe(2);
  const standing = (id: string) =>
    page.locator(`[data-example=${id}]`).getAttribute('data-standing');
  expect(await standing('compound')).toBe('ok');
  expect(await standing('fullName')).toBe('no');
  await page.keyboard.press('Escape');
  await page.getByTestId('clue-word').fill('חלום');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await close();
});

test('C17 C18 · at zero and at unlimited the number chooser leads to why', async () => {
  const { page, close } = await opened('keyHidden');
  await page.getByTestId('less').click();
  await page.getByTestId('less').click();
  await page.getByTestId('help-zero').click();
  await expect
    .poll(() => page.evaluate(headingAt, 'classic-zero'))
    .toMatchObject({ isFocused: true });
  await page.keyboard.press('Escape');
  await page.getByTestId('less').click();
  await page.getByTestId('help-unlimited').click();
  await expect
    .poll(() => page.evaluate(headingAt, 'classic-unlimited'))
    .toMatchObject({ isFocused: true });
  await close();
});

test.each([
  ['C20', 'ruling', 'help-challenge', 'classic-challenge'],
  ['D23', 'duetRuling', 'help-challenge', 'duet-challenge'],
  ['X24', 'decryptoRuling', 'help-challenge', 'decrypto-challenge'],
  ['D17', 'duetLast', 'help-last', 'duet-last'],
] as const)('%s · from %s the link leads to its chapter', async (_, screen, link, anchor) => {
  const { page, close } = await opened(screen);
  await page.getByTestId(link).click();
  await expect.poll(() => page.evaluate(headingAt, anchor)).toMatchObject({ isFocused: true });
  await close();
});
