import { openBrowser, startServer } from '@remez/server/testing';
import { manualClock } from '@remez/table/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import {
  begin,
  boardOf,
  cardOf,
  cardOn,
  clueOn,
  findAll,
  guess,
  passMoments,
  turnOn,
} from './daily-play.ts';
import {
  DIST,
  downloadedSize,
  type Look,
  openContext,
  openPage,
  type Site,
  siteOf,
  WIDE,
} from './harness.ts';
import { announced, spokenCard, tabTo, walkTo } from './keys.ts';
import { openSiteForTests } from './open-site.ts';
import { wordsOn } from './play.ts';

const DAY = '2026-11-17';
const TOMORROW = '2026-11-18';
/** An hour before midnight in Israel, and an hour after it. */
const EVENING = Date.parse('2026-11-17T21:00:00Z');
const NIGHT = Date.parse('2026-11-17T23:00:00Z');

const clock = manualClock(EVENING);
let browser: Browser;
let site: Site;
openSiteForTests(
  (opened, started) => {
    browser = opened;
    site = started;
  },
  { start: async () => siteOf(await startServer({ web: DIST, clock })) },
);

/** Someone's own device; what it copies is read here, since these have no clipboard. */
const openDevice = async (look: Look = {}) => {
  const context = await openContext(browser, { ...look, theatre: true });
  await context.clock.setFixedTime(EVENING);
  await context.addInitScript(() => {
    document.addEventListener('copy', () => {
      (globalThis as { copied?: string }).copied = String(document.getSelection());
    });
  });
  onTestFinished(() => context.close());
  return context;
};

const copiedOn = (page: Page) =>
  page.evaluate(() => (globalThis as { copied?: string }).copied ?? '');

const openDaily = async (context: BrowserContext, path = '/daily') =>
  openPage(context, site.origin + path);

/** What is to be seen of a board before anything is guessed: words. */
const shownKinds = (page: Page) => page.locator('[data-card][data-is]').count();

test('a day from the front door to the shared result, with a reload in the middle, and the next day', async () => {
  const board = boardOf('he', DAY);
  const context = await openDevice({ reducedMotion: true });
  const page = await openPage(context, site.origin);
  await page.getByTestId('todays-board').tap();
  await page.getByTestId('daily-intro').waitFor();
  expect(await wordsOn({ page })).toEqual(board.words);
  expect(await page.getByTestId('daily-date').textContent()).toContain('17');
  await begin(page);
  expect(await shownKinds(page)).toBe(0);

  /** A touch marks, a second one takes the mark away; nothing ends a turn before its first guess. */
  const [clue] = board.clues;
  expect(await clueOn(page)).toBe(clue?.word);
  await cardOn(page, cardOf(board, 'assassin')).tap();
  expect(await page.locator('[data-marked]').count()).toBe(1);
  await cardOn(page, cardOf(board, 'assassin')).tap();
  expect(await page.locator('[data-marked]').count()).toBe(0);
  expect(await page.getByTestId('stop').isDisabled()).toBe(true);

  const [first = 0] = clue?.meant ?? [];
  await guess(page, first);
  await announced(page, new RegExp(board.words[first] ?? '', 'u'));
  await guess(page, cardOf(board, 'bystander'));
  await page.locator('[data-testid=moment][data-kind=bystander]').waitFor();
  expect(await turnOn(page)).toBe('2');

  /** What was touched stays touched, also after a reload and on the way through home. */
  await page.reload();
  await page.getByTestId('clue').waitFor();
  expect(await turnOn(page)).toBe('2');
  expect(await shownKinds(page)).toBe(2);
  await page.getByTestId('daily-home').tap();
  expect(await page.getByTestId('todays-board').textContent()).toContain('1 מתוך 9');
  await page.getByTestId('todays-board').tap();
  await page.getByTestId('clue').waitFor();

  await findAll(page, board);
  await passMoments(page, '[data-testid=finale]');
  expect(await page.getByTestId('finale').getAttribute('data-mood')).toBe('won');
  expect(await page.getByTestId('finale-how').textContent()).toContain('טעות אחת');

  /** The clue that was left comes again at the end, so there is a turn more than clues. */
  await page.getByTestId('finale-board').tap();
  await page.getByTestId('daily-share').tap();
  await page.getByTestId('notice').waitFor();
  const shared = (await copiedOn(page)).split('\n');
  const rows = shared.slice(2, -1);
  expect(shared[0]).toBe('הרמז היומי · 17.11');
  expect(rows[0]).toBe('🟩⬜');
  expect(rows).toHaveLength(board.clues.length + 1);
  expect(rows.join('').match(/🟩/gu)).toHaveLength(9);
  expect(shared.at(-1)).toBe(`${site.origin}/daily`);
  for (const word of [...board.words, ...board.clues.map((each) => each.word)]) {
    expect(shared.join(' ')).not.toContain(word);
  }
  const share = page.getByTestId('daily-picture');
  expect(await downloadedSize(page, () => share.tap())).toEqual([1080, 1350]);

  /** What was meant stands beside what was guessed. */
  await page.getByTestId('daily-summary').tap();
  const story = (await page.getByTestId('daily-story').textContent()) ?? '';
  for (const { word, meant } of board.clues) {
    expect(story).toContain(word);
    for (const card of meant) expect(story).toContain(board.words[card]);
  }
  expect(await page.getByTestId('daily-streak').textContent()).toContain('יום אחד');
  expect(page.complaints).toEqual([]);

  /** After midnight in Israel there is another board, and yesterday's is over still. */
  clock.passTo(NIGHT);
  await context.clock.setFixedTime(NIGHT);
  await page.goto(`${site.origin}/daily`);
  await page.getByTestId('clue').waitFor();
  expect(await wordsOn({ page })).toEqual(boardOf('he', TOMORROW).words);
  expect(await shownKinds(page)).toBe(0);
  await page.getByTestId('daily-archive').tap();
  expect(await page.locator('[data-testid=daily-calendar] [data-outcome=won]').count()).toBe(1);
  await page.locator('[data-testid=daily-calendar] [data-outcome=won]').tap();
  await page.locator(`[data-testid=game][data-day="${DAY}"][data-phase=over]`).waitFor();
  expect(await page.getByTestId('finale').count()).toBe(0);
  await page.goto(`${site.origin}/daily/2026-11-19`);
  await page.getByRole('heading').waitFor();
  expect(await page.locator('[data-card]').count()).toBe(0);
  expect(page.complaints).toEqual([]);
});

