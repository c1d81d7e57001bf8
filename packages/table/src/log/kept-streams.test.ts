import { success } from '@remez/rules';
import { describe, expect, test } from 'vitest';
import { keptStreams } from './kept-streams.ts';
import { memoryLog } from './memory.ts';
import type { EventLog } from './port.ts';
import type { StreamKind } from './stream.ts';

const SUMS: StreamKind<number, number> = {
  make: (event) => ({ schema: 1, event }),
  read: ({ event }) => success(event as number),
  evolve: (sum = 0, event) => sum + event,
};

/** A real log, and what was read from it. */
const watchedLog = () => {
  const inner = memoryLog();
  const reads: { readonly stream: string; readonly events: number }[] = [];
  const log: EventLog = {
    ...inner,
    async read(stream, fromVersion) {
      const page = await inner.read(stream, fromVersion);
      reads.push({ stream, events: page.length });
      return page;
    },
  };
  return {
    log,
    inner,
    readFrom: (stream: string) => reads.filter((read) => read.stream === stream),
  };
};

const counting = (most: number) => {
  const { log, inner, readFrom } = watchedLog();
  const counted = keptStreams({ log, most, kind: SUMS });
  let written = 0;
  const write = async (stream: string, ...numbers: readonly number[]) => {
    written += 1;
    const events = numbers.map((event) => ({ schema: 1, event }));
    const { version } = await counted.fresh(stream);
    await log.append(stream, version, { commandId: `${written}`, by: 'x', at: 1, events });
  };
  return { counted, write, readFrom, inner };
};

describe('streams that are kept', () => {
  test('only what is new is read, and nothing that was written before is missing', async () => {
    const { counted, write, readFrom } = counting(10);
    await write('t', 1, 2, 3);
    expect(await counted.fresh('t')).toEqual({ state: 6, version: 3, isFromNewerRelease: false });
    const before = readFrom('t').length;
    await write('t', 4);
    expect(await counted.fresh('t')).toEqual({ state: 10, version: 4, isFromNewerRelease: false });
    const events = readFrom('t')
      .slice(before)
      .map((read) => read.events);
    expect(events.filter((count) => count > 0)).toEqual([1]);
  });

  test('whoever asks while another read is under way still sees what was written before', async () => {
    const log = memoryLog();
    const write = (version: number, event: number) =>
      log.append('t', version, {
        commandId: `${version}`,
        by: 'x',
        at: 1,
        events: [{ schema: 1, event }],
      });
    let answered = Promise.withResolvers<void>();
    answered.resolve();
    const counted = keptStreams({
      log: {
        ...log,
        read: async (stream, from) => {
          const page = await log.read(stream, from);
          await answered.promise;
          return page;
        },
      },
      most: 10,
      kind: SUMS,
    });
    await write(0, 1);
    await counted.fresh('t');
    answered = Promise.withResolvers<void>();
    const early = counted.fresh('t');
    await write(1, 5);
    const late = [counted.fresh('t'), counted.fresh('t')];
    answered.resolve();
    expect((await early).state).toBe(1);
    for (const each of late) expect((await each).state).toBe(6);
  });

  test('those that nobody asks for are let go of, and can be read again', async () => {
    const { counted, write } = counting(3);
    for (const stream of ['a', 'b', 'c', 'd', 'e']) await write(stream, 7);
    for (const stream of ['a', 'b', 'c', 'd', 'e']) {
      expect(await counted.fresh(stream)).toEqual({
        state: 7,
        version: 1,
        isFromNewerRelease: false,
      });
      expect(counted.size).toBeLessThanOrEqual(3);
    }
  });

  test('empty ones are not kept, however many ask for them, and drive none out', async () => {
    const { counted, write, readFrom } = counting(3);
    for (const stream of ['a', 'b', 'c']) await write(stream, 7);
    for (const stream of ['a', 'b', 'c']) await counted.fresh(stream);
    const before = readFrom('a').length;
    await Promise.all(Array.from({ length: 50 }, (_, index) => counted.fresh(`none ${index}`)));
    expect(counted.size).toBe(3);
    await counted.fresh('a');
    const events = readFrom('a')
      .slice(before)
      .map((read) => read.events);
    expect(events).toEqual([0]);
  });

  test('a read that fails is not remembered', async () => {
    const inner = memoryLog();
    let failing = true;
    const log = {
      ...inner,
      read: async (stream: string, from: number) => {
        if (failing) throw new Error('the store is busy');
        return inner.read(stream, from);
      },
    };
    const counted = keptStreams({ log, most: 3, kind: SUMS });
    const together = await Promise.allSettled([counted.fresh('t'), counted.fresh('t')]);
    expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    failing = false;
    expect(await counted.fresh('t')).toEqual({
      state: undefined,
      version: 0,
      isFromNewerRelease: false,
    });
  });

  test('a stream that was removed begins anew, for whoever is told and for whoever is not', async () => {
    const { counted, write, inner } = counting(3);
    await write('t', 1, 2, 3);
    await counted.fresh('t');
    inner.remove('t');
    const command = { by: 'x', commandId: 'one' };
    await counted.commit('t', command, () => success({ events: [5], at: 1 }));
    expect(await counted.fresh('t')).toEqual({ state: 5, version: 1, isFromNewerRelease: false });
    inner.remove('t');
    counted.forget('t');
    expect(await counted.fresh('t')).toEqual({
      state: undefined,
      version: 0,
      isFromNewerRelease: false,
    });
  });
});
