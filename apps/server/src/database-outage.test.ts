/** @module-tag slow */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { REFUSED, resumes, said, talk, twoServers } from './testing/outage.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';

/** What people notice when a server does not reach its database, and another does. */
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.dispose());

test('out of reach: commands are refused as unavailable, /readyz is red, the log says why, and service resumes by itself', async () => {
  const opened = await twoServers(postgres);
  const { network, host, guest, status, inLog, lines } = opened;
  network.setRefusing(true);
  network.cut();
  for (const text of ['אבד', 'גם אבד']) expect(await guest.tell(talk(text))).toEqual(REFUSED);
  expect(await status('/readyz')).toBe(503);
  expect(await status('/healthz')).toBe(200);
  /** Whoever is at the other server plays on, and is seen when the network is back. */
  await host.act(talk('בינתיים'));
  expect(said(guest)).toEqual(['לפני']);
  network.setRefusing(false);
  await guest.until(() => said(guest).at(-1) === 'בינתיים');
  await guest.until(({ presence }) => presence?.here.length === 2);
  await resumes(opened);
  expect(await inLog()).toEqual(['לפני', 'בינתיים', 'אחרי']);
  expect(said(guest)).toEqual(said(host));
  expect(lines.join()).toContain('the database does not answer');
  expect(lines.join()).toContain('the database answers again');
  expect(lines.join()).not.toContain(postgres.password);
});

test('too slow: who waits is told, nothing is written, and it goes on afterwards', async () => {
  const opened = await twoServers(postgres);
  const { url, guest, host, inLog } = opened;
  const release = Promise.withResolvers<void>();
  const held = postgres.hold(url, 'LOCK TABLE streams', release.promise);
  await held.taken;
  const told = await Promise.all(['א', 'ב', 'ג'].map((text) => guest.tell(talk(text))));
  expect(told).toEqual([REFUSED, REFUSED, REFUSED]);
  expect(await host.tell(talk('ד'))).toEqual(REFUSED);
  release.resolve();
  await held.released;
  await resumes(opened);
  expect(await inLog()).toEqual(['לפני', 'אחרי']);
});
