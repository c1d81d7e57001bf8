import { PROTOCOL } from '@remez/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, rawScreen, sitAt } from './testing/browser.ts';
import { browserOf, comeTo, end, fourPlaying, lookAt, rolesOf } from './testing/guests.ts';
import { type RunningServer, startServer } from './testing/server.ts';

let server: RunningServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  await server.close();
});

const POST = { method: 'POST' } as const;

/** Adds the person of one browser to another, as a device link does. */
const link = async (from: ReturnType<typeof openBrowser>, to: ReturnType<typeof openBrowser>) => {
  const made = await from.ask('/api/device-links', { ...POST, body: {} });
  await to.ask(`/api/device-links/${made.json.link as string}`, POST);
};

const greeted = async (
  browser: ReturnType<typeof openBrowser>,
  hello: { readonly table: string; readonly person?: string; readonly watching?: boolean },
) => {
  const screen = await rawScreen(browser);
  screen.send({ type: 'hello', protocol: PROTOCOL, ...hello });
  const { reason } = await screen.closed;
  return { reason, frames: screen.frames };
};

describe('a browser with several persons, over the wire', () => {
  test('C3 · a spymaster’s second person joins, and takes no operative’s seat', async () => {
    const four = await fourPlaying(server.url, 'teams');
    const browser = browserOf(four, rolesOf(four).spymaster);
    const [, person] = (await browser.ask('/api/persons', POST)).json.persons as [string, string];
    const second = sitAt(browser, { table: four.table, person });
    await second.until(({ me }) => me);
    await second.act({ kind: 'join', name: 'שנייה' });
    for (const seat of ['red.operative', 'blue.operative']) {
      expect(await second.tell({ kind: 'sit', seat })).toMatchObject({ reason: 'oneDevice' });
    }
    expect(await second.until(({ me }) => me?.oneDevice)).toBe(true);
    end(...four.players, second);
  });

  test.each(['teams', 'duet', 'decrypto'] as const)(
    'C3, D2, X2 · who takes a rival’s device link in mid-match sees neither from there (%s)',
    async (kind) => {
      const four = await fourPlaying(server.url, kind);
      const [first, rival] = four.browsers as [
        ReturnType<typeof openBrowser>,
        ReturnType<typeof openBrowser>,
      ];
      await link(first, rival);
      const { persons } = (await rival.ask('/api/me')).json as { persons: string[] };
      expect(persons).toHaveLength(2);
      for (const person of persons) {
        const { reason, frames } = await greeted(rival, { table: four.table, person });
        expect(reason).toBe('oneDevice');
        expect(frames.map((frame) => (JSON.parse(frame) as { type: string }).type)).toEqual([
          'welcome',
          'goodbye',
        ]);
      }
      /** Each may take the other off, and then goes on. */
      const [taken = ''] = persons;
      await rival.ask(`/api/persons/${taken}/forget`, POST);
      const back = await lookAt(rival, { table: four.table });
      expect((await back.until('me')).me.seats).toHaveLength(1);
      back.socket.terminate();
      end(...four.players);
    },
  );

  test('someone removed is not let in as another person, joining or watching', async () => {
    const four = await fourPlaying(server.url, 'teams');
    const [host, , , removed] = four.players;
    const browser = four.browsers[3] ?? openBrowser(server.url);
    const [, person] = (await browser.ask('/api/persons', POST)).json.persons as [string, string];
    await host?.act({ kind: 'remove', member: removed?.state.me?.member ?? '' });
    for (const watching of [true, false]) {
      const { reason, frames } = await greeted(browser, { table: four.table, person, watching });
      expect(reason).toBe('removed');
      expect(frames).toHaveLength(2);
    }
    end(...four.players);
  });

  test('watchers are sent away with a goodbye, and may not come back while it is locked', async () => {
    const four = await fourPlaying(server.url, 'teams');
    const { browser, player } = await comeTo(server.url, four.table);
    await four.players[0]?.act({ kind: 'lock', locked: true, watchers: 'sendAway' });
    expect(await player.until(({ goodbye }) => goodbye)).toBe('locked');
    expect((await greeted(browser, { table: four.table })).reason).toBe('locked');
    end(...four.players);
  });

  test('nobody says by message that they come in', async () => {
    const four = await fourPlaying(server.url, 'teams');
    const [browser = openBrowser(server.url)] = four.browsers;
    const screen = await lookAt(browser, { table: four.table });
    screen.send({ type: 'command', id: 'x', command: { kind: 'enter' } });
    expect(await screen.until('refused')).toMatchObject({ id: 'x', reason: 'malformed' });
    screen.socket.terminate();
    end(...four.players);
  });
});
