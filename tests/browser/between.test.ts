/** @module-tag slow */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openContext, type Size } from './harness.ts';
import { browserAndGallery } from './here.ts';
import { NAMES, type Who } from './screens-tables.ts';

const here = browserAndGallery();
const TV: Size = { width: 1920, height: 1080 };

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

  test('C25 · who comes between games takes a seat in one tap, and the others see it', async () => {
    const { pages } = await over('late', 'dana');
    const [late, dana] = pages as [Page, Page];
    expect(await dana.getByTestId('newcomer').count()).toBe(0);
    await dana.getByTestId('between-missing').getByText(NAMES.late).waitFor();
    await late.getByTestId('newcomer').locator('[data-seat]').first().click();
    await stateOf(dana, 'late', 'here').waitFor();
    await late.getByTestId('newcomer').waitFor({ state: 'detached' });
    await late.getByTestId('ready').waitFor();
    await close(...pages);
  });
});

describe('a television after the end', () => {
  test('C16 · leaves the ending by itself for board, seats, code and what is missing', async () => {
    const { table, playerOf, prepared } = await here.gallery.lay('guess');
    const context = await openContext(here.browser, { size: TV, theatre: true });
    await context.clock.install();
    const page = await here.gallery.visit(context, `/t/${table}?tv`);
    await page.getByTestId('game').waitFor();
    await playerOf('dana').act({
      kind: 'play',
      move: { kind: 'guess', card: prepared.card('assassin', 0) },
    });
    const finale = page.getByTestId('finale');
    await expect
      .poll(async () => {
        /** Little faster than the wall clock: the ending is fetched when it is needed. */
        await context.clock.fastForward(100);
        return finale.count();
      })
      .toBe(1);
    expect(await page.getByTestId('share-picture').count()).toBe(0);
    await context.clock.fastForward(16_000);
    await finale.waitFor({ state: 'detached' });
    expect((await page.getByTestId('way-in').textContent())?.replaceAll(/\D/gu, '')).toMatch(
      /^\d{6}/u,
    );
    await stateOf(page, 'chris', 'away').waitFor();
    await page.getByTestId('between-missing').getByText(NAMES.dana).waitFor();
    expect(await page.locator('[data-testid=game] [data-is]').count()).toBe(25);
    for (const button of ['to-lobby', 'again', 'ready']) {
      expect(await page.getByTestId(button).count()).toBe(0);
    }
    await context.close();
  });
});
