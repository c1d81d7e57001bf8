import { test } from 'vitest';
import { launchBrowser, startSite } from './harness.ts';
import { openTable } from './people.ts';
test('x', async () => {
  const browser = await launchBrowser();
  const site = await startSite();
  const host = await openTable(browser, site, { name: 'a' });
  await host.context.setOffline(true);
  const at = Date.now();
  const seen = await host.page.getByTestId('reconnecting').waitFor({ timeout: 5000 }).then(() => 'cut', () => 'not cut');
  process.stderr.write(`OFFLINE ${seen} ${Date.now() - at} ${browser.version()}\n`);
  await host.context.setOffline(false);
  await host.page.getByTestId('reconnecting').waitFor({ state: 'hidden' });
  process.stderr.write(`BACK ${Date.now() - at}\n`);
  await browser.close(); await site.close();
});
