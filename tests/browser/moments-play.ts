import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Look, openContext } from './harness.ts';
import type { browserAndGallery } from './here.ts';
import type { Gallery } from './screens.ts';
import type { SceneName } from './screens-scenes.ts';
import type { Prepared, Who } from './screens-tables.ts';

/** `npm run soak`: each kind of moment in both languages and left alone, and the ending in every size. */
export const ALL = process.env.MOMENTS === 'all';

type Here = ReturnType<typeof browserAndGallery>;
export type Opened = Awaited<ReturnType<Gallery['lay']>>;

/** Someone looks at a table in the middle of this scene, their card opened. */
export const atTable = async (here: Here, scene: SceneName, who: Who | 'tv', look: Look = {}) => {
  const opened = await here.gallery.lay(scene);
  const context = await openContext(here.browser, look);
  const page =
    who === 'tv'
      ? await here.gallery.visit(context, `/t/${opened.table}?tv`)
      : await here.gallery.visit(context, `/t/${opened.table}`, who);
  await page.locator('[data-testid=game]').waitFor();
  if (look.theatre && who !== 'tv') await page.getByTestId('role-open').click();
  /** The games' words for it have arrived. */
  await page.waitForLoadState('networkidle');
  return { page, ...opened };
};

export type Act = (opened: Opened) => Promise<unknown>;
export const plays =
  (who: Who, move: object | ((prepared: Prepared) => object)): Act =>
  ({ playerOf, prepared }) =>
    playerOf(who).act({
      kind: 'play',
      move: (typeof move === 'function' ? move(prepared) : move) as never,
    });
export const guesses = (who: Who, card: (prepared: Prepared) => number): Act =>
  plays(who, (prepared) => ({ kind: 'guess', card: card(prepared) }));
export const both =
  (...acts: readonly Act[]): Act =>
  async (opened) => {
    for (const act of acts) await act(opened);
  };

export const momentOf = (page: Page, kind: string) =>
  page.locator(`[data-testid=moment][data-kind=${kind}]:not([data-breath])`);

/** Gone by itself, or for whoever wants to go on. */
export const untilGone = (moment: Locator, { isLeft }: { readonly isLeft: boolean }) =>
  expect
    .poll(async () => {
      if (!isLeft) await moment.page().keyboard.press('Escape');
      return moment.count();
    })
    .toBe(0);
