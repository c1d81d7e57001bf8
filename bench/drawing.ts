import type { CDPSession } from 'playwright-core';
import { launchBrowser, openContext, PHONE, startSite } from '../tests/browser/harness.ts';
import { joinTable, openTable, sit } from '../tests/browser/people.ts';

const VIEWS = 40;
const SLOWED = 4;
const FRAME = 1000 / 60;

const PARTS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;

/** Milliseconds that the page has spent on script, style and layout so far. */
const spent = async (session: CDPSession): Promise<readonly number[]> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return PARTS.map((name) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000);
};

/**
 * The page itself says when it has drawn a turn: asking it would be work of its own, four times
 * slowed, and counted.
 */
const tellWhenDrawn = () => {
  const game = document.querySelector('[data-testid=game]');
  if (game === null) return;
  new MutationObserver(() =>
    requestAnimationFrame(() => setTimeout(() => console.debug('drawn'), 100)),
  ).observe(game, { attributeFilter: ['data-turn'] });
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
await page.evaluate(tellWhenDrawn);
await session.send('Performance.enable');
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });

const costs: (readonly number[])[] = [];
for (let view = 0; view < VIEWS; view += 1) {
  const before = await spent(session);
  const drawn = page.waitForEvent('console', (message) => message.text() === 'drawn');
  await host.page.getByTestId('tool-menu').click();
  await host.page.getByTestId('menu-host').click();
  await host.page.getByTestId('move-on').click();
  await drawn;
  const after = await spent(session);
  costs.push(after.map((value, part) => value - (before[part] ?? 0)));
  await host.page.keyboard.press('Escape');
}
const wholes = costs.map((parts) => parts.reduce((sum, part) => sum + part, 0));
const at = (values: readonly number[], share: number) =>
  (values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0).toFixed(1);
const parts = PARTS.map(
  (name, part) =>
    `${name} ${at(
      costs.map((cost) => cost[part] ?? 0),
      0.5,
    )}`,
);
process.stdout.write(
  `a view on a ${SLOWED}× slowed CPU: median ${at(wholes, 0.5)} ms, nine of ten within ${at(wholes, 0.9)} ms, ` +
    `worst ${at(wholes, 1)} ms (a frame is ${FRAME.toFixed(1)} ms); medians: ${parts.join(', ')}\n`,
);
await browser.close();
await site.close();
