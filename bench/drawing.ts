import { setTimeout as rest } from 'node:timers/promises';
import { pick, seededRandom } from '@remez/rules';
import { randomCommand, startFour } from '@remez/server/testing';
import type { CDPSession } from 'playwright-core';
import { launchBrowser, openContext, PHONE, startSite } from '../tests/browser/harness.ts';

const VIEWS = 60;
const SLOWED = 4;
const FRAME = 1000 / 60;
/** Long enough for a slowed page to finish and for its effects to have run. */
const AT_REST = 250;
const PARTS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;

/** Milliseconds that the page has spent on script, style and layout so far. */
const spent = async (session: CDPSession): Promise<readonly number[]> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return PARTS.map((name) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000);
};

/**
 * How long a phone four times slower than this machine works on one view. The others at the table
 * are no browsers, and the phone is asked nothing while it draws: both would be counted.
 */
const site = await startSite();
const browser = await launchBrowser();
const random = seededRandom(7);
const { table, players } = await startFour(site.url, 'teams');
const phone = await openContext(browser, { size: PHONE });
const page = await phone.newPage();
await page.goto(`${site.origin}/t/${table}?tv`);
await page.locator('[data-card="24"]').waitFor();
const session = await phone.newCDPSession(page);
await session.send('Performance.enable');
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });

const costs: (readonly number[])[] = [];
while (costs.length < VIEWS) {
  const player = pick(players, random);
  const over = player.state.view?.running === false;
  const command = over ? ({ kind: 'again' } as const) : randomCommand(player, random);
  if (command === undefined) continue;
  const before = await spent(session);
  await player.send(command);
  await rest(AT_REST);
  const after = await spent(session);
  const parts = after.map((value, part) => value - (before[part] ?? 0));
  /** A quiet question (C22) shows nothing, and a new game draws another board. */
  if (!over && (parts[0] ?? 0) > 0) costs.push(parts);
}
const wholes = costs.map((parts) => parts.reduce((sum, part) => sum + part, 0));
const at = (values: readonly number[], share: number) =>
  (values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0).toFixed(1);
const ofPart = (part: number) => costs.map((cost) => cost[part] ?? 0);
process.stdout.write(
  `a view on a ${SLOWED}× slowed CPU: median ${at(wholes, 0.5)} ms, nine of ten within ` +
    `${at(wholes, 0.9)} ms, worst ${at(wholes, 1)} ms (a frame is ${FRAME.toFixed(1)} ms); ` +
    `medians: ${PARTS.map((name, part) => `${name} ${at(ofPart(part), 0.5)}`).join(', ')}\n`,
);
await browser.close();
await site.close();
process.exit();
