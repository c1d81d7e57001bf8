import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../tests/browser/harness.ts';

/** Draws the app's icons anew from `icon.svg`, for systems that install it: `npm run icons`. */

const FOLDER = new URL('../apps/web/public/', import.meta.url);
const GROUND = '#111a2c';

/** How large the drawing is within its picture; a system may cut off what is outside of four fifths. */
const ICONS = [
  { name: 'icon-192.png', size: 192, drawn: 1, full: false },
  { name: 'icon-512.png', size: 512, drawn: 1, full: false },
  { name: 'icon-maskable-512.png', size: 512, drawn: 0.86, full: true },
  { name: 'icon-apple-180.png', size: 180, drawn: 1, full: true },
] as const;

const svg = await readFile(new URL('icon.svg', FOLDER), 'utf8');
const browser = await launchBrowser();
for (const { name, size, drawn, full } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>
    body { margin: 0; block-size: 100vh; display: grid; place-items: center; ${full ? `background: ${GROUND}` : ''} }
    svg { inline-size: ${drawn * 100}%; block-size: ${drawn * 100}% }
  </style>${svg}`);
  await page.screenshot({ path: fileURLToPath(new URL(name, FOLDER)), omitBackground: !full });
  await page.close();
}
await browser.close();
