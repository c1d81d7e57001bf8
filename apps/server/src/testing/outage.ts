import { expect, onTestFinished } from 'vitest';
import { postgresStore } from '../store/postgres/index.ts';
import { openBrowser, type Player, sitAt } from './browser.ts';
import { comeTo, end, eventsOf } from './guests.ts';
import { keptLog } from './log.ts';
import { openNetwork } from './network.ts';
import { patience } from './patience.ts';
import type { Postgres } from './postgres.ts';
import { startServer } from './server.ts';

const IMPATIENT = {
  statementTimeout: patience(0.4),
  connectTimeout: patience(0.4),
  heartbeat: 200,
};
export const REFUSED = { kind: 'refused', reason: 'unavailable' };
export const talk = (text: string) => ({ kind: 'talk', to: 'everyone', text }) as const;
export const said = ({ state }: Player) => state.view?.talk.map(({ text }) => text) ?? [];

/** A guest at a server that reaches the database through a network, and the host at one beside it. */
export const twoServers = async (postgres: Postgres) => {
  const network = await openNetwork(postgres);
  const url = await postgres.newSchema();
  const { logger, lines } = keptLog();
  const open = async (databaseUrl: string, log?: typeof logger) => {
    const store = await postgresStore({
      url: databaseUrl,
      ...IMPATIENT,
      onNote: ({ level, fields, message }) => log?.[level](fields, message),
    });
    const server = await startServer({ store, ...(log && { logger: log }) });
    onTestFinished(async () => {
      await server.close();
      await store.close();
    });
    return server;
  };
  const near = await open(url);
  const far = await open(network.through(url), logger);
  const browser = openBrowser(near.url);
  await browser.visit();
  const { table } = await browser.openTable('נועה');
  const host = sitAt(browser, { table });
  await host.until(({ view }) => view);
  const { player: guest } = await comeTo(far.url, table, 'עומר');
  await guest.act(talk('לפני'));
  await host.until(() => said(host).length === 1);
  const status = async (path: string) => (await fetch(`${far.url}${path}`)).status;
  const inLog = async () =>
    (await eventsOf(near, table)).flatMap(({ event }) => {
      const { kind, text } = event as { readonly kind: string; readonly text?: string };
      return kind === 'talked' ? [text] : [];
    });
  onTestFinished(() => end(host, guest));
  return { network, url, lines, host, guest, status, inLog };
};

/** Ready by itself, and people play on. */
export const resumes = async ({
  status,
  guest,
  host,
}: Pick<Awaited<ReturnType<typeof twoServers>>, 'status' | 'guest' | 'host'>) => {
  await expect.poll(() => status('/readyz')).toBe(200);
  await guest.act(talk('אחרי'));
  await host.until(() => said(host).at(-1) === 'אחרי');
};
