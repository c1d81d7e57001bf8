import { MessageChannel } from 'node:worker_threads';
import { parseClientMessage } from '@remez/protocol';
import { type ConversationHost, converseOverMessagePort } from '@remez/protocol/conversation';
import { failure, seededRandom, success } from '@remez/rules';
import { type Event, makeStored, memoryLog, openLiveTable } from '@remez/table';
import { manualClock, memoryEphemera, unexpectedFault } from '@remez/table/testing';
import { botPool } from '../bot-pool.ts';
import { makeCookie } from '../identity.ts';
import { packReferee } from '../referee.ts';
import { memoryStore } from '../store/memory.ts';
import { openBrowser, rawScreen } from './browser.ts';
import { frameKeeper } from './frames.ts';
import { startServer } from './server.ts';

export const TABLE = 'twin';
export const START = 1_000_000;
const STREAM = `table/${TABLE}`;
const SEED = 5;

/** One end of a wire to a table. */
interface Wire extends Omit<ReturnType<typeof frameKeeper>, 'receive'> {
  /** Lets go without a goodbye; resolves when the other side has noticed. */
  cut(): Promise<void>;
}

/** One table, and wires to it of one kind. */
export interface Wires {
  readonly clock: ReturnType<typeof manualClock>;
  connect(person: string): Promise<Wire>;
  close(): Promise<void>;
}

const opening = (before: readonly Event[]) => ({
  commandId: 'before',
  by: 'x',
  at: START,
  events: before.map(makeStored),
});

/** The table on a server. */
export const overWebSocket = async (before: readonly Event[]): Promise<Wires> => {
  const store = memoryStore();
  await store.log.append(STREAM, 0, opening(before));
  const clock = manualClock(START);
  const server = await startServer({ store, clock, random: seededRandom(SEED) });
  const key = await store.signingKey();
  const screens = async () => (await server.metrics.screens.get()).values[0]?.value ?? 0;
  return {
    clock,
    async connect(person) {
      const cookie = makeCookie([person], { key, secure: false }).split(';')[0];
      const screen = await rawScreen(openBrowser(server.url, cookie));
      return {
        ...screen,
        async cut() {
          const before = await screens();
          screen.socket.terminate();
          while ((await screens()) === before) await new Promise(setImmediate);
        },
      };
    },
    close: server.close,
  };
};

/** The table on two servers that share a log, as two processes do; people come to one and the other. */
export const overTwoServers = async (before: readonly Event[]): Promise<Wires> => {
  const store = memoryStore();
  await store.log.append(STREAM, 0, opening(before));
  const clock = manualClock(START);
  const ephemera = memoryEphemera();
  const open = (process: string) =>
    startServer({
      store: { ...store, ephemera: ephemera.of(process) },
      clock,
      random: seededRandom(SEED),
    });
  const servers = [await open('one'), await open('other')];
  const key = await store.signingKey();
  let people = 0;
  return {
    clock,
    async connect(person) {
      people += 1;
      const cookie = makeCookie([person], { key, secure: false }).split(';')[0];
      const screen = await rawScreen(openBrowser(servers[people % 2]?.url ?? '', cookie));
      return { ...screen, cut: async () => screen.socket.terminate() };
    },
    async close() {
      for (const server of servers) await server.close();
    },
  };
};

/** The table as it runs where there is no server: in memory, as the host of conversations. */
export const hostInMemory = async (before: readonly Event[]) => {
  const log = memoryLog();
  await log.append(STREAM, 0, opening(before));
  const clock = manualClock(START);
  const world = { log, clock, random: seededRandom(SEED), judge: packReferee() };
  /** Started with the first question: here there is none. */
  const bots = botPool();
  const opened = await openLiveTable(STREAM, { ...world, bots, faults: unexpectedFault });
  if (!opened.ok) throw new Error(opened.failure);
  const table = opened.value;
  const host: ConversationHost = {
    now: clock.now,
    openTable: async (token) => (token === TABLE ? success(table) : failure('unknownTable')),
    onFault(error) {
      throw error;
    },
  };
  return { clock, host, close: table.dispose };
};

/** A screen at the other end of a `MessageChannel`. */
export const portScreen = (person: string, host: ConversationHost) => {
  const { port1, port2 } = new MessageChannel();
  const conversation = converseOverMessagePort(port1, [person], {
    ...host,
    parse: parseClientMessage,
  });
  const { receive, ...kept } = frameKeeper((text) => port2.postMessage(text));
  port2.on('message', receive);
  return { ...kept, port: port2, cut: conversation.end };
};

export const overMessageChannel = async (before: readonly Event[]): Promise<Wires> => {
  const { clock, host, close } = await hostInMemory(before);
  return {
    clock,
    async connect(person) {
      const screen = portScreen(person, host);
      return { ...screen, cut: async () => screen.cut() };
    },
    close,
  };
};