test('the same board by keyboard alone; the assassin ends it, and others are counted beside it', {
  tags: ['slow'],
}, async () => {
  clock.passTo(NIGHT);
  const other = openBrowser(site.url);
  await other.visit();
  const won = { turns: 4, mistakes: 0, found: 9 };
  await other.ask(`/api/daily/he/${DAY}`, { method: 'POST', body: won });
  const board = boardOf('he', DAY);
  const context = await openDevice({ size: WIDE });
  const page = await openDaily(context);
  await page.getByTestId('daily-begin').waitFor();
  expect(await wordsOn({ page })).toEqual(board.words);
  await tabTo(page, '[data-testid=daily-begin]');
  await page.keyboard.press('Enter');
  /** Told once the cards are dealt. */
  await page.locator('[data-testid=moment][data-kind=clue]').waitFor();
  const card = cardOf(board, 'assassin');
  await tabTo(page, '[data-card]', 'Shift+Tab');
  await walkTo(page, card);
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-testid=guess]');
  await page.keyboard.press('Enter');
  /** A breath is held before it turns, and nothing on the screen runs ahead of it. */
  await page.locator('[data-testid=moment][data-kind=assassin]').waitFor();
  await cardOn(page, card).and(page.locator('[data-covered]')).waitFor();
  expect(await spokenCard(page, card)).toContain('מתנקש');
  await passMoments(page, '[data-testid=finale]');
  expect(await page.getByTestId('finale').getAttribute('data-mood')).toBe('lost');
  await page.keyboard.press('Escape');
  await page.getByTestId('finale').waitFor({ state: 'detached' });
  /** The whole key lies open, and the clues that were not given are told. */
  expect(await page.locator('[data-card][data-is=green]').count()).toBe(9);
  const story = (await page.getByTestId('daily-story').textContent()) ?? '';
  for (const { word } of board.clues) expect(story).toContain(word);
  await page.getByTestId('daily-others').waitFor();
  const others = (await page.getByTestId('daily-others').textContent()) ?? '';
  expect(others).toContain('המתנקש1');
  expect(page.complaints).toEqual([]);
});

test('in English another board; without a network what was fetched is played, and told later', {
  tags: ['slow'],
}, async () => {
  clock.passTo(NIGHT);
  const board = boardOf('en', DAY);
  const context = await openDevice({ locale: 'en', reducedMotion: true });
  const page = await openDaily(context);
  await begin(page);
  expect(await page.getByRole('group').getAttribute('dir')).toBe('ltr');
  expect(await wordsOn({ page })).toEqual(board.words);
  await context.setOffline(true);
  await guess(page, cardOf(board, 'assassin'));
  await passMoments(page, '[data-testid=finale]');
  await page.getByTestId('finale-summary').tap();
  await page.getByText('Your result will be sent once you’re back.').waitFor();
  await page.keyboard.press('Escape');
  /** A day of the same month was fetched with it. */
  await page.getByTestId('daily-yesterday').tap();
  await page.locator('[data-testid=game][data-day="2026-11-16"]').waitFor();
  expect(await wordsOn({ page })).toEqual(boardOf('en', '2026-11-16').words);
  await context.setOffline(false);
  await context.clock.setFixedTime(NIGHT);
  const told = page.waitForResponse(
    (response) => response.url().endsWith(`/api/daily/en/${DAY}`) && response.ok(),
  );
  await page.goto(`${site.origin}/daily`);
  expect(await (await told).json()).toMatchObject({ players: 1, lost: 1 });
});
