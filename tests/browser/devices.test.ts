/** @module-tag slow */

import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage, PHONE, SIZES, type Site } from './harness.ts';
import { faultsOf } from './layout-checks.ts';
import { openSiteForTests } from './open-site.ts';
import { arrive, type Guest, joinTable, openTable, press, sit } from './people.ts';
import { untilPhase } from './play.ts';

const [SMALL] = SIZES;

let browser: Browser;
let site: Site;
openSiteForTests((openedBrowser, openedSite) => {
  [browser, site] = [openedBrowser, openedSite];
});

const part = async (guests: readonly Guest[]) => {
  await Promise.all(guests.map(({ context }) => context.close()));
};

const openMenu = async (guest: Guest, entry: string) => {
  await press(guest, guest.page.getByTestId('tool-menu'));
  await press(guest, guest.page.getByTestId(`menu-${entry}`));
};

/** Made in the menu, as people do. */
const deviceLinkOf = async (guest: Guest): Promise<string> => {
  await openMenu(guest, 'device');
  const dialog = guest.page.getByRole('dialog');
  await press(guest, dialog.getByRole('button', { name: 'ליצור קישור' }));
  const link = await dialog
    .getByRole('img', { name: 'ברקוד לצירוף מכשיר' })
    .getAttribute('data-link');
  if (link === null) throw new Error('the QR says nothing');
  await guest.page.keyboard.press('Escape');
  return link;
};

const personOf = ({ page }: Guest): Promise<string> =>
  page.evaluate(async () => {
    const { persons } = (await (await fetch('/api/me')).json()) as { persons: string[] };
    return persons[0] ?? '';
  });

/** One more person in the browser of this one, in a tab of their own. */
const secondPerson = async (guest: Guest, url: string, name: string): Promise<Guest> => {
  const tab: Guest = { ...guest, name, page: await openPage(guest.context, url) };
  await tab.page.getByTestId('lobby').waitFor();
  await openMenu(tab, 'device');
  await press(tab, tab.page.getByRole('button', { name: 'עוד אדם במכשיר הזה' }));
  await tab.page.getByTestId('name').fill(name);
  await tab.page.getByTestId('name').press('Enter');
  await tab.page.getByTestId('lobby').waitFor();
  return tab;
};

const ASKED = {
  he: {
    title: 'לשחק כאן בשם נועה?',
    take: 'להמשיך בתור נועה',
    used: 'הקישור כבר נוצל, או שפג תוקפו. אפשר ליצור חדש בתפריט של השולחן.',
  },
  en: {
    title: 'Play as נועה on this device?',
    take: 'Continue as נועה',
    used: 'This link has been used or has expired. Make a new one from the table’s menu.',
  },
} as const;

describe('a device link', () => {
  test.each(['he', 'en'] as const)(
    'asks whether to become whom, and a no leaves it unused (%s)',
    async (locale) => {
      const { title, take, used } = ASKED[locale];
      const host = await openTable(browser, site, { name: 'נועה' });
      const link = await deviceLinkOf(host);
      const look = { size: PHONE, locale };
      const phone = await arrive(browser, site.origin, { name: 'phone', look });
      const before = await personOf(phone);
      await phone.page.goto(link);
      await phone.page.getByRole('heading', { name: title }).waitFor();
      await press(phone, phone.page.getByTestId('device-no'));
      await phone.page.getByTestId('home').waitFor();
      expect(await personOf(phone)).toBe(before);

      await phone.page.goto(link);
      await press(phone, phone.page.getByRole('button', { name: take }));
      await phone.page.getByTestId('lobby').waitFor();
      expect(await personOf(phone)).toBe(await personOf(host));
      expect(await personOf(phone)).not.toBe(before);

      await phone.page.goto(link);
      await phone.page.getByRole('heading', { name: used }).waitFor();
      await part([host, phone]);
    },
  );

  test.each([
    { size: SMALL, locale: 'he', theme: 'dark' },
    { size: PHONE, locale: 'en', theme: 'light' },
  ] as const)('asks in words that fit, for everyone ($size.width, $locale)', async (look) => {
    const host = await openTable(browser, site, { name: 'אליזבתינה הראשונה שם' });
    const link = await deviceLinkOf(host);
    const context = await browser.newContext({
      viewport: look.size,
      locale: look.locale === 'he' ? 'he-IL' : 'en-GB',
      colorScheme: look.theme,
      reducedMotion: 'reduce',
      hasTouch: true,
      /** Only here: axe is a script that our policy would not let in. */
      bypassCSP: true,
    });
    const page = await openPage(context, link);
    await page.getByTestId('device-take').waitFor();
    const expected = undefined;
    const { locale } = look;
    expect(await faultsOf(page, { playing: false, framed: false, locale, expected })).toEqual([]);
    await context.close();
    await part([host]);
  });
});

