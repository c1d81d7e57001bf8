import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '@remez/server/testing';
import type { Browser } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPage, SIZES, type Site, WIDE } from './harness.ts';
import { openSiteForTests } from './open-site.ts';
import { arrive, type Guest, joinTable, openTable, press, sit } from './people.ts';
import {
  giveClue,
  guess,
  keyCardsOn,
  mark,
  openCardsOf,
  untilClue,
  untilCovered,
  untilPhase,
  untilPointed,
  wordsOn,
} from './play.ts';

const [SMALL, , , , TV] = SIZES;
const CLUE = { word: 'גשם', count: '2' };

let browser: Browser;
let site: Site;
openSiteForTests((openedBrowser, openedSite) => {
  [browser, site] = [openedBrowser, openedSite];
});

/** Two against the deck, the first clue given: the host reads the key, the other guesses. */
const twoPlaying = async (where: Pick<Site, 'origin'> = site) => {
  const host = await openTable(browser, where, {
    name: 'נועה',
    mode: 'coop',
    look: { size: WIDE },
  });
  const other = await joinTable(browser, host.url, { name: 'עמית', look: { size: SMALL } });
  await sit(host, 'red.spymaster');
  await sit(other, 'red.operative');
  await press(host, host.page.getByTestId('start'));
  await untilPhase([host, other], 'clue');
  await giveClue(host, CLUE);
  await untilClue([host, other], CLUE);
  return { host, other, url: host.url };
};

/** One more operative, who came when the game had begun. */
const joinTableInGame = async (url: string): Promise<Guest> => {
  const guest = await arrive(browser, url, { name: 'דנה', look: { size: WIDE } });
  await guest.page.getByTestId('name').fill(guest.name);
  await guest.page.getByTestId('name').press('Enter');
  await press(guest, guest.page.locator('[data-seat="red.operative"]'));
  await guest.page.getByTestId('guess').waitFor();
  return guest;
};

const part = async (guests: readonly Guest[]) => {
  await Promise.all(guests.map(({ context }) => context.close()));
};

const reconnecting = ({ page }: Guest) => page.getByTestId('reconnecting');
const untilBack = (guests: readonly Guest[]) =>
  Promise.all(guests.map((guest) => reconnecting(guest).waitFor({ state: 'hidden' })));

/** A page that is loaded anew forgets this. */
const leaveNote = ({ page }: Guest) => page.evaluate(() => Object.assign(globalThis, { note: 1 }));
const keptNote = ({ page }: Guest) => page.evaluate(() => 'note' in globalThis);

