/** @module-tag slow */

import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Site } from './harness.ts';
import { openSiteForTests } from './open-site.ts';
import { type Guest, joinTable, openTable, sit } from './people.ts';

let browser: Browser;
let site: Site;
openSiteForTests((openedBrowser, openedSite) => {
  [browser, site] = [openedBrowser, openedSite];
});

const ISOLATES = /[\u2066-\u2069]/gu;

const said = async ({ page }: Guest, testId: string): Promise<string> =>
  ((await page.getByTestId(testId).textContent()) ?? '').replaceAll(ISOLATES, '');

/** How many are missing, and then for what. */
const untilMissing = (guest: Guest, ...sentences: readonly [string, string]) =>
  expect.poll(() => said(guest, 'missing')).toBe(sentences.join(' '));

const WORDS = {
  he: {
    nobody: 'כל הכיסאות פנויים. איפה יושבים?',
    first: 'לאדומים חסרים אנשי צוות. לכחולים חסרים מפעילים ואנשי צוות.',
    second: 'לכחולים חסרים מפעילים ואנשי צוות.',
    together: 'עוד חסרים אנשי צוות.',
    host: 'מחכים לאות הפתיחה של Noa',
    more: ['עוד מישהו, ומתחילים', 'עוד שניים, ומתחילים', 'עוד 3, ומתחילים'],
    people: 'הלבנים: חסר עוד אדם אחד. השחורים: חסרים עוד שניים.',
  },
  en: {
    nobody: 'Every seat is free. Take your pick!',
    first: 'Red still needs operatives. Blue still needs a spymaster and operatives.',
    second: 'Blue still needs a spymaster and operatives.',
    together: 'Still needed: operatives.',
    host: 'Noa starts the game',
    more: ['One more and we can start', '2 more and we can start', '3 more and we can start'],
    people: 'White: one more. Black: 2 more.',
  },
} as const;

describe.each(['he', 'en'] as const)('the lobby says in a sentence (%s)', (locale) => {
  const words = WORDS[locale];
  const [one, two, three] = words.more;
  const open = (way: { game?: string; mode?: string }) =>
    openTable(browser, site, { name: 'Noa', ...way, look: { locale } });

  test('C1 · what each team still needs, and who starts', async () => {
    const host = await open({});
    await untilMissing(host, three, words.nobody);
    await sit(host, 'red.spymaster');
    await untilMissing(host, three, words.first);
    const guest = await joinTable(browser, host.url, { name: 'Amit', look: { locale } });
    expect(await said(guest, 'waiting-for-host')).toBe(words.host);
    await sit(guest, 'red.operative');
    await untilMissing(host, two, words.second);
    await untilMissing(guest, two, words.second);
    expect(await host.page.getByTestId('waiting-for-host').count()).toBe(0);
    for (const { page } of [host, guest]) await page.context().close();
  });

  test('C26 · what everyone together still needs', async () => {
    const host = await open({ mode: 'coop' });
    await sit(host, 'red.spymaster');
    await untilMissing(host, one, words.together);
    await host.page.context().close();
  });

  test('X1 · how many a team of Decrypto still needs', async () => {
    const host = await open({ game: 'decrypto' });
    await sit(host, 'white');
    await untilMissing(host, three, words.people);
    await host.page.context().close();
  });
});