describe('several persons of one browser', () => {
  test('a second person is told why there is no seat, and the host may allow a shared device', async () => {
    const host = await openTable(browser, site, { name: 'נועה' });
    await sit(host, 'red.spymaster');
    const child = await secondPerson(host, host.url, 'עמית');
    await child.page.getByText('עוד מישהו משחק מהמכשיר הזה', { exact: false }).waitFor();
    expect(await child.page.locator('[data-seat]').count()).toBe(0);
    await host.page.getByTestId('match-settings').click();
    await host.page.getByTestId('shared-device-setting').check();
    await sit(child, 'red.operative');
    await host.page.getByTestId('shared-device-setting').uncheck();
    await child.page.getByText('עוד מישהו משחק מהמכשיר הזה', { exact: false }).waitFor();
    expect(await child.page.locator('[data-mine]').count()).toBe(0);
    await part([host]);
  });

  test('a guesser’s phone that takes a spymaster’s link in mid-game is shown no key, and goes back to guessing', async () => {
    const host = await openTable(browser, site, { name: 'נועה', mode: 'coop' });
    const other = await joinTable(browser, host.url, { name: 'עמית' });
    await sit(host, 'red.spymaster');
    await sit(other, 'red.operative');
    await press(host, host.page.getByTestId('start'));
    await untilPhase([host, other], 'clue');
    await other.page.goto(await deviceLinkOf(host));
    await press(other, other.page.getByTestId('device-take'));
    await other.page.getByRole('heading', { name: 'לא על אותו מכשיר' }).waitFor();
    expect(other.frames.join('')).not.toContain('"key"');
    await press(other, other.page.getByTestId('off-this-device'));
    await press(other, other.page.getByTestId('off-this-device-confirm'));
    await untilPhase([other], 'clue');
    expect(other.frames.join('')).not.toContain('"key"');
    await part([host, other]);
  });
});

describe('locking', () => {
  test('asks about those who only watch, and sends them away if the host says so', async () => {
    const host = await openTable(browser, site, { name: 'נועה' });
    const watcher = await arrive(browser, `${host.url}?tv`, { name: 'watcher' });
    await watcher.page.getByTestId('lobby').waitFor();
    const tv: Guest = { ...host, page: await openPage(host.context, `${host.url}?tv`) };
    await tv.page.getByTestId('lobby').waitFor();
    await openMenu(host, 'host');
    const lock = host.page.getByLabel('לנעול את השולחן');
    await lock.check();
    await host.page.getByText('יש גם צופים מהצד', { exact: false }).waitFor();
    await lock.uncheck();
    expect(await host.page.getByTestId('lock-send-away').count()).toBe(0);
    expect(await watcher.page.getByTestId('lobby').count()).toBe(1);
    await lock.check();
    await press(host, host.page.getByTestId('lock-send-away'));
    await watcher.page.getByRole('heading', { name: 'השולחן נעול' }).waitFor();
    await tv.page.getByText('השולחן נעול: כרגע לא נכנסים.').waitFor();
    await expect.poll(() => lock.isChecked()).toBe(true);
    await part([host, watcher]);
  });
});
