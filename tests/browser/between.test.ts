/** @module-tag slow */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openContext } from './harness.ts';
import { browserAndGallery } from './here.ts';
import { NAMES, type Who } from './screens-tables.ts';

const here = browserAndGallery();

/** A match is over, and Chris is away. */
const over = async (...viewers: readonly Who[]) => {
  const opened = await here.gallery.lay('over');
  const pages = await Promise.all(
    viewers.map(async (viewer) => {
      const context = await openContext(here.browser);
      const page = await here.gallery.visit(context, `/t/${opened.table}`, viewer);
      await page.getByTestId('between-missing').waitFor();
      return page;
    }),
  );
  return { ...opened, pages: pages as readonly Page[] };
};

const stateOf = (page: Page, who: Who, state: string) =>
  page.locator(`[data-state=${state}]`, { hasText: NAMES[who] }).first();

const close = (...pages: readonly Page[]) =>
  Promise.all(pages.map((page) => page.context().close()));

describe('between games', () => {
  test('C25 · a guest says "ready", the others see it, and nothing is dealt', async () => {
    const { pages, playerOf } = await over('dana', 'amit');
    const [dana, amit] = pages as [Page, Page];
    await stateOf(amit, 'dana', 'here').waitFor();
    await dana.getByTestId('ready').click();
    await stateOf(amit, 'dana', 'ready').waitFor();
    expect(playerOf('noa').state.view?.match?.number).toBe(1);
    await dana.locator('[data-testid=ready][aria-pressed=true]').click();
    await stateOf(amit, 'dana', 'here').waitFor();
    await close(...pages);
  });

  test('C25 · the host is asked once before people are left behind, and begins', async () => {
    const { pages, playerOf } = await over('noa');
    const [noa] = pages as [Page];
    await noa.getByTestId('again').click();
    const anyway = noa.getByTestId('again-anyway');
    expect(await anyway.textContent()).toContain(NAMES.chris);
    expect(playerOf('amit').state.view?.match?.number).toBe(1);
    await anyway.click();
    await noa.locator('[data-testid=game]:not([data-phase=over])').waitFor();
    await close(...pages);
  });

  test('C25 · who is away is named, with what the host can do', async () => {
    const { pages } = await over('noa', 'dana');
    const [noa, dana] = pages as [Page, Page];
    for (const page of pages) {
      await page.getByTestId('between-missing').getByText(NAMES.chris).waitFor();
      await stateOf(page, 'chris', 'away').waitFor();
    }
    expect(await dana.locator('[data-absent]').count()).toBe(0);
    const absent = noa.locator('[data-absent]');
    await absent.locator('[data-play-on]').waitFor();
    await absent.locator('[data-bench]').click();
    await dana.locator('[data-state=away]').waitFor({ state: 'detached' });
    await close(...pages);
  });
});
