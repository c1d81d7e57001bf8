/** @module-tag slow */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { downloadedSize, openContext, PHONE, SIZES } from './harness.ts';
import { browserAndGallery } from './here.ts';
import { faultsOf } from './layout-checks.ts';
import { ALL, atTable, guesses, momentOf, type Opened, untilGone } from './moments-play.ts';

const here = browserAndGallery();
const TV = SIZES[4];

describe('the ending', () => {
  const lose = guesses('long', (table) => table.card('assassin', 0));

  /** The game is lost, and the scene that tells it is over. */
  const untilFinale = async (opened: Opened & { readonly page: Page }, { isLeft = ALL } = {}) => {
    await lose(opened);
    const scene = momentOf(opened.page, 'assassin');
    await scene.waitFor();
    await untilGone(scene, { isLeft });
    await opened.page.getByTestId('finale').waitFor();
  };

  test.each([
    ['dana', 'lost', 'הפסדנו'],
    ['amit', 'won', 'ניצחנו!'],
    ['tv', 'won', 'כחולים ניצחו!'],
  ] as const)('C11 · for %s it is %s', async (who, mood, title) => {
    const size = who === 'tv' ? TV : PHONE;
    const opened = await atTable(here, 'guess', who, { theatre: true, size });
    const { page } = opened;
    await untilFinale(opened, { isLeft: ALL || who === 'tv' });
    const finale = page.getByTestId('finale');
    expect(await finale.getAttribute('data-mood')).toBe(mood);
    const shown = (await page.getByTestId('finale-title').textContent()) ?? '';
    expect(shown.replace(/[\u2068\u2069]/gu, '')).toContain(title);
    expect(await page.getByTestId('remembered-fatal').count()).toBe(1);
    /** The board is one touch away, and so is the way back. */
    await page.getByTestId('finale-board').click();
    await finale.waitFor({ state: 'detached' });
    /** Nothing is to be pressed on a television: it goes on by itself. */
    if (who === 'tv') {
      expect(await page.getByTestId('to-ending').count()).toBe(0);
      return page.context().close();
    }
    await page.getByTestId('to-ending').click();
    await finale.waitFor();
    expect(page.complaints).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['duetWon', /11 נקודות.*מפת המשימות מחכה/u],
    ['duetLost', /שלושת המתנקשים/u],
  ] as const)(
    'D28 · the debriefing is whole in the summary, on the smallest phone too: %s',
    async (scene, told) => {
      const opened = await here.gallery.tableOf(scene);
      const context = await openContext(here.browser, { theatre: true, size: SIZES[0] });
      const page = await here.gallery.visit(context, `/t/${opened.table}`, 'amit');
      await page.getByTestId('to-ending').tap();
      const advice = page.getByTestId('finale-advice');
      await advice.filter({ visible: true }).waitFor();
      expect(await advice.textContent()).toMatch(told);
      await context.close();
    },
  );

  test.each(ALL ? (['he', 'en'] as const) : (['he'] as const))(
    '%s · its picture is 1080 by 1350',
    async (locale) => {
      const opened = await atTable(here, 'guess', 'dana', { theatre: true, locale });
      const { page } = opened;
      await untilFinale(opened);
      const share = page.getByTestId('share-picture');
      expect(await downloadedSize(page, () => share.tap())).toEqual([1080, 1350]);
      await page.context().close();
    },
  );

  /** The smallest phone, a laptop and a television; the soak has them all. */
  const looks = SIZES.map((size, nth) => [size.width, size, nth % 2 === 0 ? 'he' : 'en'] as const);
  test.each(looks.filter((_, nth) => ALL || nth === 0 || nth > 2))(
    'fits at %d, and axe finds nothing',
    async (_, size, locale) => {
      const opened = await here.gallery.lay('guess');
      const context = await here.browser.newContext({
        viewport: size,
        locale: locale === 'he' ? 'he-IL' : 'en-GB',
        colorScheme: locale === 'he' ? 'light' : 'dark',
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      const page = await here.gallery.visit(context, `/t/${opened.table}`, 'dana');
      await page.getByTestId('role-open').waitFor();
      const look = { playing: false, framed: false, locale, expected: undefined };
      expect(await faultsOf(page, look)).toEqual([]);
      await page.getByTestId('role-open').click();
      await page.waitForLoadState('networkidle');
      await lose(opened);
      const scene = momentOf(page, 'assassin');
      await scene.waitFor();
      expect(await faultsOf(page, look)).toEqual([]);
      await untilGone(scene, { isLeft: ALL });
      await page.getByTestId('finale').waitFor();
      expect(await faultsOf(page, look)).toEqual([]);
      await context.close();
    },
  );
});
