import { holdDatabase } from '../../../apps/web/src/worker/store/database.ts';
import { indexedDbLog } from '../../../apps/web/src/worker/store/event-log.ts';
import { tabEphemera } from '../../../apps/web/src/worker/store/tab-ephemera.ts';
import { eventLogContract } from '../../../packages/table/src/testing/log-contract.ts';
import { runTest, testNames } from './small-vitest.ts';

/** The contract of all logs, for a worker of a real browser and its IndexedDB. */

let opened = 0;

const openLog = (name: string) => {
  const database = holdDatabase(name);
  return { database, log: indexedDbLog(database, `news of ${name}`) };
};

eventLogContract('the log in IndexedDB', async () => {
  opened += 1;
  const { database, log } = openLog(`contract ${opened}`);
  return {
    log,
    async dispose() {
      log.close();
      await database.close();
    },
  };
});

/** What the tests call from outside of the browser. */
const here = { testNames, runTest, openLog, tabEphemera };
export type Suite = typeof here;

Object.assign(globalThis, { suite: here });
