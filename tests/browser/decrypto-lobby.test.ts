/** @module-tag slow */

import { LONGEST_TEAM_NAME } from '@remez/rules/decrypto/limits';
import { packReferee } from '@remez/server/referee';
import { decryptoOf } from '@remez/table/testing';
import { entriesOf } from '@remez/words';
import { describe, expect, test } from 'vitest';
import { type Look, openContext, PHONE, WIDE } from './harness.ts';
import { browserAndGallery } from './here.ts';

const here = browserAndGallery();

const inLobby = async (look: Look = {}) => {
  const opened = await here.gallery.lay('decryptoLobby');
  const context = await openContext(here.browser, { size: WIDE, ...look });
  const page = await here.gallery.visit(context, `/t/${opened.table}`, 'noa');
  await page.getByTestId('lobby').waitFor();
  return { ...opened, page };
};

const judge = packReferee();

/** Another language's word for one of the keywords, of which the referee is sure. */
const translationOf = (keywords: readonly string[]): { word: string; clue: string } => {
  for (const word of keywords) {
    const entry = entriesOf('he').find((each) => each.word === word);
    for (const clue of entry?.translations ?? []) {
      const asked = { clue, language: 'he', allow: [], against: 'keywords', covered: [] } as const;
      const found = judge.verdict({ ...asked, visible: keywords });
      if (found.verdict === 'illegal' && found.word === word) return { word, clue };
    }
  }
  throw new Error('no keyword has a translation');
};

/** X23 · the referee is on or off. */
const REFEREED = {
  he: 'צורות ותרגומים של מילות הצופן שלנו לא ישודרו. על רמז גבולי מופיעה הערה, ורק מי שבשידור רואה אותה.',
  en: 'Forms and translations of your own keywords can’t be transmitted. A borderline clue gets a note, for the encryptor’s eyes only.',
} as const;

describe('the clue settings', () => {
  test.each([
    ['off', 'עוצרים רק רמז חוזר, ספרה מהקוד או מילת צופן. כל השאר ביניכם: אפשר לערער.'],
    ['enforce', REFEREED.he],
  ] as const)('X23 · say what is true in Decrypto: %s', async (mode, about) => {
    const { page, playerOf } = await inLobby();
    await page.getByTestId('clue-settings').click();
    const settings = page.locator('details', { has: page.getByTestId('clue-settings') });
    const choices = settings.getByRole('radio');
    expect(
      await choices.evaluateAll((all) => all.map((each) => each.getAttribute('value'))),
    ).toEqual(['off', 'enforce']);
    /** A room advises unless it is told otherwise, which is on here. */
    expect(await settings.getByRole('radio', { checked: true }).getAttribute('value')).toBe(
      'enforce',
    );
    await page.locator(`input[value=${mode}]`).check();
    await settings.getByText(about, { exact: true }).waitFor();
    /** X18 · a clue may be a sentence, so there is nothing to agree on beyond single words. */
    expect(await settings.locator('[data-testid^=allow-]').count()).toBe(0);
    expect(await settings.locator('p').allTextContents()).toEqual([about]);

    await playerOf('late').act({ kind: 'sit', seat: 'black' });
    await page.locator('[data-testid=start]:not([disabled])').click();
    await page.getByTestId('draw').click();
    await page.getByTestId('code-card').waitFor();
    const keywords = decryptoOf(playerOf('noa').state.view)?.keywords.white ?? [];
    const { word, clue } = translationOf(keywords);
    const note = `לא ישודר: תרגום של ״⁨${word}⁩״, מילת צופן שלנו`;
    for (const [place, text] of ['אחד', clue, 'שלושה'].entries()) {
      await page.getByTestId(`clue-${place}`).fill(text);
    }
    if (mode !== 'off') await page.getByTestId('verdict-1').getByText(note).waitFor();
    /** What is stopped in every mode is told in every mode. */
    await page.getByTestId('clue-2').fill(`בלי ${word}`);
    await page.getByTestId('verdict-2').waitFor();
    expect(await page.getByTestId('verdict-1').count()).toBe(mode === 'off' ? 0 : 1);
    await page.getByTestId('clue-2').fill('שלושה');
    await page.getByTestId('transmit').click();
    if (mode === 'off') {
      await page.locator('[data-desk=white][data-writing=done]').waitFor();
    } else {
      await page.getByTestId('refusal-1').getByText(note).waitFor();
      expect(await page.locator('[data-desk=white][data-writing=done]').count()).toBe(0);
    }
    for (const who of ['dana', 'amit', 'late'] as const) {
      expect(JSON.stringify(playerOf(who).state.view)).not.toContain('translation');
    }
    await page.context().close();
  });

  test.each([
    [
      'off',
      'Only a repeated clue, a digit of the code or a keyword is stopped. The rest is between you: you can challenge.',
    ],
    ['enforce', REFEREED.en],
  ] as const)('X23 · say the same in English: %s', async (mode, about) => {
    const { page } = await inLobby({ locale: 'en', size: PHONE });
    await page.getByTestId('clue-settings').click();
    await page.locator(`input[value=${mode}]`).check();
    await page.getByText(about, { exact: true }).waitFor();
    await page.context().close();
  });
});

describe('the name of a team', () => {
  test('X1 · is as long in its fields as in the rules, and no longer', async () => {
    const { page, playerOf } = await inLobby();
    await page.getByTestId('match-settings').click();
    const fieldOf = (id: string) => page.getByTestId(id);
    const longest = 'ש'.repeat(LONGEST_TEAM_NAME);
    await fieldOf('team-name-white').fill('');
    await fieldOf('team-name-white').pressSequentially(`${longest}ת`);
    await fieldOf('team-name-white').press('Enter');
    await playerOf('dana').until(({ view }) => view?.settings.decrypto.teamNames.white === longest);

    await playerOf('late').act({ kind: 'sit', seat: 'black' });
    await page.locator('[data-testid=start]:not([disabled])').click();
    await fieldOf('name-team').click();
    const other = 'ל'.repeat(LONGEST_TEAM_NAME);
    await fieldOf('team-name').pressSequentially(`${other}ת`);
    await fieldOf('team-name').press('Enter');
    await playerOf('dana').until(({ view }) => decryptoOf(view)?.names.white === other);
    await page.context().close();
  });
});
