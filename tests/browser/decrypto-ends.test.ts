/** @module-tag slow */

import type { State } from '@remez/rules/decrypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openContext, WIDE } from './harness.ts';
import { browserAndGallery } from './here.ts';
import type { Prepared, Who } from './screens-tables.ts';

const here = browserAndGallery();

const visit = async (table: string, who: Who | 'stranger') => {
  const context = await openContext(here.browser, { size: WIDE, reducedMotion: true });
  const page = await here.gallery.visit(context, `/t/${table}`, who);
  await page.locator('[data-game=decrypto]').waitFor();
  return page;
};

const matchOf = (prepared: Prepared): State => prepared.state().match?.state as State;

describe('still level', () => {
  test('X15 · keywords are named, agreed on and handed in, and a near miss counts when both say so', async () => {
    const { table, prepared } = await here.gallery.lay('decryptoNaming');
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
      expect(await page.getByTestId('result').textContent()).toMatch(
        /^(?:ניצחנו!|הניצחון של \u2068הכובען הלבן)/u,
      );
    }

    await amit.getByTestId('offer-black-0').selectOption('3');
    await dana.getByTestId('count-black-0').waitFor();
    /** Whoever offered sees what, and may still offer another. */
    await amit.locator('[data-guess=black-0]', { hasText: `הצעה: לקבל כ״⁨${white[2]}⁩״` }).waitFor();
    for (const page of [amit, dana]) {
      const left = page.getByTestId('offer-black-0').locator('option:not([value=""])');
      expect(await left.allTextContents()).toEqual([white[3]]);
    }
    expect(await dana.getByTestId('result').textContent()).toContain('ניצחנו!');
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

describe('several near misses at once', () => {
  test('X15 · each is offered and agreed to by itself, and what lost its object is gone', async () => {
    const { table, prepared } = await here.gallery.lay('decryptoOver');
    const { black = [] } = matchOf(prepared).keywords as { readonly black: readonly string[] };
    const [, second, third] = black;
    const [amit, dana, onlooker] = await Promise.all([
      visit(table, 'amit'),
      visit(table, 'dana'),
      visit(`${table}?tv`, 'stranger'),
    ]);
    const countsOf = (page: Page, guess: string) =>
      page.getByTestId(`count-${guess}`).allTextContents();
    const notesOf = (page: Page, guess: string) =>
      page.locator(`[data-guess=${guess}] > span`).nth(1).allTextContents();
    const offered = (word = '') => `הצעה: לקבל כ״⁨${word}⁩״. מחכים להסכמת שתי הקבוצות.`;

    /** White has offered its second guess as the second keyword; black two more of white's. */
    expect(await countsOf(amit, 'white-1')).toEqual([`לקבל כ״⁨${second}⁩״`]);
    await amit.getByTestId('offer-white-1').selectOption('3');
    await amit.getByTestId('offer-white-3').selectOption('2');
    await dana.getByTestId('count-white-3').waitFor();
    expect(await countsOf(dana, 'white-1')).toEqual([`לקבל כ״⁨${third}⁩״`]);
    expect(await notesOf(dana, 'white-1')).toEqual([offered(second)]);
    expect(await countsOf(dana, 'white-3')).toEqual([`לקבל כ״⁨${second}⁩״`]);
    expect(await countsOf(amit, 'white-1')).toEqual([`לקבל כ״⁨${second}⁩״`]);
    expect(await notesOf(amit, 'white-1')).toEqual([offered(third)]);
    /** Whoever does not play sees all of it and is asked nothing. */
    await onlooker.locator('[data-guess=white-3]', { hasText: offered(second) }).waitFor();
    expect(await onlooker.locator('[data-guess=white-1] > span').allTextContents()).toEqual([
      `${second} בערך`,
      offered(second),
      offered(third),
    ]);
    expect(await onlooker.locator('[data-testid=named] button, select').count()).toBe(0);
    expect(await dana.getByTestId('result').textContent()).toContain('ניצחון משותף!');

    /** Agreed to: the keyword is taken, so one offer is left, and it is answered by itself. */
    await dana.getByTestId('count-white-3').click();
    for (const page of [amit, dana, onlooker]) {
      await page.locator('[data-guess=white-3][data-counts="2"]').waitFor();
      expect(await page.getByTestId('result').textContent()).toMatch(/^(?:ניצחנו!|הניצחון של)/u);
    }
    expect(await countsOf(amit, 'white-1')).toEqual([]);
    expect(await notesOf(amit, 'white-1')).toEqual([offered(third)]);
    expect(await countsOf(dana, 'white-1')).toEqual([`לקבל כ״⁨${third}⁩״`]);
    await dana.getByTestId('count-white-1').click();
    await amit.locator('[data-guess=white-1][data-counts="3"]').waitFor();
    for (const page of [amit, dana, onlooker]) {
      expect(page.complaints).toEqual([]);
      await page.context().close();
    }
  });
});

/** How many sheets of paper it takes. */
const pagesOf = async (page: Page): Promise<number> => {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return paper.match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
};

describe('when it is over', () => {
  const wordsOn = (page: Page, team: string) =>
    page.getByTestId(`columns-${team}`).locator('dt bdi').allTextContents();

  test('X2, X16 · the sheets of both teams name their keywords, and not before', async () => {
    const running = await here.gallery.lay('decryptoAnswer');
    const before = await visit(running.table, 'dana');
    for (const team of ['white', 'black']) expect(await wordsOn(before, team)).toEqual([]);
    await before.context().close();
    const { table, prepared } = await here.gallery.lay('decryptoOver');
    const page = await visit(table, 'dana');
    const { keywords } = matchOf(prepared);
    for (const team of ['white', 'black'] as const) {
      expect(await wordsOn(page, team)).toEqual(keywords[team]);
    }
    /** A name in another script turns nothing around it. */
    await page.getByTestId('tool-story').click();
    const tried = page.getByRole('dialog').locator('li', { hasText: /^פיצוח · / });
    expect(await tried.locator('bdi:first-of-type').allTextContents()).toEqual([
      'השחורים',
      'הכובען הלבן והצפון',
      'השחורים',
      'הכובען הלבן והצפון',
    ]);
    await page.context().close();
  });
});

describe('on paper', () => {
  test('X16 · an empty sheet is a page for each team, and nothing else', async () => {
    const context = await openContext(here.browser, { size: WIDE });
    const page = await here.gallery.visit(context, '/sheet');
    await page.getByTestId('printed').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('button:visible').count()).toBe(0);
    expect(await page.locator('[data-print] table:visible').count()).toBe(18);
    expect(await pagesOf(page)).toBe(2);
    await context.close();
  });

  test('X16 · a finished game prints both sheets with its clues, codes and keywords', async () => {
    const { table, prepared } = await here.gallery.lay('decryptoOver');
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
    const context = await openContext(here.browser, { size: WIDE });
    const page = await here.gallery.visit(context, '/sheet');
    await page.locator('input[value=trio]').check();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-print]:visible h2').allTextContents()).toEqual(['הזוג']);
    expect(await page.locator('[data-print] div table:visible').count()).toBe(5);
    expect(await pagesOf(page)).toBe(1);
    await context.close();
  });

  test('X17 · a finished game of three prints the sheet of the pair, and no empty page', async () => {
    const { table, prepared } = await here.gallery.lay('decryptoTrioOver');
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
