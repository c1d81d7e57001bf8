import { fileURLToPath } from 'node:url';
import { seededRandom } from '@remez/rules';
import type { State } from '@remez/rules/decrypto';
import { startServer } from '@remez/server/testing';
import { manualClock } from '@remez/table/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type Player, sitAt } from '../../apps/server/src/testing/browser.ts';
import { launchBrowser, openContext, WIDE } from './harness.ts';
import { arrive } from './people.ts';
import { type Gallery, openGallery } from './screens.ts';
import type { SceneName } from './screens-scenes.ts';
import type { Prepared, Who } from './screens-tables.ts';

const DIST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const START = 1_750_000_000_000;
const HOURGLASS = 30_000;

let browser: Browser;
let gallery: Gallery;
beforeAll(async () => {
  [browser, gallery] = await Promise.all([launchBrowser(), openGallery()]);
});
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

const visit = async (table: string, who: Who | 'stranger', size = WIDE) => {
  const context = await openContext(browser, { size, reducedMotion: true });
  const page = await gallery.visit(context, `/t/${table}`, who);
  await page.locator('[data-game=decrypto]').waitFor();
  return page;
};

const matchOf = (prepared: Prepared): State => prepared.state().match?.state as State;

const gameOf = (player: Player) => {
  const view = player.state.view?.match?.view;
  if (view?.game !== 'decrypto') throw new Error('no game of Decrypto');
  return view;
};

describe('the hourglass', () => {
  test('X6 · runs out on an encryptor: what is written goes out, blanks included', async () => {
    const clock = manualClock(START);
    const server = await startServer({ web: DIST, clock, random: seededRandom(4) });
    const browsers = [0, 1, 2, 3].map(() => openBrowser(server.url));
    for (const each of browsers) await each.visit();
    const opened = await browsers[0]?.openTable('נועה', { game: 'decrypto' });
    const table = opened?.table ?? '';
    const players = browsers.map((each) => sitAt(each, { table }));
    for (const [index, player] of players.entries()) {
      await player.until(({ status }) => status === 'open');
      if (index > 0) await player.act({ kind: 'join', name: `אדם ${index}` });
      await player.act({ kind: 'sit', seat: index < 2 ? 'white' : 'black' });
    }
    const [noa, ben, rival] = players as [Player, Player, Player];
    await noa.act({ kind: 'start' });
    const [name = '', value = ''] = browsers[0]?.cookie.split(/=(.*)/su) ?? [];
    const origin = `http://remez.test:${server.port}`;
    const guest = await arrive(browser, `${origin}/t/${table}`, {
      name: 'נועה',
      prepare: (context) => context.addCookies([{ name, value, domain: 'remez.test', path: '/' }]),
    });
    const { page } = guest;
    await page.getByTestId('draw').click();
    await page.getByTestId('clue-0').fill('ראשון');
    await page.getByTestId('clue-2').fill('שלי');
    await page.getByTestId('clue-2').fill('שלישי');
    /** As it is typed, in order, and kept for the writer alone. */
    await noa.until(() => gameOf(noa).card?.drafts.join() === 'ראשון,,שלישי');
    expect(await page.getByTestId('hourglass').count()).toBe(0);

    await rival.until(({ view }) => view?.match);
    await rival.act({ kind: 'play', move: { kind: 'draw' } });
    await rival.act({ kind: 'play', move: { kind: 'transmit', clues: ['א', 'ב', 'ג'] } });
    await page.getByTestId('hourglass').waitFor();
    clock.pass(HOURGLASS - 1000);
    await noa.act({ kind: 'note', place: 'page', text: 'עוד שנייה' });
    expect(gameOf(noa).phase).toBe('write');
    clock.pass(2000);

    await page.locator('[data-phase=answer][data-team=white]').waitFor();
    expect(await page.locator('[data-clue]').allTextContents()).toEqual(['ראשון', 'שלישי']);
    expect(await page.getByTestId('clues').locator('li').nth(1).textContent()).toContain('(ריק)');
    await ben.until(() => gameOf(ben).phase === 'answer');
    expect(gameOf(ben).sheets.white.rounds[0]?.clues).toEqual(['ראשון', '', 'שלישי']);
    expect(page.complaints).toEqual([]);
    await guest.context.close();
    for (const player of players) player.end();
    await server.close();
  });

  test('the sand runs, and stands still for whoever asked for less motion', async () => {
    const { table } = await gallery.lay('decryptoHourglass');
    const motions = async (reducedMotion: boolean) => {
      const context = await openContext(browser, { reducedMotion });
      const page = await gallery.visit(context, `/t/${table}?tv`);
      await page.getByTestId('hourglass').waitFor();
      const names = await page.evaluate(() =>
        document.getAnimations().map((each) => (each as CSSAnimation).animationName ?? ''),
      );
      await context.close();
      return names.length;
    };
    expect(await motions(false)).toBe(1);
    expect(await motions(true)).toBe(0);
  });
});

