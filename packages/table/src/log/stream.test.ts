import { failure, success } from '@remez/rules';
import { describe, expect, test } from 'vitest';
import { memoryLog } from './memory.ts';
import type { EventLog } from './port.ts';
import { makeStream, type StreamKind } from './stream.ts';

interface Added {
  readonly kind: 'added';
  readonly amount: number;
}

const SCHEMA = 1;

const SUMS: StreamKind<number, Added> = {
  make: (event) => ({ schema: SCHEMA, event }),
  read: ({ schema, event }) =>
    schema === SCHEMA ? success(event as Added) : failure('unknownEvent'),
  evolve(sum = 0, { amount }) {
    if (!Number.isInteger(amount)) throw new Error('this cannot be read back');
    return sum + amount;
  },
};

const add = (amount: number) => () =>
  success({ events: [{ kind: 'added', amount } as const], at: 1 });
const by = (commandId: string) => ({ by: 'ann', commandId });

const open = async (log: EventLog) => {
  const stream = makeStream('sums', log, SUMS);
  await stream.catchUp();
  return stream;
};

describe('a stream', () => {
  test('a decision is appended and folded, and can be read by the next', async () => {
    const log = memoryLog();
    const stream = await open(log);
    expect(stream.state()).toBeUndefined();
    expect(await stream.commit(by('one'), add(2))).toEqual(
      success({ before: undefined, after: 2, events: [{ kind: 'added', amount: 2 }] }),
    );
    await stream.commit(by('two'), add(3));
    expect([stream.state(), stream.version()]).toEqual([5, 2]);
    expect((await open(log)).state()).toBe(5);
  });

  test('whoever loses a race decides again on what the other wrote', async () => {
    const log = memoryLog();
    const [one, other] = [await open(log), await open(log)];
    await one.commit(by('one'), add(2));
    const seen: (number | undefined)[] = [];
    await other.commit(by('two'), (sum) => {
      seen.push(sum);
      return add(3)();
    });
    expect(seen).toEqual([undefined, 2]);
    expect(other.state()).toBe(5);
  });

  test('what is refused, or has nothing to write, is decided on all that other processes have written', async () => {
    for (const isShared of [true, false]) {
      const log: EventLog = { ...memoryLog(), isShared };
      const [one, other] = [await open(log), await open(log)];
      await one.commit(by('one'), add(2));
      const fromTwo = (sum = 0) => (sum >= 2 ? add(3)() : failure('tooSoon'));
      const needed = (sum = 0) =>
        success({ events: sum >= 2 ? [{ kind: 'added', amount: 1 } as const] : [], at: 1 });
      expect((await other.commit(by('two'), fromTwo)).ok).toBe(isShared);
      const third = await open(log);
      const before = third.state() ?? 0;
      const fourth = makeStream('sums', log, SUMS);
      await fourth.commit(by('three'), needed);
      expect((await open(log)).state()).toBe(isShared ? before + 1 : before);
      expect(await third.commit(by('four'), () => failure('never'))).toEqual(failure('never'));
    }
  });

  test('many at once through one stream and through two: all are written, each once', async () => {
    const log = memoryLog();
    const streams = [await open(log), await open(log)];
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => streams[index % 2]?.commit(by(`${index}`), add(1))),
    );
    expect((await open(log)).state()).toBe(30);
    for (const stream of streams) {
      await stream.catchUp();
      expect([stream.state(), stream.version()]).toEqual([30, 30]);
    }
  });

  test('a command is done once, here and in another process, whatever it would be now', async () => {
    const log = memoryLog();
    const [one, other] = [await open(log), await open(log)];
    await one.commit(by('one'), add(2));
    const refusing = () => failure('never');
    expect(await one.commit(by('one'), refusing)).toMatchObject({
      value: { after: 2, events: [] },
    });
    expect(one.isDone(by('one'))).toBe(true);
    /** The other has not read it yet: the log says that it is done. */
    expect(other.isDone(by('one'))).toBe(false);
    expect(await other.commit(by('one'), add(9))).toMatchObject({
      value: { after: 2, events: [] },
    });
    expect(await log.read('sums', 0)).toHaveLength(1);
  });

  test('the same command at once is written once', async () => {
    const log = memoryLog();
    const stream = await open(log);
    await Promise.all([stream.commit(by('one'), add(2)), stream.commit(by('one'), add(2))]);
    expect([stream.state(), (await log.read('sums', 0)).length]).toEqual([2, 1]);
  });

  test('a refusal and an empty decision write nothing', async () => {
    const log = memoryLog();
    const stream = await open(log);
    expect(await stream.commit(by('one'), () => failure('notNow'))).toEqual(failure('notNow'));
    expect(await stream.commit(by('one'), () => success({ events: [], at: 1 }))).toMatchObject({
      ok: true,
    });
    expect(await log.read('sums', 0)).toEqual([]);
    expect(stream.isDone(by('one'))).toBe(false);
  });

  test('who loses every race is told so after fifty, and may try again', async () => {
    const inner = memoryLog();
    let races = 0;
    const log: EventLog = {
      ...inner,
      async append(...entry) {
        races += 1;
        return races <= 50 ? { kind: 'conflict', version: 0 } : inner.append(...entry);
      },
    };
    const stream = await open(log);
    expect(await stream.commit(by('one'), add(2))).toEqual(failure('busy'));
    expect(races).toBe(50);
    expect(await stream.commit(by('one'), add(2))).toMatchObject({ value: { after: 2 } });
  });

  test('what a newer release wrote is not read on, and nothing is written after it', async () => {
    const log = memoryLog();
    const stream = await open(log);
    await stream.commit(by('one'), add(2));
    const events = [
      { schema: SCHEMA + 1, event: { kind: 'multiplied' } },
      { schema: SCHEMA, event: { kind: 'added', amount: 4 } },
    ];
    await log.append('sums', 1, { ...by('two'), at: 1, events });
    expect(await stream.commit(by('three'), add(3))).toEqual(failure('upgrade'));
    expect([stream.isFromNewerRelease(), stream.state(), stream.version()]).toEqual([true, 2, 1]);
    expect(await log.read('sums', 0)).toHaveLength(3);
  });

  test('what cannot be read back does not come into the log', async () => {
    const log = memoryLog();
    const stream = await open(log);
    await expect(stream.commit(by('one'), add(0.5))).rejects.toThrow('read back');
    expect(await log.read('sums', 0)).toEqual([]);
  });

  test('a store that fails changes nothing that is known', async () => {
    const inner = memoryLog();
    let broken = true;
    const log: EventLog = {
      ...inner,
      append: (...entry) =>
        broken ? Promise.reject(new Error('the disk is full')) : inner.append(...entry),
    };
    const stream = await open(log);
    await expect(stream.commit(by('one'), add(2))).rejects.toThrow('full');
    expect([stream.state(), stream.isDone(by('one'))]).toEqual([undefined, false]);
    broken = false;
    expect(await stream.commit(by('one'), add(2))).toMatchObject({ value: { after: 2 } });
  });

  test('a stream that was removed while a reading was under way begins anew', async () => {
    const inner = memoryLog();
    const stream = await open(inner);
    for (const id of ['one', 'two']) await stream.commit(by(id), add(2));
    inner.remove('sums');
    const [committed] = await Promise.all([stream.commit(by('three'), add(7)), stream.catchUp()]);
    expect(committed).toMatchObject({ value: { before: undefined, after: 7 } });
    expect([stream.state(), stream.version()]).toEqual([7, 1]);
  });

  test('what was read while an append was under way is not undone by it', async () => {
    const inner = memoryLog();
    const written = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const stream = await open({
      ...inner,
      async append(...entry) {
        const result = await inner.append(...entry);
        written.resolve();
        await answered.promise;
        return result;
      },
    });
    const committing = stream.commit(by('one'), add(2));
    await written.promise;
    await (await open(inner)).commit(by('two'), add(3));
    await stream.catchUp();
    answered.resolve();
    expect(await committing).toMatchObject({ value: { after: 2 } });
    expect([stream.state(), stream.version()]).toEqual([5, 2]);
  });

  test('a reading that began before the stream was removed does not mix the old and the new', async () => {
    const inner = memoryLog();
    const writer = await open(inner);
    for (const id of ['one', 'two']) await writer.commit(by(id), add(2));
    let answered = Promise.resolve();
    const conflict = Promise.withResolvers<void>();
    const stream = await open({
      ...inner,
      async read(...from) {
        await answered;
        return inner.read(...from);
      },
      async append(...entry) {
        const result = await inner.append(...entry);
        if (result.kind === 'conflict') conflict.resolve();
        return result;
      },
    });
    const held = Promise.withResolvers<void>();
    answered = held.promise;
    const reading = stream.catchUp();
    inner.remove('sums');
    const another = await open(inner);
    await another.commit(by('three'), add(10));
    const committing = stream.commit(by('four'), add(5));
    await conflict.promise;
    for (const id of ['five', 'six']) await another.commit(by(id), add(10));
    held.resolve();
    await Promise.all([reading, committing]);
    expect([stream.state(), stream.version()]).toEqual([35, 4]);
  });
});
