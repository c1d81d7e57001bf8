import { schemaDocument } from '@remez/protocol/schema';
import { seededRandom } from '@remez/rules';
import type { Kind } from '@remez/table/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, rawScreen } from './testing/browser.ts';
import { messagesIn } from './testing/frames.ts';
import { playToTheEnd, startFour } from './testing/games.ts';
import { askAs } from './testing/http.ts';
import { type RunningServer, startServer } from './testing/server.ts';

let server: RunningServer;
/** The document as a stranger fetches it, read by another library than the one it is written with. */
const ajv = new Ajv2020({ allowUnionTypes: true, keywords: ['protocol'] });
let protocol: number;
beforeAll(async () => {
  server = await startServer();
  const { text } = await askAs(server.url, '/api/schema');
  const document = JSON.parse(text) as { readonly protocol: number };
  ajv.addSchema(document, 'remez');
  protocol = document.protocol;
});
afterAll(async () => {
  await server.close();
});

const expectFits = (name: string, value: unknown) => {
  ajv.validate(`remez#/$defs/${name}`, value);
  expect(ajv.errors, JSON.stringify(value)).toBeNull();
};

type Screen = Awaited<ReturnType<typeof rawScreen>>;

/** Every frame as it came, and every view and `me` as the changes have made it. */
const expectAllFits = ({ frames, messages }: Screen) => {
  for (const frame of frames) expectFits('ServerFrame', JSON.parse(frame));
  for (const message of messages) {
    if (message.type === 'view') expectFits('TableView', message.view);
    if (message.type === 'me') expectFits('Me', message.me);
  }
};

const kindsIn = ({ frames }: Screen): ReadonlySet<string> =>
  new Set(frames.flatMap(messagesIn).map(({ type }) => type));

describe('the schemas over HTTP', () => {
  test('are there for everyone, and may be kept for a while', async () => {
    const { status, headers, text, cookie } = await askAs(server.url, '/api/schema');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/schema+json; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(cookie).toBe('');
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(schemaDocument())));
  });

  test('hold for every kind of message that a server sends', async () => {
    const browser = openBrowser(server.url);
    await browser.visit();
    const { table } = await browser.openTable('נועה');
    const screen = await rawScreen(browser);
    screen.send({ type: 'hello', protocol, table });
    await screen.until('presence');
    screen.send({ type: 'look' });
    screen.send({ type: 'ping' });
    const talk = { kind: 'talk', to: 'everyone', text: 'שלום' };
    for (const command of [talk, { kind: 'shuffle' }, { kind: 'start' }, { kind: 'leave' }]) {
      screen.send({ type: 'command', id: command.kind, command });
    }
    screen.send('nonsense');
    await screen.until('goodbye');
    expectAllFits(screen);
    const kinds = [
      ...['change', 'done', 'goodbye', 'me', 'pong'],
      ...['presence', 'refused', 'view', 'welcome'],
    ];
    expect([...kindsIn(screen)].sort()).toEqual(kinds);
  });

  test.each<Kind>(['teams', 'coop', 'trio', 'duet', 'decrypto'])(
    'hold for a whole match of %s, its changes and what they make of the views',
    async (kind) => {
      const { players, browsers, table } = await startFour(server.url, kind, { captain: true });
      const stranger = openBrowser(server.url);
      await stranger.visit();
      const screens: Screen[] = [];
      for (const browser of [...browsers, stranger]) {
        const screen = await rawScreen(browser);
        screen.send({ type: 'hello', protocol, table });
        await screen.until('presence');
        screens.push(screen);
      }
      await playToTheEnd(players, seededRandom(7));
      for (const screen of screens) {
        await screen.until('view', ({ view }) => !view.running);
        await screen.roundTrip();
        expectAllFits(screen);
        expect(kindsIn(screen)).toContain('change');
        screen.socket.close();
      }
      const isChangeOfMe = (frame: string) =>
        messagesIn(frame).some((message) => message.type === 'me' && 'change' in message);
      expect(screens.flatMap(({ frames }) => frames).some(isChangeOfMe)).toBe(true);
      for (const player of players) player.end();
    },
  );
});
