/** @module-tag slow */

import { decryptoOf } from '@remez/table/testing';
import { describe, expect, test } from 'vitest';
import { type Look, openContext, PHONE, WIDE } from './harness.ts';
import { browserAndGallery } from './here.ts';
import type { SceneName } from './screens-scenes.ts';
import type { Who } from './screens-tables.ts';

const here = browserAndGallery();

const at = async (scene: SceneName, who: Who, look: Look = {}) => {
  const opened = await here.gallery.lay(scene);
  const context = await openContext(here.browser, { size: PHONE, reducedMotion: true, ...look });
  const page = await here.gallery.visit(context, `/t/${opened.table}`, who);
  const view = () => decryptoOf(opened.playerOf(who).state.view);
  return { ...opened, page, view };
};

describe('intercepting', () => {
  test('X16 · their clues so far are on the table, above the new ones; our words are folded away', async () => {
    const { page, view } = await at('decryptoAnswer', 'amit');
    const theirs = page.getByTestId('their-clues');
    await theirs.waitFor();
    const said = view()?.sheets.white.columns.flat() ?? [];
    expect(said.length).toBeGreaterThan(0);
    for (const { clue } of said) expect(await theirs.textContent()).toContain(clue);
    const above = (await theirs.boundingBox())?.y ?? 0;
    expect(above).toBeLessThan((await page.getByTestId('clues').boundingBox())?.y ?? 0);

    const ours = view()?.keywords.black ?? [];
    expect(ours).toHaveLength(4);
    const stage = page.locator('[data-stage]');
    for (const word of ours) expect(await stage.textContent()).not.toContain(word);
    await page.getByTestId('shield').click();
    for (const word of ours) expect(await stage.textContent()).toContain(word);
    await page.context().close();
  });

  test('X7 · the digits that were laid stay in sight while a sheet is looked at', async () => {
    const { page } = await at('decryptoAnswer', 'amit');
    const laid = page.getByTestId('laid');
    await laid.waitFor({ state: 'attached' });
    expect(await laid.isVisible()).toBe(false);
    const chosen = await page.locator('[data-testid^=slot-]').allTextContents();
    expect(chosen.join('')).toMatch(/[1-4]{3}/u);
    await page.getByTestId('tab-white').click();
    await laid.waitFor();
    expect(await laid.locator('b').allTextContents()).toEqual(chosen);
    await page.getByTestId(`digit-${chosen[0]}`).click();
    await expect.poll(() => laid.locator('b').first().textContent()).toBe('');
    await page.context().close();
  });

  test('X7 · decoding is built around our words: nothing of theirs stands between', async () => {
    const { page } = await at('decryptoAnswer', 'dana');
    await page.getByTestId('clues').waitFor();
    expect(await page.getByTestId('their-clues').count()).toBe(0);
    const shield = (await page.getByTestId('shield').boundingBox())?.y ?? 0;
    expect(shield).toBeLessThan((await page.getByTestId('clues').boundingBox())?.y ?? 0);
    await page.context().close();
  });
});

describe('an objection', () => {
  test('X20 · asks once which clue it is about, and everyone reads which', async () => {
    const { page, view } = await at('decryptoAnswer', 'amit');
    await page.getByTestId('challenge').click();
    expect(await page.locator('[data-phase=answer]').count()).toBe(1);
    const clue = view()?.sheets.white.rounds.at(-1)?.clues[1] ?? '?';
    await page.getByTestId('challenge-1').click();
    await page.locator('[data-phase=ruling]').waitFor();
    await page.getByText(`הרמז ״\u2068${clue}\u2069״ לא נראה חוקי`).first().waitFor();
    await page.context().close();
  });
});

describe('the drawn card', () => {
  test('X5 · is open to its encryptor at once, and a tap covers it', async () => {
    const { page, view } = await at('decryptoWriting', 'long');
    const card = page.getByTestId('code-card');
    await card.waitFor();
    const { code = [], keywords } = { code: view()?.card?.code, keywords: view()?.keywords.white };
    const named = code.map((digit) => keywords?.[digit - 1] ?? '?');
    expect(named).toHaveLength(3);
    /** It opens with the picture after the one that shows the card. */
    for (const word of named) await card.filter({ hasText: word }).waitFor();
    await page.getByTestId('shield').click();
    for (const word of named) expect(await card.textContent()).not.toContain(word);
    await page.context().close();
  });
});

describe('a first game', () => {
  test.each(['he', 'en'] as const)(
    'each phase says what to do, and its words can be tapped: %s',
    async (locale) => {
      const { page } = await at('decryptoAnswer', 'amit', { locale });
      const lesson = page.getByTestId('lesson');
      await lesson.waitFor();
      expect(await lesson.locator('p').first().textContent()).toContain(
        locale === 'he' ? 'איזו מילה שלהם מסתתרת' : 'Which of their words hides',
      );
      await lesson.locator('[data-term=interception]').click();
      await page.getByTestId('glossary').waitFor();
      expect(await page.getByTestId('glossary').locator('dt').count()).toBe(4);
      await page.keyboard.press('Escape');
      await page.getByTestId('glossary').waitFor({ state: 'detached' });
      await page.context().close();
    },
  );

  test('whoever has seen a game to its end is told no more', async () => {
    const ended = await at('decryptoOver', 'amit');
    await ended.page.getByTestId('result').waitFor();
    await expect
      .poll(() => ended.page.evaluate(() => localStorage.getItem('remez.decrypto.played')))
      .toBe('yes');
    const next = await here.gallery.lay('decryptoAnswer');
    await ended.page.goto(ended.page.url().replace(/[^/]+$/u, next.table));
    await ended.page.getByTestId('clues').waitFor();
    expect(await ended.page.getByTestId('lesson').count()).toBe(0);
    await ended.page.context().close();
  });

  test('X6 · the lobby offers a calm start without sand, in one tap, and back', async () => {
    const { page, playerOf } = await at('decryptoLobby', 'noa', { size: WIDE });
    await page.getByTestId('without-sand').click();
    await page.getByTestId('with-sand').waitFor();
    const sand = () => playerOf('noa').state.view?.settings.decrypto.hourglass;
    expect(sand()).toBe(null);
    await page.getByTestId('with-sand').click();
    await page.getByTestId('without-sand').waitFor();
    expect(sand()).toBe(30);
    await page.context().close();
  });

  test('X6 · the hourglass says in words what comes of it', async () => {
    const { page } = await at('decryptoHourglass', 'long');
    await page.getByTestId('hourglass').getByText('נגמר החול? משדרים מה שנכתב.').waitFor();
    await page.context().close();
  });
});
