/** @module-tag slow */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Look, openContext } from './harness.ts';
import { browserAndGallery } from './here.ts';
import type { SceneName } from './screens-scenes.ts';
import type { Prepared, Who } from './screens-tables.ts';

const here = browserAndGallery();
const ROW = 5;
const ALL = 25;

interface Picture {
  readonly held: boolean;
  /** How many cards show a key that was not theirs to show before the end. */
  readonly open: number;
}

/** Notes what lies open whenever something has been drawn: each time is a picture of its own, or a part of one. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const pictures: Picture[] = [];
    const look = () => {
      const open = document.querySelectorAll('[data-key], [data-opened]').length;
      pictures.push({ held: document.querySelector('[data-held]') !== null, open });
    };
    look();
    new MutationObserver(look).observe(document, { subtree: true, attributes: true });
    Object.assign(globalThis, { pictures });
  });

const seenOn = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'pictures') as readonly Picture[]);

const ENDS: readonly (readonly [SceneName, Who | 'tv', (table: Prepared) => number])[] = [
  ['guess', 'dana', (table) => table.card('assassin', 0)],
  ['guess', 'tv', (table) => table.card('assassin', 0)],
  ['duetGuess', 'tv', (table) => table.cell('assassin', 'assassin')],
];

describe('the end of a match', () => {
  const end = async (
    [scene, who, fatal]: (typeof ENDS)[number],
    look: Look,
  ): Promise<readonly Picture[]> => {
    const { table, playerOf, prepared } = await here.gallery.lay(scene);
    const context = await openContext(here.browser, look);
    const page =
      who === 'tv'
        ? await here.gallery.visit(context, `/t/${table}?tv`)
        : await here.gallery.visit(context, `/t/${table}`, who);
    await page.locator('[data-testid=game]').waitFor();
    await page.waitForLoadState('networkidle');
    await watch(page);
    const move = { kind: 'guess', card: fatal(prepared) } as never;
    await playerOf('long').act({ kind: 'play', move });
    await expect
      .poll(() => page.locator('[data-key], [data-opened], [data-covered]').count())
      .toBe(ALL);
    const seen = await seenOn(page);
    expect(page.complaints).toEqual([]);
    await context.close();
    return seen;
  };

  test.each(ENDS)(
    'in %s, for %s: nothing lies open before the last card has turned, then a row after the other',
    async (...row) => {
      const seen = await end(row, { reducedMotion: false });
      expect(seen.some(({ held }) => held)).toBe(true);
      expect(seen.filter(({ held, open }) => held && open > 0)).toEqual([]);
      const steps = seen.map(({ open }, nth) => open - (seen[nth - 1]?.open ?? 0));
      expect(Math.max(...steps)).toBeLessThanOrEqual(ROW);
    },
  );

  test('without motion no breath is held, and all of it lies open', async () => {
    for (const row of ENDS) {
      const seen = await end(row, { reducedMotion: true });
      expect(seen.some(({ held }) => held)).toBe(false);
    }
  });
});

test('whose turn it is, which the frame shows, is nothing that cards inherit', async () => {
  const { table } = await here.gallery.lay('clue');
  const context = await openContext(here.browser, {});
  const page = await here.gallery.visit(context, `/t/${table}`, 'noa');
  await page.locator('[data-key]').first().waitFor();
  const card = await page
    .locator('[data-card][data-key]')
    .first()
    .evaluate((element) => {
      const style = getComputedStyle(element);
      return { boxShadow: style.boxShadow, colour: style.getPropertyValue('--turn-colour') };
    });
  expect(card.colour).toBe('');
  /** The key's own frame. */
  expect(card.boxShadow).toContain('inset');
  await context.close();
});
