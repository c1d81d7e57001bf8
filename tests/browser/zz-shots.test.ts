import { test } from 'vitest';
import { browserAndGallery } from './here.ts';
import { look } from './layout-sample.ts';
import { SIZES } from './harness.ts';
const here = browserAndGallery();
const NAMES = (process.env.SHOTS ?? '').split(',');
const looks = (process.env.LOOKS ?? '0:dark:he,1:light:en,3:dark:he,4:dark:he').split(',');
test('shots', async () => {
  for (const name of NAMES) for (const l of looks) {
    const [s, theme, locale] = l.split(':') as any;
    const size = SIZES[Number(s)] as any;
    try {
      const wrong = await look(here.browser, here.gallery, { screen: name as any, size, theme, locale });
      if (wrong.length) console.log(name, l, wrong);
    } catch (e) { console.log(name, l, String(e).slice(0, 400)); }
    if (process.env.NOSHOT) continue;
    const context = await here.browser.newContext({ viewport: size, locale: locale === 'he' ? 'he-IL' : 'en-GB', colorScheme: theme, reducedMotion: 'reduce', hasTouch: size.width < 1000 });
    try { const page = await here.gallery.open(context, name as any); await page.screenshot({ path: `/tmp/wayback/${name}-${size.width}-${locale}.png` }); } catch {} finally { await context.close(); }
  }
}, 900000);
