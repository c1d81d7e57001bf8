import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openBrowser, type Player, sitAt } from './testing/browser.ts';
import { comeTo, end } from './testing/guests.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { startLimitedProcess } from './testing/process.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.dispose());

const NO_FOLDER = join(tmpdir(), `remez-nowhere-${process.pid}`);

const startOn = async (databaseUrl: string, expectsFaults = false) => {
  const server = await startLimitedProcess(NO_FOLDER, { databaseUrl, expectsFaults });
  onTestFinished(() => server.kill());
  return server;
};

const names = ({ state }: Player) => state.view?.members.map(({ name }) => name) ?? [];
const lastSaid = ({ state }: Player) => state.view?.talk.at(-1)?.text;

test('two processes on one database serve one table, and one that is killed is not missed', async () => {
  const url = await postgres.newSchema();
  const [one, other] = await Promise.all([startOn(url), startOn(url)]);
  const ann = openBrowser(one.url);
  await ann.visit();
  const { table } = await ann.openTable('נועה');
  const host = sitAt(ann, { table });
  await host.until(({ view }) => view);
  const { player: guest } = await comeTo(other.url, table, 'עומר');
  await host.until(() => names(host).includes('עומר'));
  await host.act({ kind: 'talk', to: 'everyone', text: 'שלום' });
  await guest.until(() => lastSaid(guest) === 'שלום');

  /** Both at once, again and again: whoever loses a race decides again, and nothing is lost. */
  const texts = Array.from({ length: 12 }, (_, i) => `${i}`);
  await Promise.all(
    texts.map((text, i) =>
      (i % 2 === 0 ? host : guest).act({ kind: 'talk', to: 'everyone', text }),
    ),
  );
  const said = ({ state }: Player) => state.view?.talk.map(({ text }) => text) ?? [];
  for (const player of [host, guest]) await player.until(() => said(player).length === 13);
  expect(said(host)).toEqual(said(guest));
  expect([...said(host)].sort()).toEqual(['שלום', ...texts].sort());

  await one.kill();
  end(host);
  /** The same browser, led to the process that is left. */
  const back = sitAt(openBrowser(other.url, ann.cookie), { table });
  await back.until(({ me }) => me?.member);
  await back.act({ kind: 'talk', to: 'everyone', text: 'חזרתי' });
  await guest.until(() => lastSaid(guest) === 'חזרתי');
  end(back, guest);
  expect(await other.stop()).toBe(0);
  expect(existsSync(NO_FOLDER)).toBe(false);
});

test('a process outlives its database and says what was wrong, without the password', async () => {
  const server = await startOn(await postgres.newSchema(), true);
  const browser = openBrowser(server.url);
  await browser.visit();
  const { table } = await browser.openTable('נועה');
  const host = sitAt(browser, { table });
  await host.until(({ view }) => view);
  await postgres.stop();
  expect(await host.tell({ kind: 'talk', to: 'everyone', text: 'אבד' })).toEqual({
    kind: 'refused',
    reason: 'unavailable',
  });
  expect((await browser.ask('/readyz')).status).toBe(503);
  await postgres.start();
  await expect
    .poll(async () => (await browser.ask('/readyz')).status, { timeout: 15_000 })
    .toBe(200);
  await host.act({ kind: 'talk', to: 'everyone', text: 'שוב' });
  end(host);
  expect(await server.stop()).toBe(0);
  const text = server.complaints.join('\n');
  expect(text).toContain('the database does not answer');
  expect(text).not.toContain(postgres.password);
  expect(text).not.toContain(encodeURIComponent(postgres.password));
});
