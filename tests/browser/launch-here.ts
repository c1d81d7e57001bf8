import { launchBrowser } from './harness.ts';

/** A process of its own that draws one page, for tests of the first run on a machine. */
const browser = await launchBrowser();
const page = await browser.newPage();
await page.setContent('<p>שלום</p>');
process.stdout.write(`${await page.locator('p').textContent()}\n`);
await browser.close();
