import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EVENTS_A_PAGE, pagesOf, readAll } from '../log/pages.ts';
import type { AppendResult, Entry, EventLog, Recorded } from '../log/port.ts';
import { logModel } from './log-model.ts';

interface Opened {
  readonly log: EventLog;
  dispose(): Promise<void>;
}

const entry = (commandId: string, given: Partial<Entry> = {}): Entry => ({
  commandId,
  by: 'dana',
  at: 1_700_000_000_000,
  events: [{ schema: 1, event: { kind: 'noted', commandId } }],
  ...given,
});

const noted = (...notes: readonly unknown[]): Pick<Entry, 'events'> => ({
  events: notes.map((event) => ({ schema: 1, event })),
});

const versions = (recorded: readonly Recorded[]): readonly number[] =>
  recorded.map(({ version }) => version);

const upTo = (length: number): readonly number[] => Array.from({ length }, (_, i) => i + 1);

const ofKind = (results: readonly AppendResult[], kind: AppendResult['kind']) =>
  results.filter((result) => result.kind === kind);

/** What every log must do, whatever keeps it. */
export const eventLogContract = (name: string, makeLog: () => Promise<Opened>): void => {
  describe(name, () => {
    let opened: Opened;
    let log: EventLog;

    beforeEach(async () => {
      opened = await makeLog();
      log = opened.log;
    });
    afterEach(() => opened.dispose());

    test('a stream nobody wrote to is empty', async () => {
      expect(await log.read('t', 0)).toEqual([]);
      expect(await log.read('t', 7)).toEqual([]);
    });

    test('what was appended is read back as it was, in order, numbered from 1', async () => {
      const first = entry('c1', { at: 5, ...noted({ kind: 'a', deep: [1, { b: null }] }, 'two') });
      const second = entry('c2', { by: 'omer', at: 6.5, events: [{ schema: 3, event: [] }] });
      expect(await log.append('t', 0, first)).toEqual({ kind: 'appended', version: 2 });
      expect(await log.append('t', 2, second)).toEqual({ kind: 'appended', version: 3 });
      const c1 = { schema: 1, commandId: 'c1', by: 'dana', at: 5 };
      expect(await log.read('t', 0)).toStrictEqual([
        { ...c1, version: 1, event: { kind: 'a', deep: [1, { b: null }] } },
        { ...c1, version: 2, event: 'two' },
        { version: 3, schema: 3, event: [], commandId: 'c2', by: 'omer', at: 6.5 },
      ]);
    });

    test('reading from a version gives only what came after it', async () => {
      await log.append('t', 0, entry('c1', noted('a', 'b', 'c')));
      expect(versions(await log.read('t', 1))).toEqual([2, 3]);
      expect(versions(await log.read('t', 3))).toEqual([]);
      expect(versions(await log.read('t', 9))).toEqual([]);
    });

    test('streams know nothing of each other, even when their names are alike', async () => {
      const names = ['t', 'T', 't ', 't%', "t'", 'שולחן', 'שולחן-2'];
      for (const stream of names) await log.append(stream, 0, entry('c1', noted(stream)));
      for (const stream of names) {
        expect((await log.read(stream, 0)).map(({ event }) => event)).toEqual([stream]);
      }
    });

    test('whoever expects another version is told the one there is, and writes nothing', async () => {
      await log.append('t', 0, entry('c1', noted('a', 'b')));
      for (const expected of [0, 1, 3]) {
        expect(await log.append('t', expected, entry('c2'))).toEqual({
          kind: 'conflict',
          version: 2,
        });
      }
      expect(await log.append('new', 1, entry('c1'))).toEqual({ kind: 'conflict', version: 0 });
      expect(versions(await log.read('t', 0))).toEqual([1, 2]);
      expect(await log.read('new', 0)).toEqual([]);
    });

    test('a command that met a conflict may be tried again under its own id', async () => {
      await log.append('t', 0, entry('c1'));
      await log.append('t', 0, entry('c2'));
      expect(await log.append('t', 1, entry('c2'))).toEqual({ kind: 'appended', version: 2 });
    });

    test('a command that was written is told so, whatever version it expects', async () => {
      await log.append('t', 0, entry('c1', noted('a', 'b')));
      await log.append('t', 2, entry('c2'));
      for (const expected of [0, 2, 3, 40]) {
        expect(await log.append('t', expected, entry('c1', noted('other')))).toEqual({
          kind: 'alreadyDone',
          version: 2,
        });
      }
      expect(versions(await log.read('t', 0))).toEqual([1, 2, 3]);
    });

    test('the same command id is new by another person and at another table', async () => {
      await log.append('t', 0, entry('c1'));
      const byAnother = entry('c1', { by: 'omer' });
      expect(await log.append('t', 1, byAnother)).toEqual({ kind: 'appended', version: 2 });
      expect(await log.append('u', 0, entry('c1'))).toEqual({ kind: 'appended', version: 1 });
    });

    test('a person and a command id are not confused where they meet', async () => {
      await log.append('t', 0, entry('bc', { by: 'a' }));
      expect((await log.append('t', 1, entry('c', { by: 'ab' }))).kind).toBe('appended');
    });

    test('a command that changed nothing is remembered', async () => {
      await log.append('t', 0, entry('c1'));
      expect(await log.append('t', 1, entry('c2', noted()))).toEqual({
        kind: 'appended',
        version: 1,
      });
      await log.append('t', 1, entry('c3'));
      expect(await log.append('t', 2, entry('c2', noted()))).toEqual({
        kind: 'alreadyDone',
        version: 1,
      });
      expect(versions(await log.read('t', 0))).toEqual([1, 2]);
    });

    test.for([
      ['a BigInt', 1n],
      ['nothing at all', undefined],
      ['a function', () => 1],
    ] as const)('an entry with %s among its events is refused whole', async ([, event]) => {
      const notified: number[] = [];
      log.watch('t', (version) => notified.push(version));
      const beside = log.append('t', 0, entry('c0'));
      await expect(log.append('t', 1, entry('c1', noted('fine', event)))).rejects.toThrow();
      expect(await beside).toEqual({ kind: 'appended', version: 1 });
      expect(versions(await log.read('t', 0))).toEqual([1]);
      expect(await log.append('t', 1, entry('c1'))).toEqual({ kind: 'appended', version: 2 });
      await expect.poll(() => notified).toContain(2);
      expect(notified.filter((version) => version > 2)).toEqual([]);
    });

    test('nobody reads half of an entry', async () => {
      const appends: Promise<AppendResult>[] = [];
      const reads: Promise<readonly Recorded[]>[] = [];
      for (let i = 0; i < 20; i += 1) {
        appends.push(log.append('t', i * 3, entry(`c${i}`, noted('a', 'b', 'c'))));
        reads.push(log.read('t', 0));
        if (i % 4 === 0) await appends.at(-1);
      }
      await Promise.all(appends);
      for (const recorded of await Promise.all(reads)) expect(recorded.length % 3).toBe(0);
    });

    test('a long stream is read in pages, each of whole entries, and none is missing', async () => {
      const entries = 420;
      for (let i = 0; i < entries; i += 1) {
        await log.append('t', i * 3, entry(`c${i}`, noted('a', 'b', 'c')));
      }
      const pages: (readonly Recorded[])[] = [];
      for await (const page of pagesOf(log, 't', 0)) pages.push(page);
      for (const page of pages) {
        expect(page.length).toBeLessThan(EVENTS_A_PAGE + 3);
        expect(page.length % 3).toBe(0);
      }
      expect(versions(pages.flat())).toEqual(upTo(entries * 3));
      expect(versions(await log.read('t', entries * 3 - 1))).toEqual([entries * 3]);
    });

    test('a page is no longer than its text lets it be', async () => {
      const long = 'מילה '.repeat(20_000);
      for (let i = 0; i < 8; i += 1) await log.append('t', i, entry(`c${i}`, noted(long)));
      expect(versions(await log.read('t', 0))).toEqual([1, 2, 3]);
      expect(versions(await readAll(log, 't', 3))).toEqual([4, 5, 6, 7, 8]);
    });

    test('of many who write at once on the same version exactly one is first', async () => {
      const writers = upTo(40).map((i) => log.append('t', 0, entry(`c${i}`, noted(i, i))));
      const results = await Promise.all(writers);
      expect(ofKind(results, 'appended')).toEqual([{ kind: 'appended', version: 2 }]);
      expect(ofKind(results, 'conflict')).toHaveLength(39);
      expect(new Set(results.map(({ version }) => version))).toEqual(new Set([2]));
      const winner = results.findIndex(({ kind }) => kind === 'appended') + 1;
      expect((await log.read('t', 0)).map(({ event }) => event)).toEqual([winner, winner]);
    });

    test('a command sent many times at once is written once', async () => {
      const results = await Promise.all(upTo(30).map(() => log.append('t', 0, entry('c1'))));
      expect(ofKind(results, 'appended')).toHaveLength(1);
      expect(ofKind(results, 'alreadyDone')).toHaveLength(29);
      expect(versions(await log.read('t', 0))).toEqual([1]);
    });

    test('those who lose a race and try again all get in, once each and with no gaps', async () => {
      const persist = async (commandId: string): Promise<void> => {
        let expected = 0;
        let result = await log.append('t', expected, entry(commandId));
        while (result.kind === 'conflict') {
          expected = result.version;
          result = await log.append('t', expected, entry(commandId));
        }
      };
      const ids = upTo(12).map((i) => `c${i}`);
      await Promise.all(ids.map(persist));
      const recorded = await log.read('t', 0);
      expect(versions(recorded)).toEqual(upTo(12));
      expect(new Set(recorded.map(({ commandId }) => commandId))).toEqual(new Set(ids));
    });

    test('many tables are written at once and none disturbs another', async () => {
      const streams = upTo(60).map((i) => `t${i}`);
      const play = async (stream: string): Promise<void> => {
        for (const i of upTo(4)) {
          expect(await log.append(stream, i - 1, entry(`c${i}`, noted(`${stream}:${i}`)))).toEqual({
            kind: 'appended',
            version: i,
          });
        }
      };
      await Promise.all(streams.map(play));
      const read = await Promise.all(streams.map((stream) => log.read(stream, 0)));
      for (const [i, recorded] of read.entries()) {
        expect(recorded.map(({ event }) => event)).toEqual(upTo(4).map((n) => `t${i + 1}:${n}`));
      }
    });

    test.for([
      ['Hebrew with points', { word: 'שָׁלוֹם', name: 'ד״ר צ׳רצ׳יל' }],
      ['emoji', ['👩‍👩‍👧‍👦', '🇮🇱', '🕵🏽‍♀️']],
      ['marks of direction', '\u200fימין\u200e left \u2068x\u2069'],
      ['control characters and half a pair', '\u0000\u0001\n\u2028"\\ \ud800'],
      ['text that is not normalised', ['é', 'e\u0301']],
      ['keys of the language itself', JSON.parse('{"__proto__":{"a":1},"constructor":0}')],
      ['numbers', [0, -1, 0.1, 1e308, Number.MAX_SAFE_INTEGER, 2 ** 60]],
      ['bare values', [null, true, '', []]],
      ['a megabyte', 'מילה '.repeat(200_000)],
    ] as const)('%s comes back byte for byte', async ([, event]) => {
      const text = JSON.stringify(event);
      await log.append('t', 0, entry('c1', noted(event, { event })));
      const [bare, wrapped] = await readAll(log, 't');
      expect(JSON.stringify(bare?.event) === text).toBe(true);
      expect(JSON.stringify(wrapped?.event) === `{"event":${text}}`).toBe(true);
    });

    test('what a caller does to an event after handing it over changes nothing', async () => {
      const event = { word: 'before' };
      const events = [{ schema: 1, event }];
      const appended = log.append('t', 0, entry('c1', { events }));
      event.word = 'after';
      events.push({ schema: 1, event });
      await appended;
      expect((await log.read('t', 0)).map((recorded) => recorded.event)).toEqual([
        { word: 'before' },
      ]);
    });

    test('what a reader does to an event changes nothing for the next reader', async () => {
      await log.append('t', 0, entry('c1', noted({ words: ['a'] })));
      const read = await log.read('t', 0);
      for (const recorded of read) {
        (recorded.event as { words: string[] }).words.push('forged');
        Object.assign(recorded, { version: 9, by: 'mallory' });
      }
      (read as Recorded[]).length = 0;
      const [again] = await log.read('t', 0);
      expect(again).toMatchObject({ version: 1, by: 'dana', event: { words: ['a'] } });
    });

    test('a watcher is told the version of each append to its own stream', async () => {
      const notified: number[] = [];
      log.watch('t', (version) => notified.push(version));
      await log.append('u', 0, entry('c1', noted(1, 2, 3, 4, 5, 6)));
      await log.append('t', 0, entry('c1', noted(1, 2)));
      await expect.poll(() => notified).toContain(2);
      await log.append('t', 2, entry('c2'));
      await expect.poll(() => notified).toContain(3);
      expect(new Set(notified)).toEqual(new Set([2, 3]));
    });

    test('a watcher that is told can read what it was told of', async () => {
      const read = new Promise<readonly Recorded[]>((resolve) => {
        log.watch('t', () => resolve(log.read('t', 0)));
      });
      await log.append('t', 0, entry('c1', noted(1, 2)));
      expect(versions(await read)).toEqual([1, 2]);
    });

    test('who has stopped watching is told no more, and the others still are', async () => {
      const gone: number[] = [];
      const stays: number[] = [];
      const unwatch = log.watch('t', (version) => gone.push(version));
      log.watch('t', (version) => stays.push(version));
      await log.append('t', 0, entry('c1'));
      await expect.poll(() => gone).toContain(1);
      unwatch();
      unwatch();
      await log.append('t', 1, entry('c2'));
      await expect.poll(() => stays).toContain(2);
      expect(gone).not.toContain(2);
    });

    test('a callback that watches twice stops watching once at a time', async () => {
      const notified: number[] = [];
      const onAppended = (version: number): void => void notified.push(version);
      log.watch('t', onAppended);
      log.watch('t', onAppended)();
      await log.append('t', 0, entry('c1'));
      await expect.poll(() => notified).toContain(1);
    });

    test('any sequence of commands has the outcome of the simplest log there is', async () => {
      const step = fc.record({
        stream: fc.constantFrom('t', 'u'),
        by: fc.constantFrom('dana', 'omer'),
        commandId: fc.constantFrom('c1', 'c2', 'c3', 'c4'),
        staleness: fc.constantFrom(0, 0, 0, 1, -1),
        events: fc.array(fc.jsonValue(), { maxLength: 3 }),
        from: fc.nat({ max: 4 }),
      });
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
          run += 1;
          const model = logModel();
          for (const { stream, by, commandId, staleness, events, from } of steps) {
            const name = `${stream}${run}`;
            const expected = Math.max(0, model.read(name, 0).length - staleness);
            const given = entry(commandId, { by, at: run, ...noted(...events) });
            const expectedResult = model.append(name, expected, given);
            expect(await log.append(name, expected, given)).toEqual(expectedResult);
            expect(await log.read(name, from)).toEqual(model.read(name, from));
          }
        }),
        { numRuns: 60 },
      );
    });
  });
};
