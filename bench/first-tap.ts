import { startServer } from '@remez/server/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DIST, launchBrowser, openContext, PHONE, siteOf } from '../tests/browser/harness.ts';
import { slowNetwork } from './slow-network.ts';

/**
 * How long a stranger waits: `npm run bench:first-tap`. A phone that has never been here, its processor slowed four times, on slow 4G as
 * Lighthouse has it; from the address to a button that answers, and from the tap on it to a game.
 */
const SLOWED = 4;
const SLOW_4G = { roundTripMs: 150, downBitsPerSecond: 1.6e6, upBitsPerSecond: 0.75e6 };
const GAMES = ['classic', 'duet', 'decrypto'] as const;
const LOCALES = ['he', 'en'] as const;
const ROUNDS = 5;

interface Waits {
  /** The button is on the screen, and the page is free to answer. */
  readonly usable: number;
  /** From the tap until the table shows a game. */
  readonly game: number;
}

/** In the page: notes when the first thing that matches was drawn, and the page had time for a tap. */
const noteFirst = (wanted: readonly (readonly [name: string, selector: string])[]) => {
  const seen: Record<string, number> = {};
  Object.assign(globalThis, { seen });
  const look = () => {
    for (const [name, selector] of wanted) {
      if (name in seen || document.querySelector(selector) === null) continue;
      seen[name] = Number.NaN;
      requestAnimationFrame(() =>
        setTimeout(() => {
          seen[name] = performance.now();
        }),
      );
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
};

const noted = async (page: Page, name: string): Promise<number> => {
  const at = await page.waitForFunction((key) => {
    const { seen } = globalThis as unknown as { seen: Record<string, number> };
    return seen[key] ?? Number.NaN;
  }, name);
  return at.jsonValue();
};

const slowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return page;
};

const visit = async (
  browser: Browser,
  origin: string,
  { game, locale }: { readonly game: string; readonly locale: (typeof LOCALES)[number] },
): Promise<Waits> => {
  const context = await openContext(browser, { size: PHONE, locale, theatre: true });
  const button = `[data-testid=play-${game}]`;
  await context.addInitScript(noteFirst, [
    ['usable', button],
    ['game', '[data-testid=game]'],
  ] as const);
  const page = await slowPage(context);
  page.setDefaultTimeout(60_000);
  await page.goto(origin, { waitUntil: 'commit' });
  const usable = await noted(page, 'usable');
  await page.evaluate((selector) => {
    const note = () => Object.assign(globalThis, { tapped: performance.now() });
    document.querySelector(selector)?.addEventListener('click', note);
  }, button);
  await page.locator(button).tap();
  const tapped = await page.evaluate(() => (globalThis as { tapped?: number }).tapped ?? 0);
  const shown = await noted(page, 'game');
  await context.close();
  return { usable, game: shown - tapped };
};

const seconds = (values: readonly number[]): string => {
  const sorted = values.toSorted((a, b) => a - b);
  const [least = 0, middle = 0, most = 0] = [0, sorted.length >> 1, sorted.length - 1].map(
    (nth) => sorted[nth],
  );
  return `${(middle / 1000).toFixed(2)} s (${(least / 1000).toFixed(2)}–${(most / 1000).toFixed(2)})`;
};

const server = await startServer({ web: DIST });
const network = await slowNetwork(server.port, SLOW_4G);
const { origin } = siteOf(network);
const browser = await launchBrowser();
for (const locale of LOCALES) {
  for (const game of GAMES) {
    const waits: Waits[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      waits.push(await visit(browser, origin, { game, locale }));
    }
    const usable = seconds(waits.map((wait) => wait.usable));
    const toGame = seconds(waits.map((wait) => wait.game));
    process.stdout.write(
      `${locale} ${game}: usable after ${usable}, from the tap to a game ${toGame}\n`,
    );
  }
}
await browser.close();
network.close();
await server.close();
