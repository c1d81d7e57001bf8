/** @module-tag slow */

import type { State } from '@remez/rules/decrypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Look, openContext, PHONE, WIDE } from './harness.ts';
import { browserAndGallery } from './here.ts';
import type { Prepared } from './screens-tables.ts';

const here = browserAndGallery();

const stateOf = (prepared: Prepared): State => prepared.state().match?.state as State;

/** In round three, at the desk of white's encryptor. */
const atDesk = async (look: Look = {}) => {
  const { table, prepared } = await here.gallery.lay('decryptoWriting');
  const context = await openContext(here.browser, { size: WIDE, ...look });
  const page = await here.gallery.visit(context, `/t/${table}`, 'long');
  await page.getByTestId('code-card').waitFor();
  const { desks, keywords, past } = stateOf(prepared);
  return {
    page,
    code: (desks.white.card?.code ?? []) as readonly number[],
    keywords: keywords.white ?? [],
    given: past.find(({ team }) => team === 'white')?.clues[0] ?? '',
  };
};

const transmit = async (page: Page, clues: readonly string[]) => {
  for (const [place, clue] of clues.entries()) await page.getByTestId(`clue-${place}`).fill(clue);
  await page.getByTestId('transmit').click();
};

/** Which of the three fields are marked, which has the focus, and what is said of it. */
const marks = (page: Page) =>
  page.evaluate(() =>
    [0, 1, 2].map((place) => {
      const field = document.querySelector(`[data-testid=clue-${place}]`);
      const said = field?.getAttribute('aria-describedby');
      return {
        invalid: field?.getAttribute('aria-invalid'),
        focused: document.activeElement === field,
        said: said ? document.getElementById(said)?.textContent : undefined,
      };
    }),
  );

const FINE = { invalid: 'false', focused: false, said: undefined };

const NUMBERS = ['אחת', 'שתיים', 'שלוש', 'ארבע'] as const;

describe('what is said of a clue while it is written', () => {
  const SAID = {
    he: {
      digit: 'יש כאן ספרה מהקוד',
      keyword: 'לא חוקי: יש כאן ״⁨פרח⁩״',
      form: 'לא ישודר: צורה אחרת של ״⁨פרח⁩״, מילת צופן שלנו',
      translation: 'לא ישודר: תרגום של ״⁨פרח⁩״, מילת צופן שלנו',
      code: 'לא ישודר: הרמז מגלה את הקוד',
      number: 'גבולי: המספר כאן הוא בדיוק הספרה של הרמז, ואפשר לקרוא בו את הקוד',
      unsure: 'גבולי: אולי קרוב מדי ל״⁨פרח⁩״',
      wordless: 'ברמז צריכה להיות לפחות מילה אחת, ועד 100 תווים.',
    },
    en: {
      digit: 'There’s a digit of the code in it',
      keyword: 'Not legal: it contains “⁨פרח⁩”',
      form: 'Can’t be sent: a form of “⁨פרח⁩”, one of our keywords',
      translation: 'Can’t be sent: a translation of “⁨פרח⁩”, one of our keywords',
      code: 'Can’t be sent: it gives away the code',
      number:
        'Borderline: this number is the very digit the clue stands for, so listeners could read the code from it',
      unsure: 'Borderline: maybe too close to “⁨פרח⁩”',
      wordless: 'A clue has up to 100 characters, and at least one word.',
    },
  } as const;

  test.each(['he', 'en'] as const)(
    'X22, X23 · a rule or the referee objects, in words of its own: %s',
    async (locale) => {
      const { page, code, keywords } = await atDesk({ locale });
      expect(keywords).toContain('פרח');
      const said = SAID[locale];
      const verdict = page.getByTestId('verdict-1');
      const other = [1, 2, 3, 4].find((digit) => !code.includes(digit));
      const CLUES = [
        [`פרק ${code[2]}`, said.digit, 'illegal'],
        [code.join('-'), said.digit, 'illegal'],
        [code.join(''), said.code, 'illegal'],
        [code.map((digit) => NUMBERS[digit - 1]).join(', '), said.code, 'illegal'],
        [`${NUMBERS[(code[1] ?? 1) - 1]} דובים`, said.number, 'warn'],
        ['כמו פרח', said.keyword, 'illegal'],
        ['פרחים', said.form, 'illegal'],
        ['flower', said.translation, 'illegal'],
        ['פריחה', said.unsure, 'warn'],
        ['…', said.wordless, 'illegal'],
      ] as const;
      for (const [clue, text, is] of CLUES) {
        await page.getByTestId('clue-1').fill(clue);
        await verdict.getByText(text, { exact: true }).waitFor();
        expect(await verdict.getAttribute('data-is')).toBe(is);
        expect((await marks(page))[1]).toMatchObject({ invalid: 'false', said: text });
        /** What is harmless is passed over in silence. */
        await page.getByTestId('clue-1').fill(`פרק ${other} מתוך 1948`);
        await verdict.waitFor({ state: 'detached' });
      }
      await page.context().close();
    },
  );
});

