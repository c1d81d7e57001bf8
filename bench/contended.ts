/**
 * How long an honest table waits for its commits while other tables of the same database are
 * contended. Three stores on one PostgreSQL write the same four streams, and the first store alone
 * writes the honest one. The control has the same writers, all at the first store.
 * Usage: npm run bench:contended
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { postgresStore } from '@remez/server';
import { startPostgres } from '@remez/server/testing';

const SECONDS = 12;
const STORES = 3;
const STREAMS = 4;
/** Milliseconds between two appends to a contended stream by one store, and to the honest one. */
const EVERY = 25;
const HONEST_EVERY = 20;
/** Milliseconds that a commit takes beside what the disk takes. */
const COMMIT = 4;

/** The tests' database syncs nothing. Here a commit takes as long as on a slower disk. */
const postgres = await startPostgres([
  'fsync=on',
  'commit_siblings=0',
  `commit_delay=${COMMIT * 1000}`,
]);
const url = await postgres.newSchema();
const first = await postgresStore({ url });
const stores = [first];
while (stores.length < STORES) stores.push(await postgresStore({ url }));

let ids = 0;
/** As a table does it: the loser of a race reads on and tries again. */
const appendTo = async ({ log }: typeof first, stream: string, known: number): Promise<number> => {
  ids += 1;
  const entry = { commandId: `c${ids}`, by: 'dana', at: 1, events: [{ schema: 1, event: ids }] };
  for (let expected = known; ; ) {
    const { kind, version } = await log.append(stream, expected, entry);
    if (kind !== 'conflict') return version;
    await log.read(stream, expected);
    expected = version;
  }
};

const quantile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);

const measure = async (what: string, contended: readonly (typeof first)[]): Promise<void> => {
  const until = performance.now() + SECONDS * 1000;
  let appended = 0;
  const writers = contended.flatMap((store) =>
    Array.from({ length: STREAMS }, async (_, stream) => {
      for (let version = 0; performance.now() < until; appended += 1) {
        const [next] = await Promise.all([
          appendTo(store, `${what} ${stream}`, version),
          wait(EVERY),
        ]);
        version = next;
      }
    }),
  );
  const times: number[] = [];
  for (let version = 0; performance.now() < until; ) {
    const begun = performance.now();
    version = await appendTo(first, `${what} honest`, version);
    times.push(performance.now() - begun);
    await wait(HONEST_EVERY);
  }
  await Promise.all(writers);
  times.sort((one, other) => one - other);
  const rate = Math.round(appended / SECONDS);
  process.stdout.write(
    `${what}: honest p50 ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms of ${times.length}; ${rate} contended appends a second\n`,
  );
};

await measure('alone', []);
await measure(
  'one store',
  Array.from({ length: STORES }, () => first),
);
await measure('three stores', stores);
await Promise.all(stores.map((store) => store.close()));
await postgres.dispose();
