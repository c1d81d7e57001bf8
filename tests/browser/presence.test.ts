/** @module-tag slow */

import { describe, expect, test } from 'vitest';
import { passTheatre, SIZES } from './harness.ts';
import { browserAndGallery } from './here.ts';
import { faultsOf } from './layout-checks.ts';
import type { SceneName } from './screens-scenes.ts';
import type { Who } from './screens-tables.ts';

const here = browserAndGallery();
const [SMALL] = SIZES;

/** Someone on the smallest phone, while all whom the game waits for lose their connections. */
const untilLost = async (scene: SceneName, who: Who, away: readonly Who[], locale: 'he' | 'en') => {
  const { table, playerOf } = await here.gallery.lay(scene);
  const context = await here.browser.newContext({
    viewport: SMALL,
    locale: locale === 'he' ? 'he-IL' : 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: true,
    bypassCSP: true,
  });
  await passTheatre(context);
  const page = await here.gallery.visit(context, `/t/${table}`, who);
  await page.getByTestId('game').waitFor();
  expect(await page.getByTestId('lost').count()).toBe(0);
  for (const each of away) playerOf(each).end();
  await expect
    .poll(() => {
      here.gallery.pass(100);
      return page.getByTestId('lost').count();
    })
    .toBe(1);
  return { page, playerOf };
};

describe('someone whose connection is lost is marked where the game waits for them', () => {
  test.each([
    /** Chris, on the same side or in the same team, has been away all the time. */
    ['classic', 'guess', 'amit', ['dana', 'long'], 'en', /אלכסנדרה/u, /Blue/u],
    ['Duet', 'duetGuess', 'noa', ['amit', 'long'], 'he', /עמית.* ועוד 2/u, /צד א/u],
    ['Decrypto', 'decryptoAnswer', 'long', ['amit', 'late'], 'he', /עמית.* ועוד 2/u, /הלבנים/u],
  ] as const)(
    '%s: with what can be done, and who I am beside it',
    async (_, scene, who, away, locale, names, mine) => {
      const { page } = await untilLost(scene, who, away, locale);
      expect(await page.locator('header h1 [role=status]').textContent()).toMatch(names);
      /** At 320 both are in sight: whom all wait for, and one's own team and role. */
      const me = page.getByTestId('who-am-i');
      expect(await me.textContent()).toMatch(mine);
      expect(await me.isVisible()).toBe(true);
      /** What was told of it has gone. */
      await page.getByTestId('moment').waitFor({ state: 'detached' });
      const look = {
        playing: scene !== 'decryptoAnswer',
        framed: false,
        locale,
        expected: undefined,
      };
      expect(await faultsOf(page, look)).toEqual([]);
      await page.getByTestId('lost').tap();
      await page.getByTestId('lost-wait').waitFor();
      const moveOn = page.getByTestId('lost-move-on');
      if (who !== 'noa') expect(await moveOn.count()).toBe(0);
      else {
        await moveOn.tap();
        await page.locator('[data-testid=game][data-phase=clue]').waitFor();
      }
      await page.context().close();
    },
  );
});
