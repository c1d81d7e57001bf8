import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, SIZES, type Site, TURNED, untilAtGame } from './harness.ts';
import { announced, isFocused } from './keys.ts';
import { faultsOfLesson } from './lesson-looks.ts';
import {
  cardWith,
  guessByKeys,
  layDigits,
  lessonFile,
  playSteps,
  press,
  startLesson,
  typeDigits,
  untilCoach,
  untilDone,
  untilRing,
} from './lesson-play.ts';
import { openSiteForTests } from './open-site.ts';
import { expectQuiet, wordsOn } from './play.ts';

let browser: Browser;
let site: Site;
openSiteForTests((openedBrowser, openedSite) => {
  [browser, site] = [openedBrowser, openedSite];
});

const REFUSED = {
  he: 'עוד רגע. קודם מה שכתוב בהדרכה.',
  en: 'Not yet. First do what the coach says.',
};

/** Where the board lies, and how large its cards are; a card that turns is larger for a moment. */
const boardOn = (page: Page) =>
  page.locator('[data-card="0"]').evaluate((card) => {
    const { x, y, width, height } = card.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return [x, y, width, height, card.clientWidth, card.clientHeight].map((each) =>
      each.toFixed(1),
    );
  });

/** Everything that the coach says, each sentence once. */
const saidFromNowOn = async (page: Page) => {
  const heard = await page.getByTestId('coach').evaluateHandle((coach) => {
    const texts = new Set<string>();
    const hear = () => texts.add(coach.querySelector('[role=status]')?.textContent ?? '');
    hear();
    new MutationObserver(hear).observe(coach, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  return () => heard.evaluate((texts) => [...texts]);
};

const finish = async (page: Page) => {
  await untilDone(page);
  await press(page, '[data-testid=learn-done]');
  await page.getByTestId('learned').waitFor();
  await expect.poll(() => isFocused(page, 'h1')).toBe(true);
};

describe('learning by playing, by keyboard alone', () => {
  test('classic in Hebrew: what is not asked for is refused with a word, a reload and a walk lose nothing, and the second chapter follows', {
    tags: ['slow'],
  }, async () => {
    const size = SIZES[0];
    const guest = await startLesson(browser, site, { game: 'classic', look: { size } });
    const { page } = guest;
    const [guessing, clues] = [lessonFile('classic-1.he'), lessonFile('classic-2.he')];
    const still = await boardOn(page);
    const words = await wordsOn(guest);

    await playSteps(page, guessing, 0, 2);
    await announced(page, /סימון הוא עוד לא ניחוש/u);
    /** Any card but the one that is asked for. */
    await guessByKeys(page, 'מדוזה');
    await announced(page, REFUSED.he);
    const jellyfish = await cardWith(page, 'מדוזה');
    expect(await page.locator(`[data-card="${jellyfish}"][data-covered]`).count()).toBe(0);

    await playSteps(page, guessing, 2, 10);
    /** What was touched is kept once the coach goes on. */
    await untilCoach(page, 'tempting');
    await page.reload();
    await untilAtGame(page);
    await page.locator('[data-testid=coach][data-key=tempting]').waitFor();
    await playSteps(page, guessing, 10, 11);
    /** C13 · a bystander ends the turn, and there is time to read it. */
    await announced(page, /עובר אורח: לא שלנו, לא שלהם/u);

    await press(page, '[data-testid=learn-leave]');
    await page.getByTestId('home').waitFor();
    /** Home leads back to it, and so do the rules. */
    await page.getByTestId('my-game').filter({ hasText: 'להמשיך ללמוד' }).waitFor();
    await press(page, '[data-testid=my-game]');
    await untilAtGame(page);
    await page.goto(`${site.origin}/rules#classic`);
    await press(page, '[data-testid=to-lesson] a');
    await untilAtGame(page);
    expect(await wordsOn(guest)).toEqual(words);
    await page.locator('[data-testid=coach][data-key=bystander]').waitFor();
    const said = await saidFromNowOn(page);
    await playSteps(page, guessing, 11, guessing.steps.length);
    await untilDone(page);
    await announced(page, /ניצחנו! ככה מנחשים/u);
    /** What is left is of our own clue, also when the others have given theirs. */
    const left = (await said()).filter((text) => text.includes('מחכה לפעם הבאה'));
    expect(left).toEqual([expect.stringContaining('מוזיקה')]);
    expect(await boardOn(page)).toEqual(still);
    /** Nothing leads away from the lesson but the coach. */
    for (const other of ['again', 'to-lobby', 'finale-board']) {
      expect(await page.getByTestId(other).count()).toBe(0);
    }

    await finish(page);
    await press(page, '[data-testid=learn-next]');
    await untilAtGame(page);
    await announced(page, /עכשיו המפתח אצלך/u);
    await playSteps(page, clues, 0, clues.steps.length);
    await untilDone(page);
    await announced(page, /שלוש במכה/u);
    expect(await boardOn(page)).toEqual(still);
    await finish(page);
    /** On to a table for friends, of this game; or to bots at once. */
    await press(page, '[data-testid=learn-friends]');
    await page.locator('input[name=game][value=classic]:checked').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'ביטול' }).click();
    await press(page, '[data-testid=learn-play]');
    await page.waitForURL(/\/solo\//u);
    await untilAtGame(page);
    expectQuiet([guest], site.origin);
    await guest.context.close();
  });

  test('Duet in English: begun anew when asked, with a word of one’s own for a clue', async () => {
    const look = { locale: 'en', size: SIZES[3] } as const;
    const guest = await startLesson(browser, site, { game: 'duet', look });
    const { page } = guest;
    const file = lessonFile('duet-1.en');
    /** D5 · either side may begin; here the partner does, and nobody is asked for a clue meanwhile. */
    await page.locator('[data-testid=coach][data-key=begin]').waitFor();
    await page.locator('h1').filter({ hasText: 'Waiting for a clue from' }).waitFor();
    expect(await page.getByTestId('clue-word').count()).toBe(0);
    await playSteps(page, file, 0, 3);
    await press(page, '[data-testid=learn-again]');
    await press(page, '[data-testid=learn-again-confirm]');
    await page.locator('[data-testid=coach][data-key=begin]').waitFor();
    expect(await page.locator('[data-found]').count()).toBe(0);
    const still = await boardOn(page);
    const own = file.steps.map((step) =>
      step.do === 'clue' && step.you ? { ...step, word: 'dessert' } : step,
    );
    await playSteps(page, { steps: own }, 0, own.length);
    await untilDone(page);
    await announced(page, /The arrow shows who tried/u);
    expect(await boardOn(page)).toEqual(still);
    await finish(page);
    expectQuiet([guest], site.origin);
    await guest.context.close();
  });

  test('Decrypto in Hebrew: decode, encrypt, intercept; a wrong code is refused with a word', {
    tags: ['slow'],
  }, async () => {
    const guest = await startLesson(browser, site, { game: 'decrypto' });
    const { page } = guest;
    const file = lessonFile('decrypto-1.he');
    await playSteps(page, file, 0, 2);
    /** X2 · whoever has opened their card sees the keywords. */
    await page.locator('[data-keyword="4"]').waitFor();
    await layDigits(page, '431');
    await press(page, '[data-testid=answer]');
    await announced(page, REFUSED.he);
    await untilRing(page, '[data-testid=slot-0]');
    await announced(page, /הרמז ״\u2068חוף\u2069״ שייך למילה 1/u);
    await playSteps(page, file, 2, 8);
    /** X9 · no team-mate agrees to another code, so whoever has laid it is told. */
    await untilCoach(page, 'intercept');
    await typeDigits(page, '134');
    await untilRing(page, '[data-testid=slot-2]');
    await announced(page, /הרמז ״\u2068דפים\u2069״ שייך למילה 2/u);
    await playSteps(page, file, 8, file.steps.length);
    await untilDone(page);
    await announced(page, /פיצחנו! אסימון אחד אצלנו/u);
    await finish(page);
    expectQuiet([guest], site.origin);
    await guest.context.close();
  });
});

/** `npm run soak`: every step in every window, theme and language. */
describe('how a lesson looks', () => {
  test.each([
    { name: 'classic-1', locale: 'en', theme: 'light', moments: [0, 11], window: SIZES[0] },
    { name: 'duet-1', locale: 'he', theme: 'dark', moments: [11], window: TURNED[2] ?? PHONE },
    { name: 'decrypto-1', locale: 'en', theme: 'dark', moments: [4], window: SIZES[3] },
  ] as const)(
    '$name in $locale: all of it is in sight, nothing covers what is said, and axe finds nothing',
    { tags: ['slow'] },
    async ({ window, ...look }) => {
      expect(await faultsOfLesson(browser, site, { ...look, windows: [window] })).toEqual([]);
    },
  );
});
