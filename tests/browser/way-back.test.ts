/** @module-tag slow */

import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SIZES, type Site, WIDE } from './harness.ts';
import { openSiteForTests } from './open-site.ts';
import { arrive, type Guest, joinTable, openTable, press, sayName, sit } from './people.ts';
import { keyCardsOn, untilPhase } from './play.ts';

const [SMALL, PHONE, , , TV] = SIZES;

let browser: Browser;
let site: Site;
openSiteForTests((openedBrowser, openedSite) => {
  [browser, site] = [openedBrowser, openedSite];
});

/** Noa hosts and guesses, Amit reads the key; the clue is awaited from Amit. */
const amitToClue = async () => {
  const host = await openTable(browser, site, { name: 'נועה', mode: 'coop', look: { size: WIDE } });
  const code = (await host.page.getByTestId('code').textContent()) ?? '';
  const amit = await joinTable(browser, host.url, { name: 'עמית', look: { size: SMALL } });
  await sit(host, 'red.operative');
  await sit(amit, 'red.spymaster');
  await press(host, host.page.getByTestId('start'));
  await untilPhase([host, amit], 'clue');
  return { host, amit, code, url: host.url };
};

const part = (guests: readonly Guest[]) =>
  Promise.all(guests.map(({ context }) => context.close()));

const leaveTable = async (guest: Guest) => {
  await press(guest, guest.page.getByTestId('tool-menu'));
  await press(guest, guest.page.getByTestId('menu-leave'));
  await press(guest, guest.page.getByTestId('menu-leave-confirm'));
  await guest.page.getByRole('heading', { name: 'להתראות!' }).waitFor();
};

const typeCode = async ({ page }: Guest, code: string) => {
  await page.getByTestId('join-code').fill(code);
  await page.getByTestId('join-code').press('Enter');
};

const knockByCode = async (guest: Guest, code: string) => {
  await typeCode(guest, code);
  await guest.page.getByTestId('knock-name').fill(guest.name);
  await guest.page.getByTestId('knock-name').press('Enter');
  await guest.page.getByTestId('knock-waiting').waitFor();
};

describe('who is here', () => {
  test('someone whose connection is lost is said where the game waits for them, with what can be done; a reload is not', async () => {
    const { host, amit, url } = await amitToClue();
    const tv = await arrive(browser, `${url}?tv`, { name: 'tv', look: { size: TV } });
    await untilPhase([tv], 'clue');
    await amit.page.reload();
    await untilPhase([amit], 'clue');
    expect(await host.page.getByTestId('lost').count()).toBe(0);
    await amit.context.close();
    for (const { page } of [host, tv]) {
      await page.getByRole('status').filter({ hasText: 'הקשר עם ⁨עמית⁩ נותק' }).waitFor();
      await page.locator('aside [data-person][data-away]', { hasText: 'עמית' }).waitFor();
    }
    await press(host, host.page.getByTestId('lost'));
    await press(host, host.page.getByTestId('lost-move-on'));
    await untilPhase([host], 'cover');
    await part([host, tv]);
  });
});

describe('the way back', () => {
  test('home offers the table of this browser, and leads to the seat and the key', async () => {
    const { host, amit } = await amitToClue();
    await amit.page.goto(site.origin);
    const back = amit.page.getByTestId('my-table');
    await back.waitFor();
    expect(await back.textContent()).toContain('נועה');
    await press(amit, back);
    await untilPhase([amit], 'clue');
    expect(await keyCardsOn(amit)).toBe(25);
    /** A browser that was never there is offered nothing. */
    const stranger = await arrive(browser, site.origin, { name: 'x' });
    await stranger.page.getByTestId('join-code').waitFor();
    expect(await stranger.page.getByTestId('my-table').count()).toBe(0);
    await part([host, amit, stranger]);
  });

  test('the code leads back in mid-game, and whoever left gets the own seat without anybody’s help', async () => {
    const { host, amit, code } = await amitToClue();
    await leaveTable(amit);
    await amit.page.goto(site.origin);
    await typeCode(amit, code);
    await press(amit, amit.page.getByRole('button', { name: 'להצטרף' }));
    await untilPhase([amit], 'clue');
    await amit.page.getByTestId('clue-word').waitFor();
    expect(await keyCardsOn(amit)).toBe(25);
    await part([host, amit]);
  });

  test('to others the code tells the truth; whoever asks is let in by the host with one tap, or not', async () => {
    const { host, amit, code } = await amitToClue();
    const dana = await arrive(browser, site.origin, { name: 'דנה', look: { size: PHONE } });
    const gil = await arrive(browser, site.origin, { name: 'גיל', look: { size: PHONE } });
    await knockByCode(dana, code);
    await host.page.locator('[data-knock]', { hasText: 'דנה' }).waitFor();
    expect(await amit.page.locator('[data-knock]').count()).toBe(0);
    await press(host, host.page.getByTestId('knock-admit'));
    await untilPhase([dana], 'clue');
    expect(await keyCardsOn(dana)).toBe(0);
    await knockByCode(gil, code);
    await host.page.locator('[data-knock]', { hasText: 'גיל' }).waitFor();
    await press(host, host.page.getByTestId('knock-no'));
    await gil.page.getByText('ענו: לא עכשיו', { exact: false }).waitFor();
    await part([host, amit, dana, gil]);
  });

  test('a television that types the code in mid-game asks in the same tap to show it, and the host says yes with one', async () => {
    const { host, amit, code } = await amitToClue();
    const look = { size: TV };
    const tv = await arrive(browser, site.origin, { name: 'tv', look });
    await tv.page.getByTestId('join-code').fill(code);
    await press(tv, tv.page.getByTestId('show-here'));
    await tv.page.getByTestId('watch-waiting').getByText('ביקשנו להציג').waitFor();
    await host.page.locator('[data-knock]', { hasText: 'מסך גדול' }).waitFor();
    await press(host, host.page.getByTestId('knock-admit'));
    await untilPhase([tv], 'clue');
    expect(tv.page.url()).toBe(`${host.url}?tv`);
    expect(await keyCardsOn(tv)).toBe(0);
    /** Whoever pressed Enter, as if to join, has the same one tap away. */
    const other = await arrive(browser, site.origin, { name: 'tv', look });
    await typeCode(other, code);
    await press(other, other.page.getByTestId('watch-instead'));
    await host.page.locator('[data-knock]', { hasText: 'מסך גדול' }).waitFor();
    await press(host, host.page.getByTestId('knock-no'));
    await other.page.getByText('ענו: לא עכשיו', { exact: false }).waitFor();
    await part([host, amit, tv, other]);
  });

  test('another device without the link: who one is says the name, the host says yes, and both devices are told', async () => {
    const { host, amit, code } = await amitToClue();
    const other = await arrive(browser, site.origin, { name: 'עמית', look: { size: PHONE } });
    await knockByCode(other, code);
    expect(other.frames).toEqual([]);
    const knock = host.page.locator('[data-knock]');
    await knock.getByText('כבר כאן', { exact: false }).waitFor();
    await press(host, knock.getByTestId('knock-admit'));
    await untilPhase([other], 'clue');
    await other.page.getByTestId('clue-word').waitFor();
    const told = amit.page.getByTestId('notice');
    await told.filter({ hasText: 'עוד מכשיר נכנס לשולחן בשמך.' }).waitFor();
    expect(await keyCardsOn(amit)).toBe(25);
    await part([host, amit, other]);
  });
});

