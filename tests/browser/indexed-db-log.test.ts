/** @module-tag slow */

import { afterAll, describe, expect, test } from 'vitest';
import { testBrowser } from './harness.ts';
import { suiteTabs } from './log-contract/run.ts';
import type { Suite } from './log-contract/suite.ts';

declare const suite: Suite;

const browser = await testBrowser();
const tabs = await suiteTabs(browser);
const tab = await tabs.open();
const names = await tab.evaluate(() => suite.testNames());

afterAll(async () => {
  await tabs.close();
  await browser.close();
});

describe('the log in IndexedDB, in the worker of a real browser', () => {
  test('has the contract that every log has', () => {
    expect(names.length).toBeGreaterThan(30);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(names)('%s', async (name) => {
    await tab.evaluate((each) => suite.runTest(each), name);
  });
});

const entry = (commandId: string, notes = 1) => ({
  commandId,
  by: 'dana',
  at: 1,
  events: Array.from({ length: notes }, () => ({ schema: 1, event: commandId })),
});

/** Many commands at once, each again and again until it is in. */
const persist = async ({ name, ids }: { readonly name: string; readonly ids: string[] }) => {
  const { log } = suite.openLog(name);
  const persistOne = async (commandId: string) => {
    let expected = 0;
    for (;;) {
      const events = [{ schema: 1, event: commandId }];
      const result = await log.append('t', expected, { commandId, by: 'dana', at: 1, events });
      if (result.kind !== 'conflict') return result.kind;
      expected = result.version;
    }
  };
  return Promise.all(ids.map(persistOne));
};

describe('two tabs on one IndexedDB', () => {
  test('of commands that both send, each is written once, and those of both get in without a gap', async () => {
    const other = await tabs.open();
    const both = Array.from({ length: 20 }, (_, nth) => `both${nth}`);
    const [here, there] = await Promise.all([
      tab.evaluate(persist, { name: 'race', ids: [...both, 'here'] }),
      other.evaluate(persist, { name: 'race', ids: [...both, 'there'] }),
    ]);
    for (const nth of both.keys()) {
      expect([here[nth], there[nth]].sort()).toEqual(['alreadyDone', 'appended']);
    }
    const written = await tab.evaluate(async () => suite.openLog('race').log.read('t', 0));
    expect(written.map(({ version }) => version)).toEqual(written.map((_, nth) => nth + 1));
    expect(written.map(({ commandId }) => commandId).sort()).toEqual(
      [...both, 'here', 'there'].sort(),
    );
  });

  test('what one writes or removes is told to those who watch in the other', async () => {
    const other = await tabs.open();
    const watch = other.evaluateHandle(() => {
      const { log } = suite.openLog('news');
      const told: number[] = [];
      log.watch('t', (version) => told.push(version));
      return { told, log };
    });
    const watching = await watch;
    const told = () => watching.evaluate((each) => each.told);
    await tab.evaluate(
      async (entries) => {
        const { log } = suite.openLog('news');
        for (const [nth, each] of entries.entries()) await log.append('t', nth * 2, each);
        await log.append('u', 0, entries[0]);
      },
      [entry('c1', 2), entry('c2', 2)] as const,
    );
    await expect.poll(told).toEqual([2, 4]);
    await tab.evaluate(() => suite.openLog('news').log.remove('t'));
    await expect.poll(told).toEqual([2, 4, 0]);
    expect(await watching.evaluate(({ log }) => log.read('t', 0))).toEqual([]);
    /** Nothing of it is left behind, and its neighbours are untouched. */
    const again = await tab.evaluate(
      (each) => suite.openLog('news').log.append('t', 0, each),
      entry('c1'),
    );
    expect(again).toEqual({ kind: 'appended', version: 1 });
    expect(await watching.evaluate(({ log }) => log.read('u', 0))).toHaveLength(2);
  });

  test('a page that was asleep is told what there is when it asks', async () => {
    const watching = await tab.evaluateHandle(
      async (each) => {
        const { log } = suite.openLog('asleep');
        await log.append('t', 0, each);
        const told: number[] = [];
        log.watch('t', (version) => told.push(version));
        log.watch('gone', (version) => told.push(version));
        return { told, log };
      },
      entry('c1', 3),
    );
    await watching.evaluate(({ log }) => log.refresh());
    await expect.poll(() => watching.evaluate(({ told }) => told)).toEqual([3, 0]);
  });

  test('an older page lets go of the database when a newer one wants to change it', async () => {
    const holding = await tab.evaluateHandle(async (each) => {
      const opened = suite.openLog('newer');
      await opened.log.append('t', 0, each);
      return opened;
    }, entry('c1'));
    const other = await tabs.open();
    const version = await other.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const request = indexedDB.open('newer', 99);
          request.onsuccess = () => resolve(request.result.version);
          request.onerror = () => reject(request.error);
          request.onblocked = () => {};
        }),
    );
    expect(version).toBe(99);
    await expect(holding.evaluate(({ log }) => log.read('t', 0))).rejects.toThrow(/Version/u);
  });
});

describe('what tabs say to each other of who is at a table', () => {
  /** A tab that notes all that it hears about the stream `t`. */
  const listening = async () => {
    const worker = await tabs.open();
    const heard = await worker.evaluateHandle(() => {
      const notes: string[] = [];
      const ephemera = suite.tabEphemera('ephemera', 50);
      ephemera.subscribe('t', {
        heard: (_, text) => notes.push(text),
        gone: () => notes.push('gone'),
        missed: () => notes.push('missed'),
      });
      return { notes, ephemera };
    });
    const notes = () => heard.evaluate((each) => each.notes);
    const say = (stream: string, text: string) =>
      heard.evaluate(({ ephemera }, said) => ephemera.publish(...said), [stream, text] as const);
    return { heard, notes, say };
  };

  test('is heard in the others, and one that is closed is missed', async () => {
    const [here, there] = [await listening(), await listening()];
    await there.say('t', 'hello');
    await there.say('u', 'elsewhere');
    await expect.poll(here.notes).toEqual(['hello']);
    expect(await there.notes()).toEqual([]);
    await there.heard.evaluate(({ ephemera }) => ephemera.close());
    await expect.poll(here.notes).toEqual(['hello', 'gone']);
  });
});
