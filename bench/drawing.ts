import type { CDPSession } from 'playwright-core';
import { launchBrowser, openContext, PHONE, startSite } from '../tests/browser/harness.ts';
import { joinTable, openTable, sit } from '../tests/browser/people.ts';

const VIEWS = 40;
const SLOWED = 4;
const FRAME = 1000 / 60;

/** Milliseconds that the page has spent on script, style and layout so far. */
const spent = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].map(
    (name) => metrics.find((metric) => metric.name === name)?.value ?? 0,
  );
  return seconds.reduce((sum, value) => sum + value, 0) * 1000;
};

/** How long a phone four times slower than this machine works on one view. */
const site = await startSite();
const browser = await launchBrowser();
const host = await openTable(browser, site, { name: 'נועה' });
const guests = [];
for (const name of ['עמית', 'דנה', 'יואב'])
  guests.push(await joinTable(browser, host.url, { name }));
const seats = ['red.spymaster', 'blue.spymaster', 'red.operative', 'blue.operative'];
for (const [index, person] of [host, ...guests].entries()) await sit(person, seats[index] ?? '');
await host.page.getByTestId('start').click();
const phone = await openContext(browser, { size: PHONE });
const page = await phone.newPage();
await page.goto(`${host.url}?tv`);
await page.locator('[data-card="24"]').waitFor();
const session = await phone.newCDPSession(page);
await session.send('Performance.enable');
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });

const costs: number[] = [];
for (let view = 0; view < VIEWS; view += 1) {
  const before = await spent(session);
  const turn = await page.getByTestId('game').getAttribute('data-turn');
  await host.page.getByTestId('tool-menu').click();
  await host.page.getByTestId('menu-host').click();
  await host.page.getByTestId('move-on').click();
  await page.locator(`[data-testid=game]:not([data-turn="${turn}"])`).waitFor();
  costs.push((await spent(session)) - before);
  await host.page.keyboard.press('Escape');
}
costs.sort((a, b) => a - b);
const at = (share: number) => (costs[Math.floor(share * (costs.length - 1))] ?? 0).toFixed(1);
process.stdout.write(
  `a view on a ${SLOWED}× slowed CPU: median ${at(0.5)} ms, worst ${at(1)} ms (a frame is ${FRAME.toFixed(1)} ms)\n`,
);
await browser.close();
await site.close();