const coveredOn = ({ page }: Guest) =>
  page
    .locator('[data-covered]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));

const untilHeading = ({ page }: Guest, title: string) =>
  page.getByRole('heading', { name: title }).waitFor();

const openMenu = async (guest: Guest, entry: string) => {
  await press(guest, guest.page.getByTestId('tool-menu'));
  await press(guest, guest.page.getByRole('dialog').getByRole('button', { name: entry }));
};

const HOST_TOOLS = 'כלי אירוח';

describe('staying at the table', () => {
  test('the server is killed in mid-game and comes back: so does every screen, at the same move, by itself', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'remez-browser-'));
    let server = await startProcess(folder);
    onTestFinished(async () => {
      await server.kill();
      await rm(folder, { recursive: true });
    });
    const { host, other, url } = await twoPlaying({ origin: `http://remez.test:${server.port}` });
    const tv = await arrive(browser, `${url}?tv`, { name: 'tv', look: { size: TV } });
    const all = [host, other, tv];
    await untilPhase(all, 'guess');
    const [first = 0, second = 0] = await openCardsOf(host, 'red');
    await guess(other, first);
    await untilCovered(all, first);
    await mark(other, second);
    const words = await wordsOn(tv);
    for (const guest of all) await leaveNote(guest);

    await server.kill();
    await Promise.all(all.map((guest) => reconnecting(guest).waitFor()));
    expect(await reconnecting(other).textContent()).toBe('מתחברים מחדש…');
    for (const guest of all) {
      expect(await wordsOn(guest)).toEqual(words);
      const box = await reconnecting(guest).boundingBox();
      expect(box?.height).toBeLessThan(40);
    }
    /** Said into the void: it is sent when there is someone to hear it, and counts once. */
    await press(other, other.page.getByTestId('guess'));
    expect(await coveredOn(other)).toEqual([String(first)]);

    server = await startProcess(folder, server.port);
    await untilBack(all);
    await untilCovered(all, second);
    for (const guest of all) {
      expect(await keptNote(guest)).toBe(true);
      expect((await coveredOn(guest)).toSorted()).toEqual([`${first}`, `${second}`].toSorted());
    }
    await untilClue(all, CLUE);
    expect(await keyCardsOn(host)).toBe(23);
    expect(await keyCardsOn(other)).toBe(0);
    await press(other, other.page.getByTestId('stop'));
    await untilPhase(all, 'cover');
    await part(all);
  });

  test('a phone goes offline and returns to the game as it is by then', {
    tags: ['slow'],
  }, async () => {
    const { host, other } = await twoPlaying();
    const third = await joinTableInGame(host.url);
    const [first = 0, second = 0] = await openCardsOf(host, 'red');
    await leaveNote(other);
    /** Chromium leaves open WebSockets alone here; the page itself hears `offline` and lets go. */
    await other.context.setOffline(true);
    await reconnecting(other).waitFor();
    await guess(third, first);
    await untilCovered([host, third], first);
    expect(await coveredOn(other)).toEqual([]);
    await other.context.setOffline(false);
    await untilBack([other]);
    await untilCovered([other], first);
    await guess(other, second);
    await untilCovered([host, other, third], second);
    expect(await keptNote(other)).toBe(true);
    await part([host, other, third]);
  });

  test('a second tab of the same person mirrors the first', { tags: ['slow'] }, async () => {
    const { host, other, url } = await twoPlaying();
    const tab: Guest = { ...other, page: await openPage(other.context, url) };
    await untilPhase([tab], 'guess');
    const [first = 0, second = 0] = await openCardsOf(host, 'red');
    await mark(other, first);
    await untilPointed([tab, host], first, other);
    await press(other, other.page.getByTestId('guess'));
    await untilCovered([tab], first);
    /** What happened before a tab opened is no news to it. */
    expect(await tab.page.locator('[data-fresh]').count()).toBe(1);
    await tab.page.reload();
    await mark(tab, second);
    await untilPointed([tab], second, other);
    expect(await tab.page.locator('[data-fresh]').count()).toBe(0);
    await press(tab, tab.page.getByTestId('guess'));
    await untilCovered([other, host], second);
    /** A tab closes; the person stays. */
    await other.page.close();
    await press(tab, tab.page.getByTestId('stop'));
    await untilPhase([tab, host], 'cover');
    expect(tab.page.complaints).toEqual([]);
    await part([host, other]);
  });

  test('a device link from the menu makes another phone the same person in the same seat', {
    tags: ['slow'],
  }, async () => {
    const { host, other, url } = await twoPlaying();
    await openMenu(other, 'להוסיף מסך');
    await press(other, other.page.getByRole('button', { name: 'ליצור קישור' }));
    const qr = other.page.getByRole('img', { name: 'ברקוד לצירוף מכשיר' });
    const link = await qr.getAttribute('data-link');
    if (link === null) throw new Error('the QR says nothing');
    /** A phone that was someone before; from now on it is this person, in every tab. */
    const phone = await arrive(browser, url, { name: other.name, look: { size: SMALL } });
    await phone.page.getByTestId('name').waitFor();
    await phone.page.goto(link);
    await press(phone, phone.page.getByTestId('device-take'));
    await untilPhase([phone], 'guess');
    expect(phone.page.url()).toBe(url);
    const tab: Guest = { ...phone, page: await openPage(phone.context, url) };
    await untilPhase([tab], 'guess');
    const [first = 0] = await openCardsOf(host, 'red');
    await mark(phone, first);
    await untilPointed([host, other], first, other);
    await press(phone, phone.page.getByTestId('guess'));
    await untilCovered([host, phone], first);
    /** Once: whoever finds the link later is nobody. */
    const late = await arrive(browser, link, { name: 'late', look: { size: SMALL } });
    await untilHeading(late, 'הקישור כבר נוצל, או שפג תוקפו. אפשר ליצור חדש בתפריט של השולחן.');
    expect(await late.page.getByTestId('device-take').count()).toBe(0);
    await part([host, other, phone, late]);
  });

  test('whoever the host removes is told so, and can do nothing', { tags: ['slow'] }, async () => {
    const { host, other, url } = await twoPlaying();
    const third = await joinTableInGame(url);
    await openMenu(host, HOST_TOOLS);
    const row = host.page.getByRole('dialog').locator('[data-member]', { hasText: other.name });
    await press(host, row.locator('summary'));
    await press(host, row.getByTestId('remove'));
    await press(host, row.getByTestId('remove-confirm'));
    await untilHeading(other, 'כאן נפרדים');
    expect(await other.page.getByTestId('game').count()).toBe(0);
    await other.page.reload();
    await untilHeading(other, 'כאן נפרדים');

    /** Not even past the page, with its own cookie. */
    const received = await other.page.evaluate(
      (table) =>
        new Promise<readonly string[]>((resolve) => {
          const types: string[] = [];
          const socket = new WebSocket(`ws://${location.host}/ws`);
          socket.onopen = () => {
            const move = { kind: 'guess', card: 0 };
            socket.send(JSON.stringify({ type: 'hello', protocol: 2, table }));
            const command = { kind: 'play', move };
            socket.send(JSON.stringify({ type: 'command', id: 'x', turn: 2, command }));
          };
          socket.onmessage = ({ data }) => types.push(String(data));
          socket.onclose = () => resolve(types);
        }),
      new URL(url).pathname.slice('/t/'.length),
    );
    const types = received.map((text) => (JSON.parse(text) as { type: string }).type);
    expect(types.filter((type) => type !== 'welcome' && type !== 'refused')).toEqual(['goodbye']);
    expect(received.at(-1)).toContain('"removed"');
    expect(await coveredOn(third)).toEqual([]);
    await part([host, other, third]);
  });

  test('a locked table lets nobody in, and keeps those who sit; a table that never was is not found', {
    tags: ['slow'],
  }, async () => {
    const { host, other, url } = await twoPlaying();
    await openMenu(host, HOST_TOOLS);
    await host.page.getByLabel('לנעול את השולחן').check();
    const [stranger, lost] = await Promise.all([
      arrive(browser, url, { name: 'stranger' }),
      arrive(browser, `${site.origin}/t/nosuchtable`, { name: 'lost' }),
    ]);
    await untilHeading(stranger, 'השולחן נעול');
    await untilHeading(lost, 'אין כאן שולחן');
    await other.page.reload();
    await untilPhase([other], 'guess');

    await host.page.getByLabel('לנעול את השולחן').uncheck();
    await press(stranger, stranger.page.getByRole('button', { name: 'לנסות שוב' }));
    await stranger.page.getByTestId('name').waitFor();
    await part([host, other, stranger, lost]);
  });

  test('a table that is deleted is gone from every screen, and from the server', {
    tags: ['slow'],
  }, async () => {
    const { host, other, url } = await twoPlaying();
    const tv = await arrive(browser, `${url}?tv`, { name: 'tv', look: { size: TV } });
    await untilPhase([tv], 'guess');
    await openMenu(host, HOST_TOOLS);
    const dialog = host.page.getByRole('dialog');
    await press(host, dialog.getByRole('button', { name: 'למחוק את השולחן' }));
    await dialog.getByText('למחוק לכולם, לתמיד?').waitFor();
    await press(host, dialog.getByRole('button', { name: 'למחוק את השולחן' }));
    await Promise.all([host, other, tv].map((guest) => untilHeading(guest, 'השולחן התקפל')));
    await other.page.reload();
    await untilHeading(other, 'אין כאן שולחן');
    await part([host, other, tv]);
  });
});
