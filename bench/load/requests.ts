import { type Profiler, Session } from 'node:inspector/promises';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into every measured server (`--import`): collects garbage when it is asked to, so that
 * memory is compared without what could be freed, and profiles itself for a while.
 */
export type Request = 'collect' | 'profile' | 'profiled';
export interface Reply {
  readonly done: Request;
  /** Bytes that are really held, in the heap and in buffers, after a collection. */
  readonly held?: number;
  readonly profile?: Profiler.Profile;
}

const session = new Session();

const HANDLERS = {
  async collect() {
    await globalThis.gc?.({ execution: 'async', type: 'major' });
    await globalThis.gc?.({ execution: 'async', type: 'major' });
    const { heapUsed, external } = process.memoryUsage();
    return { held: heapUsed + external };
  },
  async profile() {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: 200 });
    await session.post('Profiler.start');
    return {};
  },
  async profiled() {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    return { profile };
  },
} satisfies Record<Request, () => Promise<Partial<Reply>>>;

if (isMainThread) {
  process.on('message', async (request: Request) => {
    process.send?.({ done: request, ...(await HANDLERS[request]()) });
  });
  process.channel?.unref();
}
