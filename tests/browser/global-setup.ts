import { startBrowserServer } from './harness.ts';

/** One browser for the whole run. A file opens contexts of its own in it. */
export const setup = async (): Promise<() => Promise<void>> => {
  const browser = await startBrowserServer();
  process.env.REMEZ_TEST_BROWSER = browser.wsEndpoint();
  return () => browser.close();
};
