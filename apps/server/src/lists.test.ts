import { MOST_LIST_MESSAGE_BYTES } from '@remez/protocol/limits';
import { classicOf, ownWords } from '@remez/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONGEST_MESSAGE } from './connection.ts';
import { ALLOWANCES, makeLimits } from './limits.ts';
import { openBrowser, sitAt } from './testing/browser.ts';
import { comeTo, end, eventsOf, lookAt } from './testing/guests.ts';
import { type RunningServer, startServer } from './testing/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

const hosting = async ({ url }: Pick<RunningServer, 'url'> = server) => {
  const browser = openBrowser(url);
  await browser.visit();
  const { table } = await browser.openTable('נועה', { classic: { mode: 'coop' } });
  const host = sitAt(browser, { table });
  await host.until(({ me }) => me?.member);
  return { browser, table, host };
};

const bring = (words: readonly string[]) =>
  ({ kind: 'bringWords', text: words.join('\n') }) as const;
const frameOf = (command: object, id = 'list') => JSON.stringify({ type: 'command', id, command });

describe('a list of words on the wire', () => {
  test('C2 · two thousand words arrive, and nothing else may be as long', async () => {
    const { browser, table, host } = await hosting();
    const list = frameOf(bring(ownWords(2000)));
    expect(Buffer.byteLength(list)).toBeGreaterThan(LONGEST_MESSAGE);
    const screen = await lookAt(browser, { table });
    screen.send(frameOf({ kind: 'lock', locked: true }, 'lock').padEnd(LONGEST_MESSAGE + 1));
    screen.send(frameOf(bring([]), 'longer').padEnd(MOST_LIST_MESSAGE_BYTES + 1));
    await screen.roundTrip();
    const tooLong = '{"type":"refused","id":null,"reason":"tooLong"}';
    expect(screen.frames.filter((frame) => frame === tooLong)).toHaveLength(2);
    screen.send(list);
    await screen.until('done', ({ id }) => id === 'list');
    expect(await host.until(({ view }) => view?.custom)).toEqual({ language: 'he', words: 2000 });
    screen.socket.close();
    end(host);
  });

  test('C2 · who has said no hello, or only watches, brings nothing', async () => {
    const { browser, table, host } = await hosting();
    const watching = await lookAt(browser, { table, watching: true });
    watching.send(frameOf(bring(ownWords(30))));
    expect(await watching.until('refused')).toMatchObject({ reason: 'onlyWatching' });
    watching.socket.close();
    end(host);
  });

  test('L2 · a list with faults is answered with its lines, and nothing is written', async () => {
    const { table, host } = await hosting();
    const before = (await eventsOf(server, table)).length;
    const words = [...ownWords(30), 'מנורה', 'מנורות', 'pizza'];
    expect(await host.tell(bring(words))).toEqual({
      kind: 'refused',
      reason: 'badWords',
      faults: [
        { why: 'kin', line: 32, word: 'מנורות', other: 31 },
        { why: 'characters', line: 33, word: 'pizza', other: null },
      ],
    });
    expect(await eventsOf(server, table)).toHaveLength(before);
    end(host);
  });

  test('C3 · no word of it is in anyone’s frames before it lies on the table', async () => {
    const { browser, table, host } = await hosting();
    const guest = await comeTo(server.url, table, 'עמית');
    const stranger = openBrowser(server.url);
    await stranger.visit();
    const screens = await Promise.all([
      lookAt(browser, { table }),
      lookAt(guest.browser, { table }),
      lookAt(stranger, { table }),
      lookAt(browser, { table, watching: true }),
    ]);
    const words = ownWords(60);
    await host.act(bring(words));
    await host.act({ kind: 'sit', seat: 'red.spymaster' });
    await guest.player.act({ kind: 'sit', seat: 'red.operative' });
    for (const screen of screens) {
      await screen.until('view', ({ view }) => view.missing.length === 0);
      expect(words.filter((word) => screen.frames.join().includes(`"${word}"`))).toEqual([]);
    }
    await host.act({ kind: 'start' });
    for (const screen of screens) {
      const { view } = await screen.until('view', ({ view: { match } }) => match !== undefined);
      const open = classicOf(view)?.cards.map(({ word }) => word) ?? [];
      const shown = words.filter((word) => screen.frames.join().includes(`"${word}"`));
      expect(shown).toHaveLength(25);
      expect([...open].sort()).toEqual([...shown].sort());
      screen.socket.close();
    }
    end(host, guest.player);
  });

  test('C2 · lists one after another are too fast, and everything else goes on', async () => {
    const slow = await startServer({ limits: makeLimits(() => 0) });
    const { host } = await hosting(slow);
    for (let list = 0; list < ALLOWANCES.listsOfPerson.burst; list += 1) {
      expect(await host.tell(bring([]))).toMatchObject({ reason: 'badWords' });
    }
    expect(await host.tell(bring([]))).toEqual({ kind: 'refused', reason: 'tooFast' });
    expect(await host.tell({ kind: 'lock', locked: true })).toEqual({ kind: 'done' });
    end(host);
    await slow.close();
  });
});
