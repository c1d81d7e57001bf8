import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@remez/server/testing';
import type { Page } from 'playwright-core';
import { DIST, siteOf } from './harness.ts';

/** What a browser keeps of games that are played alone, looked at and changed behind the app's back. */

export const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** The tables that are kept, and whether a match is under way there. */
export const keptOn = (page: Page): Promise<readonly { table: string; running: boolean }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('remez');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('tables').objectStore('tables').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(({ table, running }) => ({ table, running })));
          };
        };
      }),
  );

/** As if everything had been done so many days ago. */
export const agedByDays = (page: Page, days: number): Promise<void> =>
  page.evaluate(
    (age) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('remez');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('tables', 'readwrite');
          const tables = writing.objectStore('tables');
          tables.openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            cursor?.update({ ...cursor.value, at: cursor.value.at - age });
            cursor?.continue();
          };
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onerror = () => reject(writing.error);
        };
      }),
    days * 86_400_000,
  );

/** A later release has gone on with the game on the table, with an event that this one does not know. */
export const writtenByNewerRelease = (page: Page): Promise<void> =>
  page.evaluate(
    (stream) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('remez');
        opening.onsuccess = () => {
          const writing = opening.result.transaction(['events', 'streams'], 'readwrite');
          const [events, streams] = [writing.objectStore('events'), writing.objectStore('streams')];
          const reading = streams.get(stream);
          reading.onsuccess = () => {
            const version = reading.result + 1;
            const json = '{"kind":"unheardOf"}';
            const row = { schema: 1, json, commandId: 'later', by: 'me', at: Date.now() };
            events.put(row, [stream, version]);
            streams.put(version, stream);
          };
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onerror = () => reject(writing.error);
        };
      }),
    `table/${tableOf(page)}`,
  );

/** Puts a row in the place of another, as a disk that fails might; what was there before is answered. */
export const putOn = (
  page: Page,
  row: {
    readonly store: string;
    readonly key: string | (string | number)[];
    readonly value: unknown;
  },
): Promise<unknown> =>
  page.evaluate(
    ({ store, key, value }) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('remez');
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite');
          const rows = writing.objectStore(store);
          const before = rows.get(key);
          rows.put(value, key);
          writing.oncomplete = () => {
            opening.result.close();
            resolve(before.result);
          };
          writing.onerror = () => reject(writing.error);
        };
      }),
    row,
  );

const BLOCKED = `
  const open = () => { throw new DOMException('blocked', 'SecurityError'); };
  Object.defineProperty(self, 'indexedDB', { value: { open } });
`;

/** A site whose worker for tables finds no database, as where a browser's storage is blocked. */
export const siteWithoutStorage = async () => {
  const web = await mkdtemp(join(tmpdir(), 'remez-no-storage-'));
  await cp(DIST, web, { recursive: true });
  const assets = join(web, 'assets');
  for (const name of await readdir(assets)) {
    if (!name.startsWith('worker-table-')) continue;
    const file = join(assets, name);
    if (name.endsWith('.js')) await writeFile(file, BLOCKED + (await readFile(file, 'utf8')));
    else await rm(file);
  }
  const site = siteOf(await startServer({ web }));
  return {
    ...site,
    async close() {
      await site.close();
      await rm(web, { recursive: true });
    },
  };
};
