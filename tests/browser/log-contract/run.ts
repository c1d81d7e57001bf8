import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Worker } from 'playwright-core';
import { build } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** No server stands behind it: the page has an origin and nothing else. */
const ORIGIN = 'http://remez.test';
const PAGE =
  '<!doctype html><title>contract</title><script src="/start.js" type="module"></script>';
const START = "new Worker('/suite.js', { type: 'module', name: 'suite' });";

/** The suite and the log as one script for a browser. */
const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [{ find: /^vitest$/u, replacement: here('small-vitest.ts') }] },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: here('suite.ts'), formats: ['es'], fileName: 'suite' },
    },
  });
  const [{ output }] = built as unknown as readonly [
    { readonly output: readonly { readonly code?: string }[] },
  ];
  return output[0]?.code ?? '';
};

/** A tab with a worker in which the suite is at hand as `suite`. */
const openTab = async (context: BrowserContext): Promise<Worker> => {
  const page = await context.newPage();
  const [worker] = await Promise.all([page.waitForEvent('worker'), page.goto(ORIGIN)]);
  await worker.evaluate(async () => {
    while (!('suite' in globalThis)) await new Promise((resolve) => setTimeout(resolve, 5));
  });
  return worker;
};

/** Tabs of one browser, which share one IndexedDB. */
export const suiteTabs = async (browser: Browser) => {
  const script = await bundle();
  const context = await browser.newContext();
  await context.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: PAGE });
    const body = path === '/start.js' ? START : script;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return { open: () => openTab(context), close: () => context.close() };
};
