import type { Page } from 'playwright-core';

const FAR = 30;
export const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** Presses Tab until the focus is there, as anyone would, and gives up after a while. */
export const tabTo = async (page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  for (let presses = 0; presses < FAR; presses += 1) {
    if (await isFocused(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${FAR} times ${key} did not lead to ${selector}`);
};

export const focusedCard = async (page: Page) => {
  const card = await page.evaluate(() => document.activeElement?.getAttribute('data-card'));
  return Number(card ?? Number.NaN);
};

export const placeOf = async (page: Page, card: number) => {
  const box = await page.locator(`[data-card="${card}"]`).boundingBox();
  if (box === null) throw new Error(`card ${card} is nowhere`);
  return box;
};

/** Where a card belongs on the board, also while it is being dealt and is still on its way there. */
const restOf = (page: Page, card: number) =>
  page.locator(`[data-card="${card}"]`).evaluate((element) => {
    const { offsetLeft: x, offsetTop: y } = element as HTMLElement;
    return { x, y };
  });

/** Walks from the focused card to another, by what the eye sees. */
export const walkTo = async (page: Page, card: number) => {
  for (let steps = 0; steps < 10; steps += 1) {
    const at = await focusedCard(page);
    if (at === card) return;
    const [here, there] = [await restOf(page, at), await restOf(page, card)];
    if (Math.abs(here.y - there.y) > 3) {
      await page.keyboard.press(here.y < there.y ? 'ArrowDown' : 'ArrowUp');
    } else await page.keyboard.press(here.x < there.x ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error(`the arrows did not lead to card ${card}`);
};

/** What a screen reader says of a card. */
export const spokenCard = async (page: Page, card: number) =>
  (await page.locator(`[data-card="${card}"]`).ariaSnapshot()).replaceAll(' ,', ',');

/** Waits until a screen reader is told this text, or was told it and something else since. */
export const announced = async (page: Page, text: string | RegExp): Promise<void> => {
  await page.waitForFunction(
    ({ source, flags }) => {
      const { told = [] } = globalThis as { told?: string[] };
      const pattern = new RegExp(source, flags);
      const isTold = (each: string | null) => pattern.test(each ?? '');
      const shown = [...document.querySelectorAll('[role=status]')];
      if (shown.some(({ textContent }) => isTold(textContent))) return true;
      const at = told.findIndex(isTold);
      /** What was told before it is not found again. */
      if (at >= 0) told.splice(0, at + 1);
      return at >= 0;
    },
    typeof text === 'string'
      ? { source: text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'), flags: 'u' }
      : { source: text.source, flags: text.flags },
  );
};
