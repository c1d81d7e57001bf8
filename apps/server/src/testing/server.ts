import { seededRandom } from '@remez/rules';
import { pino } from 'pino';
import { type Config, DEFAULTS } from '../config.ts';
import { makeLimits } from '../limits.ts';
import { createServer, type ServerParts } from '../server.ts';
import { memoryStore } from '../store/memory.ts';

const TEST_CONFIG: Config = { ...DEFAULTS, port: 0, host: '127.0.0.1' };

/** Programs play faster than people; only tests about limits want the real ones. */
const unhurried = () => {
  const plenty = { burst: 1e9, perSecond: 1e9 };
  return makeLimits(Date.now, {
    messagesOfPerson: plenty,
    messagesOfAddress: plenty,
    connectionsOfAddress: plenty,
    requestsOfAddress: plenty,
    pagesOfAddress: plenty,
    tablesOfAddress: plenty,
    codesOfAddress: plenty,
    ordersOfPerson: plenty,
    dailyOfAddress: plenty,
    playersOfAddress: plenty,
    wrongCodesInAll: plenty,
    listsOfPerson: plenty,
    listsOfAddress: plenty,
    draftsOfAddress: plenty,
    faultsOfAddress: plenty,
    faultsInAll: plenty,
    keptOfAddress: plenty,
  });
};

/** A real server on a free port, in this process. */
export const startServer = async (
  parts: Partial<ServerParts> & { readonly settings?: Partial<Config> } = {},
) => {
  const store = parts.store ?? memoryStore();
  const server = await createServer({
    store,
    logger: pino({ level: 'silent' }),
    random: seededRandom(1),
    limits: unhurried(),
    ...parts,
    config: { ...TEST_CONFIG, ...parts.settings },
  });
  const { port } = await server.listen();
  return { ...server, store, port, url: `http://127.0.0.1:${port}` };
};
export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Days as a server spends them, with a sweep in each. */
export const passDays = async (
  server: Pick<RunningServer, 'sweep'>,
  clock: { pass(ms: number): void },
  days: number,
): Promise<void> => {
  for (let day = 0; day < days; day += 1) {
    clock.pass(86_400_000);
    await server.sweep();
  }
};