/** All that the table shows of a phase, and what stands in its fields. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('[data-stage]')?.cloneNode(true) as HTMLElement;
    stage.querySelector('[data-testid=hourglass]')?.remove();
    const inputs = [...document.querySelectorAll('[data-stage] input')];
    return {
      phase: document.querySelector('[data-game]')?.getAttribute('data-phase'),
      stage: stage.textContent,
      fields: inputs.map((input) => (input as HTMLInputElement).value),
      digits: [...document.querySelectorAll('[data-testid^=slot-]')].map((slot) =>
        slot.getAttribute('data-digit'),
      ),
      actions: document.querySelector('[data-panel]')?.textContent,
      sheets: [...document.querySelectorAll('[data-team] table')].map((each) => each.textContent),
    };
  });

describe('a reload', () => {
  const type = (testId: string, text: string) => (page: Page) =>
    page.getByTestId(testId).fill(text);
  const layTwo = async (page: Page) => {
    for (const place of [0, 1, 2]) {
      const slot = page.getByTestId(`slot-${place}`);
      if ((await slot.getAttribute('data-digit')) !== null) await slot.click();
    }
    for (const digit of [4, 2]) await page.getByTestId(`digit-${digit}`).click();
  };

  test.each<[SceneName, Who, ((page: Page) => Promise<void>)?, ((player: Player) => boolean)?]>([
    ['decryptoToDraw', 'noa'],
    ['decryptoToDraw', 'dana'],
    [
      'decryptoWriting',
      'long',
      type('clue-2', 'כמעט מוכן'),
      (player) => gameOf(player).card?.drafts[2] === 'כמעט מוכן',
    ],
    ['decryptoHourglass', 'late'],
    [
      'decryptoAnswer',
      'dana',
      layTwo,
      (player) =>
        gameOf(player).deliberation?.proposals.some(({ digits }) => digits.join() === '4,2,') ===
        true,
    ],
    ['decryptoAnswer', 'long'],
    ['decryptoSealed', 'dana'],
    ['decryptoSealed', 'amit'],
    ['decryptoRuling', 'noa'],
    [
      'decryptoNaming',
      'dana',
      type('keyword-3', 'ירח'),
      (player) =>
        gameOf(player).naming?.proposals?.some(({ keywords }) => keywords[2] === 'ירח') === true,
    ],
    ['decryptoOver', 'amit'],
  ])('in %s finds %s where they were', async (scene, who, doing, isKept) => {
    const { table, playerOf } = await gallery.lay(scene);
    const page = await visit(table, who);
    await doing?.(page);
    if (isKept !== undefined) await playerOf(who).until(() => isKept(playerOf(who)));
    const before = await shown(page);
    await page.reload();
    await page.locator('[data-game=decrypto] [data-stage]').waitFor();
    expect(await shown(page)).toEqual(before);
    expect(page.complaints).toEqual([]);
    await page.context().close();
  });

  test('X22 · after a refused transmission finds what was typed just before it', async () => {
    const { table, prepared } = await gallery.lay('decryptoWriting');
    const given = matchOf(prepared).past.find(({ team }) => team === 'white')?.clues[0] ?? '';
    const page = await visit(table, 'long');
    await page.getByTestId('clue-2').fill(given);
    await page.getByTestId('clue-2').press('Enter');
    await page.getByTestId('refusal-2').waitFor();
    await page.reload();
    await page.getByTestId('clue-2').waitFor();
    expect(await page.getByTestId('clue-2').inputValue()).toBe(given);
    await page.context().close();
  });
});

describe('still level', () => {
  test('X15 · keywords are named, agreed on and handed in, and a near miss counts when both say so', async () => {
    const { table, prepared } = await gallery.lay('decryptoNaming');
    const { white = [], black = [] } = matchOf(prepared).keywords as {
      readonly white: readonly string[];
      readonly black: readonly string[];
    };
    const pages = await Promise.all(
      (['dana', 'noa', 'amit', 'late'] as const).map((who) => visit(table, who)),
    );
    const [dana, noa, amit, late] = pages as unknown as [Page, Page, Page, Page];
    const name = async (page: Page, words: readonly string[]) => {
      for (const [index, word] of words.entries()) {
        await page.getByTestId(`keyword-${index + 1}`).fill(word);
      }
    };
    const adopt = async (page: Page, word: string) => {
      const idea = page.locator('[data-by]', { hasText: word });
      await idea.getByRole('button').click();
    };

    expect(await dana.getByTestId('name-keywords').isDisabled()).toBe(true);
    await name(dana, [black[3] ?? '', black[0] ?? '', 'לא זה', black[1] ?? '']);
    await noa.locator('[data-by]', { hasText: 'לא זה' }).waitFor();
    await adopt(noa, 'לא זה');
    await dana.locator('[data-testid=name-keywords]:not([disabled])').click();
    await dana.getByTestId('sealed-answer').waitFor();
    /** The others see that it is in, and nothing of it. */
    await amit.locator('[data-testid=answers] [data-in]').waitFor();
    expect(await amit.locator('main').textContent()).not.toContain('לא זה');

    await name(amit, [`${white[2]} בערך`, white[0] ?? '', white[1] ?? '', '']);
    await late.locator('[data-by]', { hasText: 'בערך' }).waitFor();
    await adopt(late, 'בערך');
    await amit.locator('[data-testid=name-keywords]:not([disabled])').click();
    await Promise.all(pages.map((page) => page.locator('[data-phase=over]').waitFor()));
    for (const page of pages) {
      expect(await page.getByTestId('result').textContent()).toContain('הניצחון של ⁨הכובען הלבן');
    }

    await amit.getByTestId('offer-black-0').selectOption('3');
    await dana.getByTestId('count-black-0').waitFor();
    /** Whoever offered sees what, and may still offer another. */
    await amit.locator('[data-guess=black-0]', { hasText: `הוצע להחשיב: ⁨${white[2]}⁩` }).waitFor();
    for (const page of [amit, dana]) {
      const left = page.getByTestId('offer-black-0').locator('option:not([value=""])');
      expect(await left.allTextContents()).toEqual([white[3]]);
    }
    expect(await dana.getByTestId('result').textContent()).toContain('הניצחון');
    await dana.getByTestId('count-black-0').click();
    await Promise.all(
      pages.map((page) => page.locator('[data-guess=black-0][data-counts="3"]').waitFor()),
    );
    for (const page of pages) {
      expect(await page.getByTestId('result').textContent()).toContain('ניצחון משותף!');
      await page.context().close();
    }
  });
});

