/** @module-tag slow */

import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@remez/server/testing';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DIST, siteOf, startSite, testBrowser, WIDE } from './harness.ts';
import { arrive, joinTable, openTable, press, sit } from './people.ts';
import { giveClue, untilClue, untilPhase } from './play.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await testBrowser();
});
afterAll(() => browser?.close());

/** The web app as a later release would have it: every file of code under another name. */
const laterBuild = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'remez-build-'));
  await cp(DIST, folder, { recursive: true });
  const assets = join(folder, 'assets');
  let page = await readFile(join(folder, 'index.html'), 'utf8');
  for (const file of await readdir(assets)) {
    if (!/^index-.*\.(?:js|css)$/u.test(file)) {
      if (/^index-/u.test(file)) await rm(join(assets, file));
      continue;
    }
    await rename(join(assets, file), join(assets, `later-${file}`));
    page = page.replaceAll(file, `later-${file}`);
  }
  await Promise.all(['.br', '.gz'].map((packed) => rm(join(folder, `index.html${packed}`))));
  await writeFile(join(folder, 'index.html'), page);
  return folder;
};

/** A page that is loaded anew forgets this. */
const leaveNote = () => Object.assign(globalThis, { note: 1 });
const hasNote = () => 'note' in globalThis;

/** Counts how often an address is opened in a browser whose pages speak of another protocol. */
const speakingAnother = async (context: BrowserContext, other: { spoken: boolean }) => {
  await context.routeWebSocket(/\/ws/u, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const said = JSON.parse(String(message)) as { type: string };
      const isOther = said.type === 'hello' && other.spoken;
      server.send(isOther ? JSON.stringify({ ...said, protocol: 999 }) : message);
    });
  });
};

describe('upgrades', () => {
  test('a new build does not reload a page in mid-game; whoever comes later gets it', async () => {
    const before = await startSite();
    const { port, store } = before;
    const host = await openTable(browser, before, { name: 'נועה', mode: 'coop' });
    const other = await joinTable(browser, host.url, { name: 'עמית', look: { size: WIDE } });
    await sit(host, 'red.spymaster');
    await sit(other, 'red.operative');
    await press(host, host.page.getByTestId('start'));
    await untilPhase([host, other], 'clue');
    for (const { page } of [host, other]) await page.evaluate(leaveNote);

    await before.close();
    const folder = await laterBuild();
    const after = await startServer({ web: folder, store, settings: { port } });
    onTestFinished(async () => {
      await after.close();
      await rm(folder, { recursive: true });
    });
    const clue = { word: 'גשם', count: '2' };
    await giveClue(host, clue);
    await untilClue([host, other], clue);
    for (const { page } of [host, other]) expect(await page.evaluate(hasNote)).toBe(true);

    const late = await arrive(browser, `${siteOf(after).origin}/`, { name: 'דנה' });
    const loaded = await late.page.locator('script[src]').first().getAttribute('src');
    expect(loaded).toContain('later-');
    for (const { context } of [host, other, late]) await context.close();
  });

  test('a page that speaks another protocol than the server is loaded anew, once, and again after the next upgrade', async () => {
    const site = await startSite();
    onTestFinished(() => site.close());
    const host = await openTable(browser, site, { name: 'נועה', mode: 'coop' });
    const other = { spoken: true };
    let loads = 0;
    const guest = await arrive(browser, 'about:blank', {
      name: 'עמית',
      prepare: (context) => speakingAnother(context, other),
    });
    guest.page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await guest.page.goto(host.url);
    const again = guest.page.getByRole('button', { name: 'לנסות שוב' });
    await expect.poll(() => loads).toBe(2);
    await again.waitFor();
    /** A second reload would have begun before the page could answer this. */
    await guest.page.evaluate(() => new Promise(requestAnimationFrame));
    expect(loads).toBe(2);

    other.spoken = false;
    await press(guest, again);
    await guest.page.getByTestId('name').waitFor();
    expect(loads).toBe(3);
    other.spoken = true;
    await guest.page.goto(host.url);
    await expect.poll(() => loads).toBe(5);
    for (const { context } of [host, guest]) await context.close();
  });
});
