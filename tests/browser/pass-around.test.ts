import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answer,
  type Clues,
  type Code,
  codeOn,
  draw,
  goOn,
  otherThan,
  propose,
  transmit,
} from './decrypto-play.ts';
import { type Site, startSite, testBrowser } from './harness.ts';
import { handedTo, passOn, take } from './pass-around-play.ts';
import { arrive, press } from './people.ts';
import { giveClue, guess, keyCardsOn, openCardsOf, untilPhase } from './play.ts';

/** One phone for a whole group: it is covered between two people, and shows each what is theirs. */

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([testBrowser(), startSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const begin = async (
  game: string,
  look: NonNullable<Parameters<typeof arrive>[2]['look']> = {},
) => {
  const guest = await arrive(browser, site.origin, { name: 'כולם', look });
  await press(guest, guest.page.getByTestId(`ways-${game}`));
  await press(guest, guest.page.getByTestId(`pass-${game}`));
  return guest;
};

describe('a device that is passed around', () => {
  test('C5, C8 · classic goes from hand to hand, and nobody sees the key who must not, also after a reload', async () => {
    const phone = await begin('classic');
    const { page } = phone;
    const cover = page.getByTestId('cover');
    await cover.waitFor();
    const team = (await cover.getAttribute('data-team')) === 'red' ? 'red' : 'blue';
    const own = team === 'red' ? ['המפתח האדום', 'הצוות האדום'] : ['המפתח הכחול', 'הצוות הכחול'];
    const theirs = team === 'red' ? 'המפתח הכחול' : 'המפתח האדום';
    const [key = '', operatives = ''] = own;

    await take(phone, key);
    await untilPhase([phone], 'clue');
    expect(await keyCardsOn(phone)).toBe(25);
    /** C22 · across one table it is asked aloud. */
    expect(await page.getByTestId('ask').count()).toBe(0);
    const [agent = -1] = await openCardsOf(phone, team);
    const [bystander = -1] = await openCardsOf(phone, 'bystander');
    await giveClue(phone, { word: 'בדיקה', count: '1' });
    await page.getByTestId('pass-on').waitFor();
    /** The others sit in the room: nobody's connection is lost. */
    expect(await page.getByTestId('lost').count()).toBe(0);
    await passOn(phone);

    await handedTo(phone, operatives);
    /** Home and back, and a reload, lead to the cover and not to what someone else may see. */
    await page.goto(page.url().replace('/pass/', '/solo/'));
    await handedTo(phone, operatives);
    await page.reload();
    await take(phone, operatives);
    expect(await keyCardsOn(phone)).toBe(0);
    await guess(phone, agent);
    await page.locator(`[data-card="${agent}"][data-covered]`).waitFor();
    await guess(phone, bystander);
    await page.locator(`[data-card="${bystander}"][data-covered]`).waitFor();
    expect(await keyCardsOn(phone)).toBe(0);
    await passOn(phone);

    /** Whoever is not there gives it to another. */
    await handedTo(phone, theirs);
    await press(phone, page.getByTestId('pass-other'));
    expect(await page.locator('[data-take]').count()).toBe(3);
    await take(phone, theirs);
    await untilPhase([phone], 'clue');
    expect(await keyCardsOn(phone)).toBe(25 - 2);

    /** At the end everyone looks: another match is covered at once, and places are who they were. */
    const [assassin = -1] = await openCardsOf(phone, 'assassin');
    await giveClue(phone, { word: 'סתם', count: '1' });
    await passOn(phone);
    await take(phone, team === 'red' ? 'הצוות הכחול' : 'הצוות האדום');
    await guess(phone, assassin);
    await untilPhase([phone], 'over');
    await press(phone, page.getByTestId('again'));
    await cover.waitFor();
    expect(await page.locator('[data-card]').count()).toBe(0);
    await press(phone, page.getByTestId('pass-other'));
    await press(phone, cover.getByRole('button', { name: operatives }));
    await untilPhase([phone], 'clue');
    expect(await keyCardsOn(phone)).toBe(0);
    expect(page.complaints).toEqual([]);
    await phone.context.close();
  });

  test('X5, X7 · Decrypto: encryptors write one after the other, then each team answers', {
    tags: ['slow'],
  }, async () => {
    const phone = await begin('decrypto', { locale: 'en' });
    const { page } = phone;
    const write = async (name: string, clues: Clues): Promise<Code> => {
      await take(phone, name);
      await draw(phone);
      const code = await codeOn(phone);
      await transmit(phone, clues);
      await passOn(phone);
      return code;
    };
    const white = await write('White 1', ['warm', 'soft', 'loud']);
    const black = await write('Black 1', ['north', 'quick', 'late']);
    /** X9 · in the first round each team reads its own alone. */
    for (const [name, code] of [
      ['White 2', white],
      ['Black 2', black],
    ] as const) {
      await take(phone, name);
      expect(await page.getByTestId('code-card').count()).toBe(0);
      await answer([phone], code);
      await page.locator('[data-testid=reveal]').waitFor();
      await goOn([phone]);
      await passOn(phone);
    }
    /** X4 · in the second round the others of the teams write. */
    const again = await write('White 2', ['plain', 'round', 'early']);
    await take(phone, 'Black 2');
    await draw(phone);
    await transmit(phone, ['south', 'slow', 'often']);
    /** An objection goes to whoever sent it, and then to those who objected: it stands when both agree. */
    await press(phone, page.getByTestId('challenge'));
    await press(phone, page.getByTestId('challenge-0'));
    for (const name of ['White 2', 'Black 1']) {
      await passOn(phone);
      await take(phone, name);
      await press(phone, page.getByTestId('agree'));
      await press(phone, page.getByTestId('decide'));
    }
    /** X7 · the device is with them already: one proposes, and it goes to the other, who agrees. */
    const guessed = otherThan(again);
    await propose(phone, guessed);
    await passOn(phone);
    await take(phone, 'Black 2');
    await answer([phone], guessed);
    await passOn(phone);
    await handedTo(phone, 'White 1');
    expect(page.complaints).toEqual([]);
    await phone.context.close();
  });
});