describe('the parts of the app', () => {
  test('a part that does not arrive is said so, with a way to fetch it', async () => {
    const { table } = await gallery.lay('decryptoAnswer');
    const context = await openContext(browser);
    await context.route('**/assets/game-*.js', (route) => route.abort());
    const page = await gallery.visit(context, `/t/${table}`, 'dana');
    const reload = page.getByTestId('reload');
    await reload.waitFor();
    expect(await page.locator('h1').textContent()).toBe('חלק מהמשחק לא הגיע');
    await context.unroute('**/assets/game-*.js');
    await reload.click();
    await page.locator('[data-game=decrypto]').waitFor();
    await context.close();
  });
});

/** How many sheets of paper it takes. */
const pagesOf = async (page: Page): Promise<number> => {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return paper.match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
};

describe('on paper', () => {
  test('X16 · an empty sheet is a page for each team, and nothing else', async () => {
    const context = await openContext(browser, { size: WIDE });
    const page = await gallery.visit(context, '/sheet');
    await page.getByTestId('printed').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('button:visible').count()).toBe(0);
    expect(await page.locator('[data-print] table:visible').count()).toBe(18);
    expect(await pagesOf(page)).toBe(2);
    await context.close();
  });

  test('X16 · a finished game prints both sheets with its clues, codes and keywords', async () => {
    const { table, prepared } = await gallery.lay('decryptoOver');
    const page = await visit(table, 'dana');
    expect(await page.getByTestId('printed').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByTestId('game').isVisible()).toBe(false);
    const { keywords, past } = matchOf(prepared);
    for (const team of ['white', 'black'] as const) {
      const sheet = page.locator(`[data-print=${team}]`);
      expect(await sheet.isVisible()).toBe(true);
      const text = (await sheet.textContent()) ?? '';
      for (const word of keywords[team] ?? []) expect(text).toContain(word);
      for (const row of past.filter((each) => each.team === team)) {
        for (const clue of row.clues) expect(text).toContain(clue);
        if (row.outcome === undefined) continue;
        const guess = sheet.locator(`div table:nth-of-type(${row.round}) td:nth-child(2)`);
        const digits = row.outcome.intercept?.code?.join('') ?? '';
        expect((await guess.allTextContents()).join('')).toBe(digits);
      }
    }
    expect(await pagesOf(page)).toBe(2);
    await page.context().close();
  });

  test('X17 · for three an empty sheet is one page of five rounds', async () => {
    const context = await openContext(browser, { size: WIDE });
    const page = await gallery.visit(context, '/sheet');
    await page.locator('input[value=trio]').check();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-print]:visible h2').allTextContents()).toEqual(['הזוג']);
    expect(await page.locator('[data-print] div table:visible').count()).toBe(5);
    expect(await pagesOf(page)).toBe(1);
    await context.close();
  });

  test('X17 · a finished game of three prints the sheet of the pair, and no empty page', async () => {
    const { table, prepared } = await gallery.lay('decryptoTrioOver');
    const page = await visit(table, 'amit');
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('[data-print]:visible');
    expect(await sheet.locator('h2').allTextContents()).toEqual(['הזוג']);
    expect(await sheet.locator('div table').count()).toBe(5);
    expect(await sheet.locator('table').last().locator('tbody tr').count()).toBe(5);
    const { keywords, past } = matchOf(prepared);
    const text = (await sheet.textContent()) ?? '';
    for (const word of keywords.white ?? []) expect(text).toContain(word);
    for (const clue of past.flatMap(({ clues }) => clues)) expect(text).toContain(clue);
    expect(await pagesOf(page)).toBe(1);
    await page.context().close();
  });
});
