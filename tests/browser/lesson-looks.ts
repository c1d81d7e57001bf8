import { patience } from '@remez/server/testing';
import type { Browser, Page } from 'playwright-core';
import { openPage, passTheatre, type Site, type Size, untilAtGame, WIDE } from './harness.ts';
import { faultsOf } from './layout-checks.ts';
import { lessonFile, PACE, playSteps } from './lesson-play.ts';

/** Words are fitted to their cards in the pictures after the one in which the window has changed. */
const FRAMES = 4;
const untilDrawn = async (page: Page) => {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
};

/** How much of what the coach says is out of sight. */
const unread = (page: Page): Promise<number> =>
  page
    .locator('[data-testid=coach] [tabindex]')
    .evaluate((said) => said.scrollHeight - said.clientHeight);

/** Plays a lesson and, before these steps, looks at it in each of these windows. */
export const faultsOfLesson = async (
  browser: Browser,
  site: Pick<Site, 'origin'>,
  {
    name,
    locale,
    theme,
    moments,
    windows,
  }: {
    readonly name: string;
    readonly locale: 'he' | 'en';
    readonly theme: 'dark' | 'light';
    readonly moments: readonly number[];
    readonly windows: readonly Size[];
  },
): Promise<readonly string[]> => {
  const context = await browser.newContext({
    viewport: WIDE,
    locale: locale === 'he' ? 'he-IL' : 'en-GB',
    colorScheme: theme,
    reducedMotion: 'reduce',
    /** Only here: axe is a script that our policy would not let in. */
    bypassCSP: true,
  });
  context.setDefaultTimeout(patience(60));
  await passTheatre(context);
  const [game = '', chapter = '1'] = name.split('-');
  const kept = { 'remez.bot-pace': PACE, [`remez.learned.${game}`]: String(Number(chapter) - 1) };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  const page = await openPage(context, `${site.origin}/learn/${game}`);
  await untilAtGame(page);
  const file = lessonFile(`${name}.${locale}`);
  const playing = (await page.locator('[data-card]').count()) > 0;
  const found: string[] = [];
  let from = 0;
  for (const to of moments) {
    await playSteps(page, file, from, to);
    from = to;
    await page.getByTestId('moment').waitFor({ state: 'detached' });
    for (const size of windows) {
      await page.setViewportSize(size);
      await untilDrawn(page);
      const looked = { playing, framed: !playing, locale, expected: undefined };
      const faults = [...(await faultsOf(page, looked))];
      if ((await unread(page)) > 1) faults.push('not all that is said is in sight');
      found.push(...faults.map((fault) => `${to} at ${size.width}×${size.height}: ${fault}`));
    }
    await page.setViewportSize(WIDE);
  }
  await context.close();
  return found;
};