describe('a card on the host’s screen', () => {
  test('asks for a seat that someone else holds by now, and one tap swaps them', async () => {
    const { host, amit, url } = await amitToClue();
    await leaveTable(amit);
    const gil = await arrive(browser, url, { name: 'גיל', look: { size: PHONE } });
    await sayName(gil);
    await untilPhase([gil], 'clue');
    /** Gil asks for the free seat, and gets it. */
    const seat = (guest: Guest) => guest.page.locator('[data-ask-seat="red.spymaster"]');
    const card = host.page.locator('[data-knock]');
    await press(gil, seat(gil));
    await card.filter({ hasText: 'גיל' }).waitFor();
    await press(host, card.getByTestId('knock-admit'));
    await gil.page.getByTestId('clue-word').waitFor();
    /** Amit is back, finds the seat taken, and asks for it. */
    await amit.page.goto(url);
    await press(amit, amit.page.getByRole('button', { name: 'להצטרף' }));
    await press(amit, seat(amit));
    await amit.page.getByTestId('seat-asked').waitFor();
    await card.filter({ hasText: 'עמית' }).waitFor();
    expect(await gil.page.locator('[data-knock]').count()).toBe(0);
    await press(host, card.getByTestId('knock-admit'));
    await amit.page.getByTestId('clue-word').waitFor();
    await untilPhase([amit], 'clue');
    await gil.page.getByTestId('clue-word').waitFor({ state: 'detached' });
    expect([await keyCardsOn(amit), await keyCardsOn(gil)]).toEqual([25, 0]);
    await card.waitFor({ state: 'detached' });
    await part([host, amit, gil]);
  });

  test('asks whether it is really them, who open the link on another device and say their name', async () => {
    const { host, amit, url } = await amitToClue();
    const other = await arrive(browser, url, { name: 'עמית', look: { size: SMALL } });
    await sayName(other);
    await press(other, other.page.getByTestId('ask-as'));
    await other.page.getByTestId('knock-waiting').waitFor();
    expect(await keyCardsOn(other)).toBe(0);
    const card = host.page.locator('[data-knock]', { hasText: 'עמית' });
    await press(host, card.getByTestId('knock-admit'));
    await other.page.getByTestId('clue-word').waitFor();
    await untilPhase([other], 'clue');
    expect([await keyCardsOn(amit), await keyCardsOn(other)]).toEqual([25, 25]);
    await part([host, amit, other]);
  });
});

describe('the host’s tools', () => {
  test('are people with actions; what cannot be taken back asks first', async () => {
    const { host, amit } = await amitToClue();
    await press(host, host.page.getByTestId('tool-menu'));
    await press(host, host.page.getByTestId('menu-people'));
    const row = host.page.locator('[data-member]', { hasText: 'עמית' });
    await press(host, row.locator('summary'));
    await press(host, row.getByTestId('hand-over'));
    expect(await host.page.locator('[data-member] summary').count()).toBe(1);
    await press(host, row.getByTestId('hand-over-confirm'));
    await amit.page.getByTestId('tool-menu').tap();
    await amit.page.getByTestId('menu-host').waitFor();
    await part([host, amit]);
  });
});

describe('talk', () => {
  test('Enter in the lobby sends it', async () => {
    const host = await openTable(browser, site, { name: 'נועה' });
    await press(host, host.page.getByTestId('tool-talk'));
    const field = host.page.getByRole('dialog').locator('input[type=text], input:not([type])');
    await field.fill('שלום לכולם');
    await field.press('Enter');
    await host.page.getByRole('dialog').locator('li', { hasText: 'שלום לכולם' }).waitFor();
    await part([host]);
  });
});
