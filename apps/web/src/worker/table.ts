import { converseOverMessagePort } from '@remez/protocol/conversation';
import { failure, secureRandom, success } from '@remez/rules';
import { botMind } from './bot-mind.ts';
import { deviceClock } from './clock.ts';
import { fetchedJudge } from './judge.ts';
import { isFromNewerPage, type LocalStore, openLocalStore } from './store/open.ts';
import type { FromTables, ToTables } from './table-messages.ts';
import { type LocalTables, localTables } from './tables.ts';

/**
 * The worker that keeps tables in this browser: the same table and the same conversation as on a
 * server, so that screens do not know which one they talk to.
 */

/** Nobody waits for another person here: bots may take half the time that they take among people. */
let pace = 0.5;

const tell = (message: FromTables) => postMessage(message);
const reportFault = (error: unknown) => tell({ kind: 'fault', error });

const start = async (): Promise<{ readonly store: LocalStore; readonly tables: LocalTables }> => {
  const store = await openLocalStore(reportFault);
  const tables = localTables({
    store,
    clock: deviceClock,
    random: secureRandom(),
    judging: fetchedJudge(),
    mind: botMind(() => pace),
    faults: ({ error }) => reportFault(error),
    onLesson: (table, place) => tell({ kind: 'lesson', table, place }),
  });
  return { store, tables };
};

/** The page hears of no promise that was broken here. */
addEventListener('unhandledrejection', ({ reason }) => reportFault(reason));

const started = start();
/** Whoever asks for a table is told. */
started.catch(() => {});

const openTable = async (token: string) => {
  try {
    return await (await started).tables.open(token);
  } catch (error) {
    if (isFromNewerPage(error)) return failure('upgrade' as const);
    throw error;
  }
};

type Parsed = ReturnType<Parameters<typeof converseOverMessagePort>[2]['parse']>;

/** The page is of the same build, and whoever forges its messages deceives nobody else. */
const parse = (text: string): Parsed => success(JSON.parse(text));

const host = { now: deviceClock.now, openTable, onFault: reportFault, parse };

const conversations = new Map<number, ReturnType<typeof converseOverMessagePort>>();

const create = async ({ id, opening }: Extract<ToTables, { kind: 'open' }>): Promise<void> => {
  try {
    const created = await (await started).tables.create(opening);
    if (created.ok) tell({ kind: 'opened', id, table: created.value });
    else tell({ kind: 'refused', id, reason: created.failure });
  } catch (error) {
    reportFault(error);
    tell({ kind: 'refused', id, reason: 'unavailable' });
  }
};

const wake = async (): Promise<void> => (await started).store.refresh();
const goOn = async (table: string, position: number): Promise<void> =>
  (await started).tables.goOn(table, position);
const remove = async (table: string): Promise<void> => (await started).tables.remove(table);

addEventListener('message', ({ data }: MessageEvent<ToTables>) => {
  switch (data.kind) {
    case 'pace':
      pace = data.pace;
      return;
    case 'converse': {
      const { conversation, port, persons } = data;
      conversations.set(conversation, converseOverMessagePort(port, persons, host));
      return;
    }
    case 'hangUp':
      conversations.get(data.conversation)?.end();
      conversations.delete(data.conversation);
      return;
    case 'wake':
      wake().catch(reportFault);
      return;
    case 'open':
      void create(data);
      return;
    case 'goOn':
      goOn(data.table, data.position).catch(reportFault);
      return;
    case 'remove':
      remove(data.table).catch(reportFault);
      return;
  }
});
