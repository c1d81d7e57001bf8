/** @module-tag slow */

import type { State, View } from '@remez/rules/decrypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Look, openContext, PHONE, SIZES, untilCardOpened, WIDE } from './harness.ts';
import { browserAndGallery } from './here.ts';
import type { SceneName } from './screens-scenes.ts';
import type { Who } from './screens-tables.ts';

const here = browserAndGallery();

const atTable = async (scene: SceneName, who: Who | 'stranger', look: Look = {}) => {
  const opened = await here.gallery.lay(scene);
  const context = await openContext(here.browser, { size: WIDE, ...look });
  const path = who === 'stranger' ? '?tv' : '';
  const page = await here.gallery.visit(context, `/t/${opened.table}${path}`, who);
  await page.locator('[data-game=decrypto]').waitFor();
  return { ...opened, page };
};

const FAR = 40;
const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** Presses Tab until the focus is there, as anyone would, and gives up after a while. */
const tabTo = async (page: Page, selector: string) => {
  for (let presses = 0; presses < FAR; presses += 1) {
    if (await isFocused(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${FAR} times Tab did not lead to ${selector}`);
};

/** On a phone a page that is opened anew shows no keywords, until its owner asks for them. */
const coverAgain = async (page: Page) => {
  await untilCardOpened(page);
  await page.reload();
  await page.getByTestId('shield').waitFor();
};

const announced = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' });

const digitsOn = (page: Page) =>
  page
    .locator('[data-testid^=slot-]')
    .evaluateAll((slots) => slots.map((slot) => slot.getAttribute('data-digit')));

describe('keyboard alone', () => {
  test('X5 · draws, writes three clues and transmits', async () => {
    const { page } = await atTable('decryptoToDraw', 'noa');
    await tabTo(page, '[data-testid=draw]');
    await page.keyboard.press('Enter');
    await page.getByTestId('code-card').waitFor();
    for (const [place, clue] of ['זהב', 'כוכבים', 'שקוף'].entries()) {
      await tabTo(page, `[data-testid=clue-${place}]`);
      await page.keyboard.type(clue);
    }
    await page.keyboard.press('Enter');
    await page.locator('[data-desk=white][data-writing=done]').waitFor();
    await page.context().close();
  });

  test('X7 · lays digits, changes its mind and answers', async () => {
    const { page, playerOf } = await atTable('decryptoFirstAnswer', 'dana');
    await tabTo(page, '[data-testid=slot-0]');
    await page.keyboard.press('3');
    await page.keyboard.press('1');
    await expect.poll(() => isFocused(page, '[data-testid=slot-2]')).toBe(true);
    await page.keyboard.press('3');
    expect(await digitsOn(page)).toEqual([null, '1', '3']);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Backspace');
    expect(await digitsOn(page)).toEqual([null, null, '3']);
    await page.keyboard.press('4');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('2');
    expect(await digitsOn(page)).toEqual(['2', '4', '3']);
    await playerOf('long').act({ kind: 'play', move: { kind: 'propose', digits: [2, 4, 3] } });
    await page.locator('[data-testid=answer]:not([disabled])').waitFor();
    await tabTo(page, '[data-testid=answer]');
    await page.keyboard.press('Enter');
    await page.locator('[data-testid=reveal]').waitFor();
    await tabTo(page, '[data-testid=go-on]');
    await page.keyboard.press('Enter');
    await page.getByTestId('reveal').waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(page, '[data-stage]')).toBe(true);
    await page.context().close();
  });

  test.each(['decryptoAnswer', 'decryptoFirstAnswer'] as const)(
    'X7 · on the smallest phone the digits are in sight without scrolling: %s',
    async (scene) => {
      for (const who of ['dana', 'amit'] as const) {
        const { page } = await atTable(scene, who, { size: SIZES[0] });
        const tray = page.getByTestId('digit-1');
        /** In the first round the others have nothing to answer. */
        if (scene === 'decryptoFirstAnswer' && who === 'amit') {
          expect(await tray.count()).toBe(0);
        } else {
          for (const shown of [tray, page.getByTestId('slot-0'), page.getByTestId('answer')]) {
            const box = await shown.boundingBox();
            expect(box?.y).toBeGreaterThan(0);
            expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SIZES[0].height);
          }
        }
        await page.context().close();
      }
    },
  );

  test('a digit that is not one, or a fifth, changes nothing', async () => {
    const { page } = await atTable('decryptoFirstAnswer', 'dana');
    await tabTo(page, '[data-testid=slot-0]');
    for (const key of ['5', '0', 'x', '9']) await page.keyboard.press(key);
    expect(await digitsOn(page)).toEqual([null, null, null]);
    await page.context().close();
  });

  test('X2 · the shield opens and closes, and covered it says nothing', async () => {
    const { page, prepared } = await atTable('decryptoToDraw', 'noa', { size: PHONE });
    const state = prepared.state().match?.state as { keywords: { white: string[] } };
    const words = state.keywords.white;
    const shield = page.getByTestId('shield');
    await coverAgain(page);
    expect(await page.locator('body').textContent()).not.toContain(words[0]);
    await tabTo(page, '[data-testid=shield]');
    await page.keyboard.press('Enter');
    for (const word of words) expect(await shield.textContent()).toContain(word);
    await page.keyboard.press('Enter');
    expect(await page.locator('body').textContent()).not.toContain(words[0]);
    await page.context().close();
  });

  test('challenges, and lets stand', async () => {
    const { page, playerOf } = await atTable('decryptoAnswer', 'amit');
    await tabTo(page, '[data-testid=challenge]');
    await page.keyboard.press('Enter');
    await tabTo(page, '[data-testid=challenge-1]');
    await page.keyboard.press('Enter');
    await page.locator('[data-phase=ruling]').waitFor();
    await tabTo(page, '[data-testid=agree] input');
    await page.keyboard.press('Space');
    await tabTo(page, '[data-testid=decide]');
    await page.keyboard.press('Enter');
    await playerOf('noa').act({ kind: 'play', move: { kind: 'agree' } });
    await page.locator('[data-phase=answer]').waitFor();
    await page.context().close();
  });
});

describe('a finger or a mouse', () => {
  test('X2 · a press peeks, and letting go covers again', async () => {
    const { page } = await atTable('decryptoToDraw', 'noa', { size: PHONE });
    const shield = page.getByTestId('shield');
    await coverAgain(page);
    const box = await shield.boundingBox();
    if (box === null) throw new Error('no shield');
    expect(await page.locator('[data-keyword]').count()).toBe(0);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.locator('[data-keyword]').first().waitFor();
    await page.mouse.up();
    await page.locator('[data-keyword]').first().waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('drags digits beside the clues, from one to another, and away', async () => {
    const { page } = await atTable('decryptoFirstAnswer', 'dana');
    const middle = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      if (box === null) throw new Error(`${selector} is nowhere`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const drag = async (from: string, to: string) => {
      const [a, b] = [await middle(from), await middle(to)];
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
      await page.mouse.move(b.x, b.y, { steps: 3 });
      await page.mouse.up();
    };
    await drag('[data-testid=digit-4]', '[data-testid=slot-1]');
    expect(await digitsOn(page)).toEqual([null, '4', null]);
    await drag('[data-testid=digit-2]', '[data-testid=slot-0]');
    expect(await digitsOn(page)).toEqual(['2', '4', null]);
    await drag('[data-testid=slot-1]', '[data-testid=slot-0]');
    expect(await digitsOn(page)).toEqual(['4', '2', null]);
    await drag('[data-testid=slot-0]', '[data-testid=tool-menu]');
    expect(await digitsOn(page)).toEqual([null, '2', null]);
    expect(await page.locator('dialog').count()).toBe(0);
    await page.context().close();
  });
});

describe('a screen reader hears', () => {
  test('X7, X8 · that an answer is in, the three beats, and the next clues', async () => {
    const { page, prepared, playerOf } = await atTable('decryptoAnswer', 'stranger');
    const state = prepared.state().match?.state as {
      desks: { white: { card: { code: [number, number, number] } } };
    };
    const code = state.desks.white.card.code;
    const intercept = [code[2], code[1], code[0]];
    await playerOf('amit').act({ kind: 'play', move: { kind: 'intercept', code: intercept } });
    await announced(page, 'תשובה אחת נמסרה.');
    for (const who of ['noa', 'dana'] as const) {
      await playerOf(who).act({ kind: 'play', move: { kind: 'propose', digits: code } });
    }
    await playerOf('noa').act({ kind: 'play', move: { kind: 'decode', code } });
    await announced(page, `הפיצוח של ⁨השחורים⁩: ${intercept.join('.')}`);
    /** Neither the headline nor the marked team runs ahead of the story. */
    expect(await page.locator('h1').textContent()).toBe('חושפים…');
    expect(await page.title()).toContain('חושפים…');
    expect(await page.locator('header [data-turn]').getAttribute('data-team')).toBe('white');
    await announced(page, new RegExp(`הפענוח של .*: ${code.join('\\.')}`, 'u'));
    await announced(page, `והקוד הוא: ${code.join('.')}`);
    await page.getByTestId('go-on').click();
    await announced(page, /התשדורת של ⁨השחורים⁩/u);
    await page.context().close();
  });

  /** All that is read out from now on, in its order. */
  const listen = (page: Page) =>
    page.evaluate(() => {
      const readOut: string[] = [];
      const last = new Map<Element, string>();
      const hear = () => {
        for (const region of document.querySelectorAll('[role=status]')) {
          const text = region.textContent ?? '';
          if (text !== '' && last.get(region) !== text) readOut.push(text);
          last.set(region, text);
        }
      };
      hear();
      readOut.length = 0;
      const options = { childList: true, characterData: true, subtree: true };
      new MutationObserver(hear).observe(document.body, options);
      Object.assign(window, { readOut });
    });
  const readOutOn = (page: Page) =>
    page.evaluate(() => (window as unknown as { readOut: string[] }).readOut);

  test.each([
    ['beat by beat', false],
    ['all at once where nothing is to move', true],
  ])('X8 · a reveal %s, and what comes next only when it is over', async (_, reducedMotion) => {
    const { page, prepared, playerOf } = await atTable('decryptoAnswer', 'late', { reducedMotion });
    const state = prepared.state().match?.state as State;
    const code = state.desks.white.card?.code ?? [];
    const wrong = [code[2], code[1], code[0]];
    await playerOf('amit').act({ kind: 'play', move: { kind: 'intercept', code: wrong } });
    for (const who of ['noa', 'dana'] as const) {
      await playerOf(who).act({ kind: 'play', move: { kind: 'propose', digits: code } });
    }
    await announced(page, 'תשובה אחת נמסרה.');
    expect(await page.getByRole('timer').count()).toBe(1);
    await listen(page);
    await playerOf('noa').act({ kind: 'play', move: { kind: 'decode', code } });
    const beats = [
      `הפיצוח של ⁨השחורים⁩: ${wrong.join('.')}`,
      `הפענוח של ⁨הכובען הלבן והצפון⁩: ${code.join('.')}`,
      [
        `והקוד הוא: ${code.join('.')}`,
        'הפעם לא פיצחנו, וזה בסדר',
        '⁨הכובען הלבן והצפון⁩: המסר עבר',
      ].join('. '),
    ];
    await page.locator('[data-phase=answer][data-team=black] [data-testid=reveal]').waitFor();
    expect(await page.getByRole('timer').count()).toBe(0);
    await page.locator('[data-testid=reveal][data-beat="2"]').waitFor();
    expect(await page.getByRole('timer').count()).toBe(0);
    /** What is read out follows a picture after what is seen. */
    const headlineFirst = async () =>
      (await readOutOn(page)).toSorted(
        (one, other) => Number(other === 'חושפים…') - Number(one === 'חושפים…'),
      );
    const spoken = reducedMotion ? [beats.join('. ')] : beats;
    await expect.poll(headlineFirst).toEqual(['חושפים…', ...spoken]);

    await page.getByTestId('go-on').click();
    await announced(page, 'התשדורת שלנו');
    expect(await page.getByRole('timer').count()).toBe(1);
    await page.context().close();
  });

  test('X8 · the story is not ahead of a reveal', async () => {
    const { page, prepared, playerOf } = await atTable('decryptoAnswer', 'late', {
      size: WIDE,
      reducedMotion: false,
    });
    const state = prepared.state().match?.state as State;
    const code = state.desks.white.card?.code ?? [];
    const wrong = [code[2], code[1], code[0]];
    await playerOf('amit').act({ kind: 'play', move: { kind: 'intercept', code: wrong } });
    for (const who of ['noa', 'dana'] as const) {
      await playerOf(who).act({ kind: 'play', move: { kind: 'propose', digits: code } });
    }
    await page.getByTestId('tool-story').click();
    const story = page.getByRole('dialog');
    await story.waitFor();
    /** What the story says at each beat. */
    await page.evaluate(() => {
      const storyAt: Record<string, string> = {};
      new MutationObserver(() => {
        const beat = document.querySelector<HTMLElement>('[data-testid=reveal]')?.dataset.beat;
        const text = document.querySelector('dialog')?.textContent;
        if (beat !== undefined) storyAt[beat] = text ?? '';
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
      Object.assign(window, { storyAt });
    });
    const before = (await story.textContent()) ?? '';
    await playerOf('noa').act({ kind: 'play', move: { kind: 'decode', code } });
    await page.locator('[data-testid=reveal][data-beat="2"]').waitFor({ state: 'attached' });
    await story.getByText(code.join('.')).last().waitFor();
    const storyAt = await page.evaluate(() => (window as unknown as { storyAt: object }).storyAt);
    expect(storyAt).toMatchObject({ 0: before, 1: before });
    expect((await story.textContent()) ?? '').not.toBe(before);
    /** The clues that came after it are not there before it is over. */
    const shown = playerOf('amit').state.view?.match?.view as View | undefined;
    const [next = ''] = shown?.sheets.black.rounds.at(-1)?.clues ?? [];
    expect(await story.getByText(next, { exact: true }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByTestId('go-on').click();
    await page.getByText(next, { exact: true }).first().waitFor();
    await page.context().close();
  });

  test('X4 · whose move it is, and when it is theirs', async () => {
    const { page } = await atTable('decryptoToDraw', 'noa');
    await announced(page, 'השידור אצלך: שולפים כרטיס');
    expect(await page.title()).toContain('●');
    const other = await atTable('decryptoToDraw', 'dana');
    await announced(other.page, /מחכים לרמזים של.*נועה/u);
    expect(await other.page.title()).not.toContain('●');
    await page.context().close();
    await other.page.context().close();
  });
});
