import { converseOverMessagePort } from '@remez/protocol/conversation';
import { secureRandom, success } from '@remez/rules';
import { botMind } from './bot-mind.ts';
import { deviceClock } from './clock.ts';
import { fetchedJudge } from './judge.ts';
import { holdDatabase } from './store/database.ts';
import { tableDirectory } from './store/directory.ts';
import { indexedDbLog } from './store/event-log.ts';
import type { FromTables, ToTables } from './table-messages.ts';
import { localTables } from './tables.ts';

/**
 * The worker that keeps tables in this browser: the same table and the same conversation as on a
 * server, so that screens do not know which one they talk to.
 */
const NEWS = 'remez tables';

/** Nobody waits for another person here: bots may take half the time that they take among people. */
let pace = 0.5;

const tell = (message: FromTables) => postMessage(message);
const reportFault = (error: unknown) => tell({ kind: 'fault', error });

const database = holdDatabase();
const log = indexedDbLog(database, NEWS);
const tables = localTables({
  log,
  directory: tableDirectory(database),
  clock: deviceClock,
  random: secureRandom(),
  judging: fetchedJudge(),
  mind: botMind(() => pace),
  faults: ({ error }) => reportFault(error),
});

type Parsed = ReturnType<Parameters<typeof converseOverMessagePort>[2]['parse']>;

/** The page is of the same build, and whoever forges its messages deceives nobody else. */
const parse = (text: string): Parsed => success(JSON.parse(text));

const host = {
  now: deviceClock.now,
  openTable: tables.open,
  onFault: reportFault,
  parse,
};

const conversations = new Map<number, ReturnType<typeof converseOverMessagePort>>();

const openTable = async ({ id, opening }: Extract<ToTables, { kind: 'open' }>): Promise<void> => {
  try {
    const created = await tables.create(opening);
    if (created.ok) tell({ kind: 'opened', id, table: created.value });
    else tell({ kind: 'refused', id, reason: created.failure });
  } catch (error) {
    reportFault(error);
    tell({ kind: 'refused', id, reason: 'unavailable' });
  }
};

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
      log.refresh().catch(reportFault);
      return;
    case 'open':
      void openTable(data);
      return;
  }
});

tables.sweep().catch(reportFault);
