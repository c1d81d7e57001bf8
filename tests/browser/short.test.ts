/** @module-tag slow */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openContext, untilCardOpened } from './harness.ts';
import { browserAndGallery } from './here.ts';
import type { SceneName } from './screens-scenes.ts';
import type { Who } from './screens-tables.ts';

const here = browserAndGallery();

/** What a keyboard or a split screen leaves of a phone. */
const WINDOWS = [
  { width: 320, height: 300 },
  { width: 360, height: 330 },
  { width: 390, height: 440 },
  { width: 390, height: 500 },
  { width: 844, height: 180 },
] as const;

interface Typing {
  readonly scene: SceneName;
  readonly who: Who;
  /** What is done before the keyboard opens. */
  readonly open?: (page: Page) => Promise<void>;
  /** Types, and waits for what there is to say of it. */
  readonly type: (page: Page) => Promise<void>;
  /** What must be in sight together. */
  readonly wanted: readonly string[];
}

const typeBoardWord = async (page: Page) => {
  const word = await page
    .locator('[data-card]:not([data-covered]) [data-word]')
    .first()
    .textContent();
  await page.getByTestId('clue-word').fill(word ?? '');
  await page.getByTestId('opinion').waitFor();
};

const typeIn = (selector: string) => async (page: Page) => {
  const field = page.locator(selector).first();
  await field.click();
  await field.pressSequentially('אנציקלופדיה');
};

const CLUE = ['[data-testid=clue-word]', '[data-testid=opinion]', '[data-testid=give-clue]'];

const PHASES: { readonly [phase: string]: Typing } = {
  'a clue': { scene: 'clue', who: 'noa', type: typeBoardWord, wanted: CLUE },
  'a clue of Duet': { scene: 'duetClue', who: 'amit', type: typeBoardWord, wanted: CLUE },
  'clues of Decrypto': {
    scene: 'decryptoWriting',
    who: 'long',
    type: typeIn('[data-testid=code-card] input'),
    wanted: ['[data-testid=code-card] input', '[data-testid=transmit]'],
  },
  'keywords of a tie-break': {
    scene: 'decryptoNaming',
    who: 'dana',
    type: typeIn('[data-testid=keyword-1]'),
    wanted: ['[data-testid=keyword-1]', '[data-testid=name-keywords]'],
  },
  talk: {
    scene: 'guess',
    who: 'dana',
    open: (page) => page.getByTestId('tool-talk').click(),
    type: typeIn('dialog input:not([type=radio])'),
    wanted: ['dialog input:not([type=radio])', 'dialog button[type=submit]'],
  },
};

/** Which of these are not whole in the window, or lie under something. */
const missing = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (wanted) =>
      wanted.filter((selector) => {
        const element = document.querySelector(selector);
        if (element === null) return true;
        const { top, bottom, left, width } = element.getBoundingClientRect();
        if (top < -1 || bottom > innerHeight + 1) return true;
        return [top + 3, bottom - 3].some((height) => {
          const over = document.elementFromPoint(left + width / 2, height);
          return over === null || !(element.contains(over) || over.contains(element));
        });
      }),
    selectors,
  );

/** How many words of the board can be read now, and whether the others can be scrolled to. */
const boardOf = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('main')?.getBoundingClientRect();
    const words = [...document.querySelectorAll<HTMLElement>('[data-word]')];
    const read = words.filter((word) => {
      const { top, bottom, width } = word.getBoundingClientRect();
      const large = Number.parseFloat(getComputedStyle(word).fontSize) >= 12;
      return (
        large && width > 12 && top >= (board?.top ?? 0) - 1 && bottom <= (board?.bottom ?? 0) + 1
      );
    });
    return { read: read.length, wide: (board?.width ?? 0) >= 280 };
  });

describe.each(WINDOWS)('at $width×$height', (size) => {
  test.each(Object.entries(PHASES))(
    'the field, the verdict and the button are in sight while %s is typed',
    async (_, { scene, who, open, type, wanted }) => {
      const whole = { width: size.width, height: size.width < 560 ? 844 : 390 };
      const context = await openContext(here.browser, { size: whole, reducedMotion: true });
      const { table } = await here.gallery.tableOf(scene);
      const page = await here.gallery.visit(context, `/t/${table}`, who);
      await page.getByTestId('game').waitFor();
      await untilCardOpened(page);
      await open?.(page);
      await page.setViewportSize(size);
      await type(page);
      expect(await missing(page, wanted)).toEqual([]);
      if (wanted === CLUE) {
        const { read, wide } = await boardOf(page);
        expect(wide).toBe(true);
        expect(read).toBeGreaterThanOrEqual(10);
      }
      await context.close();
    },
  );
});
