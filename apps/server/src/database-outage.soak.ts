import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openBrowser, sitAt } from './testing/browser.ts';
import { NO_FOLDER } from './testing/cluster.ts';
import { end } from './testing/guests.ts';
import { openNetwork } from './testing/network.ts';
import { REFUSED, resumes, said, talk, twoServers } from './testing/outage.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { startLimitedProcess } from './testing/process.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.dispose());

test('without an answer: nothing is acknowledged that is not there, and nothing is there twice', async () => {
  const opened = await twoServers(postgres);
  const { network, guest, host, status, inLog } = opened;
  network.setSilent(true);
  expect(await guest.tell(talk('מי יודע'))).toEqual(REFUSED);
  expect(await status('/readyz')).toBe(503);
  network.setSilent(false);
  network.cut();
  await resumes(opened);
  const texts = (await inLog()).filter((text) => text !== 'מי יודע');
  expect(texts).toEqual(['לפני', 'אחרי']);
  expect((await inLog()).length).toBeLessThanOrEqual(3);
  await expect.poll(() => said(guest)).toEqual(await inLog());
  await expect.poll(() => said(host)).toEqual(await inLog());
});

test('ten seconds out of reach: a process refuses with a reason, turns red, and comes back by itself', async () => {
  const network = await openNetwork(postgres);
  const databaseUrl = network.through(await postgres.newSchema());
  const server = await startLimitedProcess(NO_FOLDER, { databaseUrl, expectsFaults: true });
  onTestFinished(() => server.kill());
  const browser = openBrowser(server.url);
  await browser.visit();
  const { table } = await browser.openTable('נועה');
  const host = sitAt(browser, { table });
  await host.act(talk('לפני'));
  const readiness = async () => (await browser.ask('/readyz')).status;
  network.setRefusing(true);
  network.cut();
  const until = Date.now() + 10_000;
  let refused = 0;
  while (Date.now() < until) {
    expect(await host.tell(talk('אבד'))).toEqual(REFUSED);
    expect(await readiness()).toBe(503);
    refused += 1;
    await wait(500);
  }
  expect(refused).toBeGreaterThan(3);
  network.setRefusing(false);
  await expect.poll(readiness).toBe(200);
  await host.act(talk('אחרי'));
  expect(said(host)).toEqual(['לפני', 'אחרי']);
  end(host);
  expect(await server.stop()).toBe(0);
  expect(server.complaints.join()).toContain('the database does not answer');
});
