/** @module-tag slow */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openContext, SIZES, TURNED } from './harness.ts';
import { browserAndGallery } from './here.ts';
import type { SceneName } from './screens-scenes.ts';
import type { Who } from './screens-tables.ts';

const here = browserAndGallery();

const WINDOWS = [...SIZES, ...TURNED.slice(0, 1)];

/** Where the first and the last card lie in each window. */
const placesOf = async (page: Page) => {
  const places: { readonly [window: string]: string } = {};
  for (const { width, height } of WINDOWS) {
    await page.setViewportSize({ width, height });
    const place = await page.evaluate(() =>
      ['0', '24'].map((card) => {
        const box = document.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect();
        return [box?.left, box?.top, box?.width, box?.height].map((each) => each?.toFixed(1));
      }),
    );
    Object.assign(places, { [`${width}×${height}`]: place.join(' to ') });
  }
  return places;
};

interface Seen {
  readonly viewer: Who | 'stranger';
  readonly scenes: readonly SceneName[];
}

/**
 * Each phase as those see it who have most to read and to press in it. A ruling is no such phase: the board gives way to
 * what the decision costs.
 */
const PHASES: { readonly [screen: string]: Seen } = {
  'a spymaster’s': { viewer: 'noa', scenes: ['clue', 'guess', 'penalty', 'over'] },
  'the other spymaster’s': { viewer: 'amit', scenes: ['asked', 'penalty'] },
  'an operative’s': { viewer: 'dana', scenes: ['clue', 'guess', 'over'] },
  'a television’s': { viewer: 'stranger', scenes: ['clue', 'guess', 'over'] },
  'one side’s Duet': {
    viewer: 'amit',
    scenes: ['duetClue', 'duetGuess', 'duetRuling', 'duetNine', 'duetLast', 'duetWon'],
  },
  'a television’s Duet': {
    viewer: 'stranger',
    scenes: ['duetGuess', 'duetLast', 'duetLost'],
  },
};

test.each(Object.entries(PHASES))(
  'the board stands still: the cards keep their places on %s screen, whatever the phase',
  async (_, { viewer, scenes }) => {
    const context = await openContext(here.browser, { reducedMotion: true });
    const found: [SceneName, unknown][] = [];
    for (const scene of scenes) {
      const { table } = await here.gallery.tableOf(scene);
      const path = `/t/${table}${viewer === 'stranger' ? '?tv' : ''}`;
      const page = await here.gallery.visit(context, path, viewer);
      await page.locator('[data-card="24"]').waitFor();
      found.push([scene, await placesOf(page)]);
      await page.close();
    }
    const [first] = found;
    for (const [scene, places] of found) expect([scene, places]).toEqual([scene, first?.[1]]);
    await context.close();
  },
);

test.each([
  ['guess', 'amit'],
  ['duetGuess', 'noa'],
] as const)(
  'what the key says of a card is as large under names and tokens, in %s',
  async (scene, who) => {
    const context = await openContext(here.browser, { reducedMotion: true });
    const { table } = await here.gallery.tableOf(scene);
    const page = await here.gallery.visit(context, `/t/${table}`, who);
    await page.locator('[data-key][data-pointed]').first().waitFor();
    const odd: unknown[] = [];
    for (const { width, height } of WINDOWS) {
      await page.setViewportSize({ width, height });
      const strips = await page
        .locator('[data-key] > [data-over]:has(svg):first-child')
        .evaluateAll((all) => all.map((strip) => Math.round(strip.getBoundingClientRect().height)));
      const [least, most] = [Math.min(...strips), Math.max(...strips)];
      /** A row may be a pixel taller than the next. */
      if (most - least > 1 || least < 10) odd.push({ width, least, most });
    }
    expect(odd).toEqual([]);
    await context.close();
  },
);
