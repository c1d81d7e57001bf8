import { REMOVED } from '@remez/table';
import { eventLogContract } from '@remez/table/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from './port.ts';

interface Opened {
  readonly store: Store;
  dispose(): Promise<void>;
}

const minutes = (count: number): number => count * 60_000;

/** What every store must do, whatever keeps it. */
export const storeContract = (name: string, makeStore: () => Promise<Opened>): void => {
  eventLogContract(`${name}: the log`, async () => {
    const { store, dispose } = await makeStore();
    return { log: store.log, dispose };
  });

  describe(name, () => {
    let opened: Opened;
    let store: Store;

    beforeEach(async () => {
      opened = await makeStore();
      store = opened.store;
    });
    afterEach(() => opened.dispose());

    const entry = (commandId: string) => ({
      commandId,
      by: 'dana',
      at: 1,
      events: [{ schema: 1, event: { kind: 'noted' } }],
    });

    test('a table is found by its code', async () => {
      expect(await store.directory.byCode('7314')).toBeUndefined();
      expect(await store.directory.register({ stream: 't', code: '7314', openedAt: 1 })).toBe(true);
      expect(await store.directory.byCode('7314')).toEqual({ stream: 't', openedAt: 1 });
      await store.directory.touch('t', 1234.5);
      expect(await store.directory.byCode('7314')).toEqual({ stream: 't', openedAt: 1234.5 });
      expect(await store.directory.byCode('7315')).toBeUndefined();
    });

    test('a code that belongs to another table is not given away', async () => {
      await store.directory.register({ stream: 't', code: '7314', openedAt: 1 });
      await store.directory.register({ stream: 'u', code: '2000', openedAt: 1 });
      for (const stream of ['u', 'new']) {
        expect(await store.directory.register({ stream, code: '7314', openedAt: 50 })).toBe(false);
      }
      expect(await store.directory.byCode('7314')).toMatchObject({ stream: 't' });
      expect(await store.directory.byCode('2000')).toMatchObject({ stream: 'u' });
      expect(new Set(await store.directory.unopenedSince(10))).toEqual(new Set(['t', 'u']));
      expect(await store.directory.unopenedSince(100)).not.toContain('new');
    });

    test('of many tables that ask for one code at once exactly one has it', async () => {
      const streams = Array.from({ length: 20 }, (_, i) => `t${i}`);
      const given = await Promise.all(
        streams.map((stream) => store.directory.register({ stream, code: '7314', openedAt: 1 })),
      );
      expect(given.filter(Boolean)).toHaveLength(1);
      expect(await store.directory.byCode('7314')).toMatchObject({
        stream: streams[given.indexOf(true)],
      });
    });

    test('a table may register again, and a new code frees its old one', async () => {
      await store.directory.register({ stream: 't', code: '7314', openedAt: 1 });
      expect(await store.directory.register({ stream: 't', code: '7314', openedAt: 2 })).toBe(true);
      expect(await store.directory.unopenedSince(2)).toEqual([]);
      expect(await store.directory.register({ stream: 't', code: '2000', openedAt: 3 })).toBe(true);
      expect(await store.directory.byCode('7314')).toBeUndefined();
      expect(await store.directory.byCode('2000')).toMatchObject({ stream: 't' });
      expect(await store.directory.register({ stream: 'u', code: '7314', openedAt: 3 })).toBe(true);
    });

    test('tables long unopened are listed, the oldest first', async () => {
      await store.directory.register({ stream: 'new', code: '1', openedAt: 300 });
      await store.directory.register({ stream: 'old', code: '2', openedAt: 200 });
      await store.directory.register({ stream: 'oldest', code: '3', openedAt: 100 });
      expect(await store.directory.unopenedSince(100)).toEqual([]);
      expect(await store.directory.unopenedSince(300)).toEqual(['oldest', 'old']);
    });

    test('a table that is opened is no longer among the unopened', async () => {
      await store.directory.register({ stream: 't', code: '1', openedAt: 100 });
      await store.directory.touch('t', 500);
      expect(await store.directory.unopenedSince(500)).toEqual([]);
      expect(await store.directory.unopenedSince(501)).toEqual(['t']);
      expect(await store.directory.byCode('1')).toMatchObject({ stream: 't' });
    });

    test('opening a table that is not listed does not list it', async () => {
      await store.directory.touch('t', 1);
      expect(await store.directory.unopenedSince(2)).toEqual([]);
    });

    test('when a table was first noticed as unopened is remembered until it is opened', async () => {
      await store.directory.register({ stream: 't', code: '1', openedAt: 100 });
      expect(await store.directory.notice('t', 500)).toBe(500);
      expect(await store.directory.notice('t', 600)).toBe(500);
      expect(await store.directory.unopenedSince(200)).toEqual(['t']);
      /** The clock was wrong when it was noticed, and is set right. */
      expect(await store.directory.notice('t', 300)).toBe(300);
      await store.directory.touch('t', 550);
      expect(await store.directory.notice('t', 600)).toBe(600);
      expect(await store.directory.notice('never was', 7)).toBe(7);
    });

    test('a table noted as closed is listed by when, and no longer among the unopened', async () => {
      for (const [stream, code] of [
        ['t', '1'],
        ['u', '2'],
      ] as const) {
        await store.directory.register({ stream, code, openedAt: 100 });
      }
      await store.directory.setClosed('t', 200);
      await store.directory.setClosed('never was', 200);
      expect(await store.directory.unopenedSince(300)).toEqual(['u']);
      expect(await store.directory.closedBefore(200)).toEqual([]);
      expect(await store.directory.closedBefore(201)).toEqual(['t']);
      expect(await store.directory.byCode('1')).toMatchObject({ stream: 't' });
      await store.directory.setClosed('t', null);
      expect(await store.directory.closedBefore(201)).toEqual([]);
      expect(await store.directory.unopenedSince(300)).toEqual(['t', 'u']);
    });

    test('a device link works once', async () => {
      const expiresAt = Date.now() + minutes(10);
      await store.deviceLinks.put({ hash: 'h', person: 'dana', name: null, expiresAt });
      expect(await store.deviceLinks.take('h', Date.now())).toBe('dana');
      expect(await store.deviceLinks.take('h', Date.now())).toBeUndefined();
      expect(await store.deviceLinks.take('unknown', Date.now())).toBeUndefined();
    });

    test('a device link says whose it is as often as it is asked, until it is used or expires', async () => {
      const now = Date.now();
      const expiresAt = now + minutes(10);
      const put = (hash: string, name: string | null) =>
        store.deviceLinks.put({ hash, person: 'dana', name, expiresAt });
      await put('named', 'דנה  בת-אל');
      await put('nameless', null);
      for (let times = 0; times < 3; times += 1) {
        expect(await store.deviceLinks.look('named', now)).toEqual({
          name: 'דנה  בת-אל',
          expiresAt,
        });
      }
      expect(await store.deviceLinks.look('nameless', now)).toEqual({ name: null, expiresAt });
      expect(await store.deviceLinks.look('unknown', now)).toBeUndefined();
      expect(await store.deviceLinks.look('named', expiresAt)).toBeUndefined();
      expect(await store.deviceLinks.take('named', now)).toBe('dana');
      expect(await store.deviceLinks.look('named', now)).toBeUndefined();
    });

    test('of many who follow one link at once exactly one gets in', async () => {
      const expiresAt = Date.now() + minutes(10);
      await store.deviceLinks.put({ hash: 'h', person: 'dana', name: null, expiresAt });
      const taken = await Promise.all(
        Array.from({ length: 20 }, () => store.deviceLinks.take('h', Date.now())),
      );
      expect(taken.filter((person) => person === 'dana')).toHaveLength(1);
      expect(taken.filter((person) => person === undefined)).toHaveLength(19);
    });

    test('a device link works until it expires and not from then on', async () => {
      const expiresAt = Date.now() + minutes(10);
      for (const hash of ['early', 'late']) {
        await store.deviceLinks.put({ hash, person: 'dana', name: null, expiresAt });
      }
      expect(await store.deviceLinks.take('late', expiresAt)).toBeUndefined();
      expect(await store.deviceLinks.take('early', expiresAt - 1)).toBe('dana');
    });

    test('a new device link sweeps away those that expired and no others', async () => {
      const longAgo = Date.now() - minutes(60);
      const expiresAt = Date.now() + minutes(10);
      await store.deviceLinks.put({ hash: 'living', person: 'dana', name: null, expiresAt });
      await store.deviceLinks.put({ hash: 'dead', person: 'dana', name: null, expiresAt: longAgo });
      await store.deviceLinks.put({ hash: 'new', person: 'omer', name: null, expiresAt });
      // By a clock that still found it valid: what is gone is gone, not merely expired.
      expect(await store.deviceLinks.take('dead', longAgo - 1)).toBeUndefined();
      expect(await store.deviceLinks.take('living', Date.now())).toBe('dana');
      expect(await store.deviceLinks.take('new', Date.now())).toBe('omer');
    });

    test('the signing key is 32 bytes and always the same', async () => {
      const [first, second] = await Promise.all([store.signingKey(), store.signingKey()]);
      expect(first).toHaveLength(32);
      expect(first.some((byte) => byte !== 0)).toBe(true);
      expect(second).toEqual(first);
      const kept = Uint8Array.from(first);
      first.fill(0);
      expect(await store.signingKey()).toEqual(kept);
    });

    test('two stores do not share a signing key', async () => {
      const other = await makeStore();
      const keys = await Promise.all([store.signingKey(), other.store.signingKey()]);
      await other.dispose();
      expect(keys[0]).not.toEqual(keys[1]);
    });

    test('of a table that is removed nothing is left: no events, no command ids, no code', async () => {
      await store.directory.register({ stream: 't', code: '7314', openedAt: 1 });
      await store.log.append('t', 0, entry('c1'));
      await store.log.append('t', 1, entry('c2'));
      expect(await store.remove('t')).toBe(true);
      expect(await store.log.read('t', 0)).toEqual([]);
      expect(await store.directory.byCode('7314')).toBeUndefined();
      expect(await store.directory.unopenedSince(100)).toEqual([]);
      expect(await store.log.append('t', 0, entry('c2'))).toEqual({ kind: 'appended', version: 1 });
      expect(await store.directory.register({ stream: 'u', code: '7314', openedAt: 1 })).toBe(true);
    });

    test('whoever watches a table is told when it is removed, and not when it is kept', async () => {
      await store.directory.register({ stream: 't', code: '7314', openedAt: 1 });
      const told: number[] = [];
      const removed = new Promise<void>((resolve) => {
        store.log.watch('t', (version) => {
          told.push(version);
          if (version === REMOVED) resolve();
        });
      });
      store.log.watch('u', () => told.push(-1));
      await store.log.append('t', 0, entry('c1'));
      expect(await store.remove('t', 'closed')).toBe(false);
      await store.log.append('t', 1, entry('c2'));
      await store.remove('t');
      await removed;
      expect(new Set(told)).toEqual(new Set([1, 2, REMOVED]));
      expect(told.lastIndexOf(2)).toBeLessThan(told.indexOf(REMOVED));
    });

    test('removing a table leaves the others as they were', async () => {
      for (const stream of ['t', 'u']) {
        await store.directory.register({ stream, code: `code-${stream}`, openedAt: 1 });
        await store.log.append(stream, 0, entry('c1'));
      }
      await store.remove('t');
      await store.remove('never was');
      expect(await store.log.read('u', 0)).toHaveLength(1);
      expect((await store.log.append('u', 1, entry('c1'))).kind).toBe('alreadyDone');
      expect(await store.directory.byCode('code-u')).toMatchObject({ stream: 'u' });
    });

    test('a table that is to go only if nobody opens it stays once someone has opened it', async () => {
      await store.directory.register({ stream: 't', code: '7314', openedAt: 1 });
      await store.log.append('t', 0, entry('c1'));
      expect(await store.remove('t', 'unopened')).toBe(false);
      await store.directory.notice('t', 500);
      await store.directory.touch('t', 2);
      expect(await store.remove('t', 'unopened')).toBe(false);
      await store.directory.notice('t', 500);
      await store.directory.setClosed('t', 500);
      expect(await store.remove('t', 'unopened')).toBe(false);
      await store.directory.setClosed('t', null);
      expect(await store.remove('t', 'closed')).toBe(false);
      expect(await store.log.read('t', 0)).toHaveLength(1);
      expect(await store.directory.byCode('7314')).toMatchObject({ stream: 't' });
      expect(await store.remove('t', 'unopened')).toBe(true);
      expect(await store.log.read('t', 0)).toEqual([]);
      expect(await store.directory.byCode('7314')).toBeUndefined();
      expect(await store.remove('t', 'unopened')).toBe(false);
    });

    test('a table that is to go only if it is closed stays once it is open again', async () => {
      await store.directory.register({ stream: 't', code: '7314', openedAt: 1 });
      await store.directory.setClosed('t', 500);
      await store.directory.setClosed('t', null);
      expect(await store.remove('t', 'closed')).toBe(false);
      await store.directory.setClosed('t', 500);
      expect(await store.remove('t', 'closed')).toBe(true);
      expect(await store.directory.closedBefore(1000)).toEqual([]);
    });

    test('a store is ready until it is closed, and may be closed twice', async () => {
      await store.ready();
      await Promise.all([store.close(), store.close()]);
      await store.close();
      await expect(store.ready()).rejects.toThrow();
    });
  });
};
