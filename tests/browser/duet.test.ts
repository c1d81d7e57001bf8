import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  findAll,
  gatherFour,
  gatherTwo,
  miss,
  ownCards,
  plainBystanders,
  say,
  sidesReceived,
  untilBank,
  untilResult,
} from './duet-play.ts';
import { openContext, openPage, type Site, WIDE } from './harness.ts';
import { announced } from './keys.ts';
import { openSiteForTests } from './open-site.ts';
import { type Guest, press } from './people.ts';
import { expectQuiet, guess, mark, stop, untilPhase, untilPointed, wordsOn } from './play.ts';

let browser: Browser;
let site: Site;
openSiteForTests((openedBrowser, openedSite) => {
  [browser, site] = [openedBrowser, openedSite];
});

const part = (guests: readonly Guest[]) =>
  Promise.all(guests.map(({ context }) => context.close()));

/** The host's way on, as often as it takes. */
const moveOn = async (host: Guest, times: number) => {
  const { page } = host;
  for (let turn = 0; turn < times; turn += 1) {
    const before = await page.getByTestId('game').getAttribute('data-turn');
    await press(host, page.getByTestId('tool-menu'));
    await press(host, page.getByTestId('menu-host'));
    await press(host, page.getByTestId('move-on'));
    await page.locator(`[data-testid="game"]:not([data-turn="${before}"])`).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
};

describe('Duet in the browser', () => {
  test('the board fills a wide screen that watches, from the first turn', {
    tags: ['slow'],
  }, async () => {
    const { a, all } = await gatherTwo(browser, site);
    const context = await openContext(browser, { size: WIDE });
    const page = await openPage(context, `${a.url}?tv`);
    await page.locator('[data-card="24"]').waitFor();
    const room = await page.locator('main').boundingBox();
    const board = await page.getByRole('group').boundingBox();
    expect(board?.height).toBeCloseTo(room?.height ?? 0, 0);
    await context.close();
    await part(all);
  });

  test('D5, D7, D14, D16, D19 · two phones play a standard game to a win, and again', async () => {
    const { a, b, all } = await gatherTwo(browser, site);
    const words = await wordsOn(a);
    expect(await wordsOn(b)).toEqual(words);
    for (const guest of all) {
      expect(await ownCards(guest, 'green')).toHaveLength(9);
      expect(await ownCards(guest, 'assassin')).toHaveLength(3);
      /** Either may begin. */
      await guest.page.getByTestId('give-clue').waitFor();
    }
    const [greenA, greenB] = [await ownCards(a, 'green'), await ownCards(b, 'green')];
    expect(greenA.filter((card) => greenB.includes(card))).toHaveLength(3);

    await say(all, b, { word: 'מסע', count: '2' });
    expect(await b.page.getByTestId('guess').count()).toBe(0);
    /** A touch marks and no more; the name is on the card everywhere. */
    const [first = -1, second = -1] = greenB;
    await mark(a, first);
    await untilPointed(all, first, a);
    expect(await b.page.locator('[data-found]').count()).toBe(0);
    expect(await a.page.getByTestId('stop').isDisabled()).toBe(true);
    await press(a, a.page.getByTestId('guess'));
    await b.page.locator(`[data-card="${first}"][data-found="a"]`).waitFor();
    await findAll(all, a, [second]);
    await untilBank(all, 9);
    await stop(a);
    await untilBank(all, 8);
    /** A stop takes a token green, and that is to be seen. */
    expect(await a.page.locator('[data-testid=bank] [data-face=taken]').count()).toBe(1);
    expect(await a.page.locator('[data-testid=bank] [data-face=gone]').count()).toBe(0);

    /** All nine of side a: everyone is told, and the guesser can only stop. */
    await say(all, a, { word: 'אמן', count: '9' });
    const mine = await ownCards(a, 'green');
    const told = ({ page }: Guest, text: string) =>
      page.getByTestId('moment').filter({ hasText: text }).waitFor();
    await Promise.all([
      told(a, 'מעכשיו רק הצד השני רומז'),
      told(b, 'מעכשיו רק אנחנו רומזים'),
      findAll(all, b, mine),
    ]);
    await a.page.getByTestId('done').getByText('מעכשיו רק הצד השני רומז').waitFor();
    expect(await b.page.getByTestId('guess').count()).toBe(0);
    await stop(b);
    await untilBank(all, 7);
    await b.page.getByTestId('give-clue').waitFor();
    expect(await a.page.getByTestId('give-clue').count()).toBe(0);

    await say(all, b, { word: 'סוף', count: '0' });
    await findAll(all, a, (await ownCards(b, 'green')).slice(0, -1));
    const [last = -1] = await ownCards(b, 'green');
    await guess(a, last);
    await untilResult(all, 'found');
    for (const { page } of all) {
      /** Six tokens left and three taken green. */
      await page.locator('[data-testid="score"][data-score="21"]').waitFor();
      /** D28 · on a phone the debriefing stands in the summary, and the way to the map on the table. */
      const lesson = page.locator('[data-testid="debrief"][data-lesson="wonStandard"]');
      expect(await lesson.count()).toBe(1);
    }
    expect(await a.page.getByTestId('to-map').isVisible()).toBe(true);
    expect(sidesReceived(a)).toEqual(['a']);
    expect(sidesReceived(b)).toEqual(['b']);

    /** D27 · the same sides, other words. */
    await press(b, b.page.getByTestId('again'));
    await untilPhase(all, 'clue');
    const fresh = await wordsOn(a);
    expect(fresh.filter((word) => words.includes(word))).toEqual([]);
    expect(sidesReceived(a)).toEqual(['a']);
    expectQuiet(all, site.origin);
    await part(all);
  });

  test('D9, D12, D17 · in English: tokens both ways, then sudden death, silent, lost by a bystander', {
    tags: ['slow'],
  }, async () => {
    const { a, b, all } = await gatherTwo(browser, site, { locale: 'en' });
    const card = await miss(all, a, b);
    await a.page.locator(`[data-card="${card}"][data-tokens="b"]`).waitFor();
    /** The arrow points across on one phone and towards oneself on the other. */
    const arrow = (guest: Guest) =>
      guest.page.locator(`[data-card="${card}"] svg[data-points]`).getAttribute('data-points');
    expect([await arrow(a), await arrow(b)]).toEqual(['far', 'near']);
    await untilBank(all, 8);
    expect(await a.page.locator('[data-testid=bank] [data-face=taken]').count()).toBe(0);

    await moveOn(a, 8);
    await untilPhase(all, 'suddenDeath');
    await untilBank(all, 0);
    for (const guest of all) {
      expect(await guest.page.getByTestId('clue-word').count()).toBe(0);
      expect(await guest.page.getByTestId('stop').count()).toBe(0);
      await press(guest, guest.page.getByTestId('tool-talk'));
      await guest.page.getByRole('dialog').waitFor();
      expect(await guest.page.getByRole('dialog').locator('form').count()).toBe(0);
      expect(await guest.page.getByRole('dialog').textContent()).not.toContain('quiet');
      await guest.page.keyboard.press('Escape');
      await guest.page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    /** In any order, each by the other's key. */
    await findAll(all, b, (await ownCards(a, 'green')).slice(0, 1));
    await findAll(all, a, (await ownCards(b, 'green')).slice(0, 1));
    const [wrong = -1] = await plainBystanders(b);
    /** Marked by nobody else: a finger would be talk. */
    await mark(a, wrong);
    expect(await b.page.locator('[data-pointed]').count()).toBe(0);
    await press(a, a.page.getByTestId('guess'));
    await untilResult(all, 'wrong');
    for (const { page } of all) {
      await page.locator('[data-testid="debrief"][data-lesson="outOfTime"]').waitFor();
      expect(await page.getByTestId('score').count()).toBe(0);
    }
    expectQuiet(all, site.origin);
    await part(all);
  });

  test('D20, D21 · the Vatican, 8–0: each mistake costs two, and the last one loses at once', {
    tags: ['slow'],
  }, async () => {
    const { a, b, all } = await gatherTwo(browser, site, {
      prepare: async (host) => {
        await press(host, host.page.getByTestId('match-settings'));
        await host.page.getByTestId('mission').selectOption('vatican');
        /** There are sides here, not teams, and nothing to cover. */
        await host.page.getByText('קפטן לכל צד').waitFor();
        await host.page.getByText('זמן להכרעה', { exact: true }).waitFor();
      },
    });
    await untilBank(all, 8);
    for (const { page } of all) {
      await page.locator('[data-testid="bank"][data-green="8"]').waitFor();
      expect(await page.getByTestId('mission-name').textContent()).toContain('8–0');
      /** The counted things stand in one line, on the smallest phone too. */
      const [bank, found] = await Promise.all(
        ['bank', 'found'].map((each) => page.getByTestId(each).boundingBox()),
      );
      const middle = (found?.y ?? 0) + (found?.height ?? 0) / 2;
      expect(middle).toBeGreaterThan(bank?.y ?? 0);
      expect(middle).toBeLessThan((bank?.y ?? 0) + (bank?.height ?? 0));
    }
    const card = await miss(all, a, b);
    await b.page.locator(`[data-card="${card}"][data-tokens="b b"]`).waitFor();
    await untilBank(all, 6);
    await miss(all, b, a);
    await miss(all, a, b);
    await untilBank(all, 2);
    await say(all, b, { word: 'ים', count: '1' });
    await findAll(all, a, (await ownCards(b, 'green')).slice(0, 1));
    await stop(a);
    await untilBank(all, 1);
    await miss(all, a, b);
    await untilResult(all, 'unpaid');
    expectQuiet(all, site.origin);
    await part(all);
  });

  test('D23, D24 · four people on two sides: whispers, an illegal clue, a reload, and beginning again', {
    tags: ['slow'],
  }, async () => {
    const { a, otherA, b, otherB, tv, all } = await gatherFour(browser, site);
    expect(await ownCards(otherA, 'green')).toEqual(await ownCards(a, 'green'));
    expect(await ownCards(otherB, 'green')).toEqual(await ownCards(b, 'green'));
    expect(await tv.page.locator('[data-key]').count()).toBe(0);

    /** Those who will give the clue confer where the others cannot hear. */
    await press(a, a.page.getByTestId('tool-talk'));
    await a.page.getByRole('dialog').locator('input:not([type=radio])').fill('אולי חלב?');
    await a.page.keyboard.press('Enter');
    await a.page.getByRole('dialog').getByText('אולי חלב?').waitFor();
    await a.page.keyboard.press('Escape');
    await press(otherA, otherA.page.getByTestId('tool-talk'));
    await otherA.page.getByTestId('talk-dock').getByText('אולי חלב?').waitFor();
    await otherA.page.keyboard.press('Escape');
    for (const { frames } of [b, otherB, tv]) {
      expect(frames.some((frame) => frame.includes('אולי חלב?'))).toBe(false);
    }

    /** Anyone of the side gives the clue; everyone across guesses. */
    await say(all, otherA, { word: 'חלב', count: '3' });
    const [one = -1, two = -1] = await ownCards(a, 'green');
    await mark(otherB, one);
    await untilPointed(all, one, otherB);
    await findAll(all, b, [one]);

    /** A page that is loaded anew comes back to its seat. */
    await otherB.page.reload();
    await otherB.page.locator('[data-testid="game"][data-phase="guess"]').waitFor();
    expect(await ownCards(otherB, 'green')).toEqual(await ownCards(b, 'green'));
    await findAll(all, otherB, [two]);

    /** And one that lost its network. */
    await b.context.setOffline(true);
    await press(otherB, otherB.page.getByTestId('challenge'));
    await untilPhase([a, otherA, otherB, tv], 'ruling');
    await b.context.setOffline(false);
    await untilPhase([b], 'ruling');
    expect(await b.page.getByTestId('penalise').count()).toBe(0);
    await press(otherA, otherA.page.getByTestId('penalise'));
    await press(otherA, otherA.page.getByTestId('decide'));
    await untilBank(all, 8);
    await untilPhase(all, 'guess');
    /** It is said aloud once, as a moment, and stays to be read. */
    await Promise.all(
      all.map(({ page }) => announced(page, /הרמז של .*נפסל.*סמן אחד יוצא מהמשחק/u)),
    );
    for (const { page } of all.filter((guest) => guest !== tv)) {
      const ruling = await page.getByTestId('ruling').textContent();
      expect(ruling).toBe('הרמז נפסל, וסמן אחד יצא מהמשחק.');
    }

    await press(a, a.page.getByTestId('begin-again'));
    await press(b, b.page.getByTestId('begin-again'));
    await untilResult(all, 'beganAgain');
    for (const guest of [a, otherA]) expect(sidesReceived(guest)).toEqual(['a']);
    for (const guest of [b, otherB]) expect(sidesReceived(guest)).toEqual(['b']);
    expect(sidesReceived(tv)).toEqual([]);
    await part(all);
  });
});
