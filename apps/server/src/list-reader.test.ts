/** @module-tag slow */

import { ownWords } from '@remez/table/testing';
import { parseList } from '@remez/words';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listReader } from './list-reader.ts';
import { packReferee } from './referee.ts';
import { openBrowser, sitAt } from './testing/browser.ts';
import { end } from './testing/guests.ts';
import { patience } from './testing/patience.ts';
import { startServer } from './testing/server.ts';

const FAULTY = new URL('./fixtures/faulty-list-worker.ts', import.meta.url);

type Options = Partial<Parameters<typeof listReader>[0]>;
const readerOf = (options: Options = {}) => {
  const reader = listReader({ log: pino({ level: 'silent' }), ...options });
  onTestFinished(reader.close);
  return reader;
};

const words = (...each: readonly string[]) => ({
  ok: true,
  value: { ok: true, language: 'he', words: each, kin: [] },
});

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Words that all begin alike: the most that a referee can be asked. */
const heavyList = (count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const [a, b, c] = [at, at / 26, at / 676].map((each) => LETTERS[Math.floor(each) % 26]);
    return `st${a}${b}${c}op`;
  }).join('\n');

describe('the reader of lists', () => {
  test.each([
    ['a good list', ownWords(60).join('\n')],
    ['nothing', ''],
    [
      'kin, repeats and foreign letters',
      [...ownWords(30), 'מנורה', 'מנורות', 'pizza', 'מנורה'].join('\n'),
    ],
    ['two thousand words that begin alike', heavyList(2000)],
    ['too many', ownWords(2001).join('\n')],
  ])('L2 · %s is read in the thread as it is read in place', async (_, text) => {
    expect(await readerOf().read(text)).toEqual({
      ok: true,
      value: parseList(text, packReferee()),
    });
  });

  test('a thread that dies takes one list with it, and another reads on', async () => {
    const reader = readerOf({ script: FAULTY });
    const read = await Promise.all(['one', 'die', 'two', 'die', 'three'].map(reader.read));
    expect(read).toEqual([
      words('one'),
      { ok: false, failure: 'unavailable' },
      words('two'),
      { ok: false, failure: 'unavailable' },
      words('three'),
    ]);
    expect(await reader.read('later')).toEqual(words('later'));
  });

  test('a list that takes too long is given up, and those behind it are read', async () => {
    const reader = readerOf({ script: FAULTY, within: patience(0.5) });
    const read = await Promise.all(['endless', 'two'].map(reader.read));
    expect(read).toEqual([{ ok: false, failure: 'listTooSlow' }, words('two')]);
  });

  test('only so many wait', async () => {
    const reader = readerOf({ script: FAULTY, most: 2 });
    const read = await Promise.all(['one', 'two', 'three', 'four', 'five'].map(reader.read));
    const busy = { ok: false, failure: 'busy' };
    expect(read).toEqual([words('one'), words('two'), words('three'), busy, busy]);
    expect(await reader.read('six')).toEqual(words('six'));
  });

  test('a thread that cannot start refuses each list, and nobody waits for ever', async () => {
    const reader = readerOf({ script: new URL('./fixtures/no-such-worker.ts', import.meta.url) });
    const read = await Promise.all(['one', 'two'].map(reader.read));
    expect(read).toEqual(['one', 'two'].map(() => ({ ok: false, failure: 'unavailable' })));
  });

  test('closing refuses what is not read yet', async () => {
    const reader = readerOf({ script: FAULTY });
    const endless = reader.read('endless');
    const behind = reader.read('two');
    await reader.close();
    const refused = { ok: false, failure: 'unavailable' };
    expect(await Promise.all([endless, behind, reader.read('three')])).toEqual([
      refused,
      refused,
      refused,
    ]);
  });
});

describe('a server to which thirty hosts bring lists at once', () => {
  test('C2 · other tables are answered while the lists are being read', async () => {
    const server = await startServer();
    onTestFinished(server.close);
    const hosting = async () => {
      const browser = openBrowser(server.url);
      await browser.visit();
      const { table } = await browser.openTable('נועה', { classic: { mode: 'coop' } });
      const host = sitAt(browser, { table });
      await host.until(({ me }) => me?.member);
      return host;
    };
    const hosts = await Promise.all(Array.from({ length: 30 }, hosting));
    const other = await hosting();
    let answered = 0;
    const lists = hosts.map(async (host) => {
      const outcome = await host.tell({ kind: 'bringWords', text: heavyList(250) });
      answered += 1;
      return outcome;
    });
    /** Each is a round through the event loop, in which every list that has arrived has its turn. */
    for (let round = 0; round < 10; round += 1) {
      await other.act({ kind: 'lock', locked: round % 2 === 0 });
    }
    expect(answered).toBeLessThan(15);
    /** One who asks twice is told to wait, and does not stand in the line twice. */
    expect(await hosts.at(-1)?.tell({ kind: 'bringWords', text: heavyList(250) })).toEqual({
      kind: 'refused',
      reason: 'busy',
    });
    for (const outcome of await Promise.all(lists)) expect(outcome).toEqual({ kind: 'done' });
    end(other, ...hosts);
  });
});