describe('a refused transmission', () => {
  test.each([
    ['he', 0, 'כבר נתנו את ״⁨נוצץ⁩״'],
    ['he', 2, 'כבר נתנו את ״⁨נוצץ⁩״'],
    ['en', 1, '“⁨נוצץ⁩” was already given'],
  ] as const)(
    'X22 · marks the clue at fault, says why beside it and goes there: %s, %i',
    async (locale, place, said) => {
      const { page, given } = await atDesk({ locale });
      const clues = ['זמזום', 'צלצול', 'מלמול'].map((fine, index) =>
        index === place ? given : fine,
      );
      await transmit(page, clues);
      await page.getByTestId(`refusal-${place}`).waitFor();
      const expected = [FINE, FINE, FINE].map((fine, index) =>
        index === place ? { invalid: 'true', focused: true, said } : fine,
      );
      await expect.poll(() => marks(page)).toEqual(expected);
      await page.getByText(locale === 'he' ? 'לא שודר.' : 'Not sent.').waitFor();
      expect(await page.getByRole('alert').allTextContents()).toEqual([said]);

      /** Mended, the mark goes; sent, the card is gone. */
      await page.keyboard.type(' אחר');
      await page.getByTestId(`refusal-${place}`).waitFor({ state: 'detached' });
      expect((await marks(page)).map(({ invalid }) => invalid)).toEqual([
        'false',
        'false',
        'false',
      ]);
      await page.getByTestId('transmit').click();
      await page.getByTestId('code-card').waitFor({ state: 'detached' });
      await page.context().close();
    },
  );

  test('X23 · behind a closed shield it says why, and names no keyword', async () => {
    const { page, keywords } = await atDesk({ size: PHONE });
    await transmit(page, ['אחד', `כמו ${keywords[0]}`, 'שלושה']);
    const refusal = page.getByTestId('refusal-1');
    await refusal.waitFor();
    expect(await refusal.textContent()).toBe(`לא חוקי: יש כאן ״⁨${keywords[0]}⁩״`);
    await page.getByTestId('shield').click();
    expect(await refusal.textContent()).toBe('יש ברמז הזה אחת ממילות הצופן שלנו. צריך לנסח אחרת.');
    await page.context().close();
  });
});

test('X18 · two clues are hummed, with a button that is read on paper in the dark', async () => {
  const { page } = await atDesk({ size: PHONE, theme: 'dark' });
  const ink = (testId: string) =>
    page.getByTestId(testId).evaluate((element) => getComputedStyle(element).color);
  expect(await ink('hum-0')).toBe(await ink('code-card'));
  for (const place of [0, 2]) await page.getByTestId(`hum-${place}`).tap();
  await page.getByTestId('clue-1').fill('זמזום');
  await page.getByTestId('transmit').tap();
  await page.getByTestId('code-card').waitFor({ state: 'detached' });
  await page.context().close();
});
