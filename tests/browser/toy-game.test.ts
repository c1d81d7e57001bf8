/** @module-tag slow */

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServer } from '@remez/server/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { launchBrowser, siteOf } from './harness.ts';
import { arrive, type Guest, joinTable, press, sit } from './people.ts';

/** The registries as they are, with one more game in each; the web's is replaced when it is built. */
vi.mock('../../packages/table/src/games.ts', async (load) => {
  const { addToTable } = await import('@remez/server/testing/toy');
  return addToTable(await load());
});
vi.mock('../../packages/protocol/src/games/schemas.ts', async (load) => {
  const { addToProtocol } = await import('@remez/server/testing/toy');
  return addToProtocol(await load());
});

const BUILD = fileURLToPath(new URL('toy/build.ts', import.meta.url));

let web: string;
let browser: Browser;
let site: ReturnType<typeof siteOf<Awaited<ReturnType<typeof startServer>>>>;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'remez-toy-web-'));
  await promisify(execFile)(process.execPath, [BUILD, web]);
  [browser, site] = await Promise.all([launchBrowser(), startServer({ web }).then(siteOf)]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await rm(web, { recursive: true });
});

const secretOf = ({ page }: Guest, seat: string) => page.locator(`[data-secret=${seat}]`);

const say = async ({ page }: Guest, word: string) => {
  await page.getByTestId('word').fill(word);
  await page.getByTestId('word').press('Enter');
};

const untilSaid = ({ page }: Guest, count: number) =>
  page.locator(`[data-testid=game][data-turn="${count}"]`).waitFor();

describe('a game that is plugged in by a line in each registry', () => {
  test('is chosen, set, played, won and played again on the screens of the app', async () => {
    const host = await arrive(browser, site.origin, { name: 'נועה' });
    await press(host, host.page.getByTestId('friends-toy'));
    await host.page.getByTestId('name').fill(host.name);
    await host.page.getByTestId('name').press('Enter');
    await host.page.getByTestId('code').waitFor();
    const friend = await joinTable(browser, host.page.url(), { name: 'עמית' });

    /** Its own settings, and the packs that exist: it has none of its own. */
    await host.page.getByTestId('match-settings').click();
    await host.page.getByRole('radio', { name: '6', exact: true }).check();
    await host.page.getByTestId('word-settings').click();
    const packs = host.page.locator('input[type=checkbox][value$=".he"]');
    expect(await packs.evaluateAll((all) => all.map((each) => each.getAttribute('value')))).toEqual(
      ['classic.he', 'duet.he', 'decrypto.he'],
    );

    await sit(host, 'first');
    await sit(friend, 'second');
    await press(host, host.page.getByTestId('start'));
    const secret = await secretOf(friend, 'second').textContent();
    await untilSaid(host, 0);
    expect(await host.page.content()).not.toContain(secret);
    /** Of the usual four the fourth would be the last. */
    const words = ['אחת', 'שתיים', 'שלוש', 'ארבע'];
    for (const [index, word] of words.entries()) {
      await say(index % 2 === 0 ? host : friend, word);
      for (const guest of [host, friend]) await untilSaid(guest, index + 1);
    }
    await friend.page.reload();
    await untilSaid(friend, words.length);
    const said = friend.page.getByTestId('said').locator('li');
    expect(await said.allTextContents()).toEqual(words);
    await say(host, secret ?? '');
    for (const { page } of [host, friend]) await page.locator('[data-winner=first]').waitFor();
    expect(await secretOf(host, 'second').textContent()).toBe(secret);

    await press(host, host.page.getByTestId('again'));
    await press(host, host.page.getByTestId('again-anyway'));
    for (const guest of [host, friend]) await untilSaid(guest, 0);
    expect(await secretOf(host, 'first').count()).toBe(0);
    expect(await secretOf(host, 'second').count()).toBe(1);
    expect([host, friend].flatMap(({ page }) => page.complaints)).toEqual([]);
  });

  test('has its rules among the others', async () => {
    const reader = await arrive(browser, `${site.origin}/rules`, { name: 'נועה' });
    await reader.page.locator('input[type=radio][value=toy]').check();
    await reader.page.getByTestId('toy-rules').waitFor();
    expect(reader.page.complaints).toEqual([]);
  });
});
