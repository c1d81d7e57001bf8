import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patience, startServer } from '@remez/server/testing';
import {
  type Browser,
  type BrowserContext,
  chromium as driver,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { unpackBrowser } from './unpack.ts';

export const DIST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** A name that is not localhost, so that the page has no secure context, as on a home network. */
const HOST = 'remez.test';

/** On Amazon Linux the package brings libraries and fonts as well, and they must be found. */
const environment = (folder: string) => {
  const libraries = join(folder, 'al2023', 'lib');
  if (!existsSync(libraries)) return process.env;
  const { FONTCONFIG_PATH = join(folder, 'fonts'), LD_LIBRARY_PATH: others } = process.env;
  const LD_LIBRARY_PATH = others === undefined ? libraries : `${libraries}:${others}`;
  return { ...process.env, FONTCONFIG_PATH, LD_LIBRARY_PATH };
};

const ARGS = ['--no-sandbox', `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];

/** Starts the browser that comes with the tests; elsewhere an installed Chrome or Edge. */
const startWith = async <Started>(
  start: (options: LaunchOptions) => Promise<Started>,
): Promise<Started> => {
  const folder = await unpackBrowser();
  if (folder !== undefined) {
    const executablePath = join(folder, 'chromium');
    return start({ executablePath, args: ARGS, env: environment(folder) });
  }
  for (const channel of ['chrome', 'msedge']) {
    try {
      return await start({ channel, args: ARGS });
    } catch {
      /** The next channel is tried. */
    }
  }
  throw new Error('the browser tests need an installed Chrome or Edge on this platform');
};

/** A browser for a whole test run: `testBrowser` in its workers connects to this address. */
export const startBrowserServer = () => startWith((options) => driver.launchServer(options));

export const launchBrowser = () => startWith((options) => driver.launch(options));

/**
 * The browser of this test run. Closing it closes the contexts that were opened through it, and
 * leaves the browser to other files.
 */
export const testBrowser = (): Promise<Browser> => {
  const address = process.env.REMEZ_TEST_BROWSER;
  if (address === undefined) throw new Error('the global set-up of the tests starts the browser');
  return driver.connect(address);
};

/** A server, at the address by which people reach it. */
export const siteOf = <Server extends { readonly port: number }>(server: Server) => ({
  ...server,
  origin: `http://${HOST}:${server.port}`,
});

export const startSite = async () => siteOf(await startServer({ web: DIST }));
export type Site = Awaited<ReturnType<typeof startSite>>;

export const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Phones that lie on their side; the last is wider than some tablets. */
export const TURNED: readonly Size[] = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
  { width: 932, height: 430 },
];

export const PHONE: Size = SIZES[1];
export const WIDE: Size = SIZES[3];

export interface Look {
  readonly size?: Size;
  readonly locale?: 'he' | 'en';
  readonly theme?: 'dark' | 'light';
  /** Most tests do without motion: to draw it is a fifth of a test's time. */
  readonly reducedMotion?: boolean;
  /** Whoever looks at role cards and endings themselves; all others open and close them at once. */
  readonly theatre?: boolean;
}

/** Opens one's role card and closes the ending as soon as either is there. */
const passThrough = () => {
  const pass = () => {
    for (const testId of ['role-open', 'finale-board']) {
      document.querySelector<HTMLElement>(`[data-testid=${testId}]`)?.click();
    }
  };
  new MutationObserver(pass).observe(document, { subtree: true, childList: true });
};

/** Keeps what a screen reader is told, since a later text replaces it. */
const keepTold = () => {
  const told: string[] = [];
  const keep = () => {
    for (const { textContent } of document.querySelectorAll('[role=status]')) {
      if (textContent && textContent !== told.at(-1)) told.push(textContent);
    }
  };
  new MutationObserver(keep).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  Object.assign(globalThis, { told });
};

export const passTheatre = (context: BrowserContext) => context.addInitScript(passThrough);

/** Whoever was dealt a card has opened it, and sees what it is theirs to see. */
export const untilCardOpened = (page: Page) =>
  page.getByTestId('dealt').waitFor({ state: 'detached' });

export const untilAtGame = async (page: Page) => {
  await page.getByTestId('game').waitFor();
  await untilCardOpened(page);
};

/** A person's own browser. */
export const openContext = async (
  browser: Browser,
  {
    size = PHONE,
    locale = 'he',
    theme = 'dark',
    theatre = false,
    reducedMotion = !theatre,
  }: Look = {},
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: size,
    locale: locale === 'he' ? 'he-IL' : 'en-GB',
    colorScheme: theme,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    hasTouch: size.width < 1000,
  });
  context.setDefaultTimeout(patience(60));
  await context.addInitScript(keepTold);
  if (!theatre) await passTheatre(context);
  return context;
};

/** The width and height of the picture that the page gives to keep next. */
export const downloadedSize = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const picture = Buffer.concat(chunks);
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)];
};

/** A page whose every complaint is kept. */
export const openPage = async (context: BrowserContext, url: string) => {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(url);
  return Object.assign(page, { complaints }) as Page & { readonly complaints: readonly string[] };
};
