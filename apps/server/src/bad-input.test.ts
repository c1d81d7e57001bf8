import { PROTOCOL } from '@remez/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONGEST_MESSAGE } from './connection.ts';
import { makeCookie, makePerson } from './identity.ts';
import { type Browser, openBrowser, rawScreen } from './testing/browser.ts';
import { type Four, fourPlaying, guardOf, lookAt } from './testing/guests.ts';
import { type RunningServer, startServer } from './testing/server.ts';

let server: RunningServer;
let four: Four;
let changingNothing: Awaited<ReturnType<typeof guardOf>>;
beforeAll(async () => {
  server = await startServer();
  four = await fourPlaying(server.url, 'teams');
  changingNothing = await guardOf(server, four);
});
afterAll(async () => {
  await server.close();
});

const hostBrowser = () => four.browsers[0] as Browser;
const turnNow = () => four.players[0]?.state.view?.turn;

/** A command as it travels, without what the client library would put right. */
const commandText = (command: object, more: object = {}) =>
  JSON.stringify({ type: 'command', id: 'bad', turn: turnNow(), command, ...more });
const moveText = (move: object) => commandText({ kind: 'play', move });

describe('a message that cannot be read', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', 'shalom'],
    ['half a message', '{"type":"ping"'],
    ['two messages at once', '{"type":"ping"}{"type":"ping"}'],
    ['a control character', '\u0000'],
  ])('%s is refused as notJson', async (_, text) => {
    await changingNothing(async () => {
      const screen = await lookAt(hostBrowser(), four);
      screen.send(text);
      expect(await screen.until('refused')).toEqual({
        type: 'refused',
        id: null,
        reason: 'notJson',
      });
      await screen.roundTrip();
      screen.socket.close();
    });
  });

  const nested = (open: string, close: string, depth: number) =>
    open.repeat(depth) + close.repeat(depth);
  test.each([
    ['null', 'null', null],
    ['a number', '42', null],
    ['a list', '[{"type":"ping"}]', null],
    ['a string', '"hello"', null],
    ['an empty object', '{}', null],
    ['an unknown type', '{"type":"shout","id":"bad"}', 'bad'],
    ['a type of another kind', '{"type":{"toString":"ping"},"id":7}', null],
    ['a type that every object has', '{"type":"constructor"}', null],
    ['what only the server says', '{"type":"view","number":1,"view":{}}', null],
    ['one field too many', '{"type":"ping","and":"more"}', null],
    ['a prototype', '{"type":"ping","__proto__":{"admin":true}}', null],
    ['a card that is not on the table', '{"type":"point","card":25}', null],
    ['half a card', '{"type":"point","card":1.5}', null],
    ['a deep list', nested('[', ']', LONGEST_MESSAGE / 2), null],
    ['a deep command', `{"type":"command","command":${nested('[', ']', 8000)}}`, null],
  ])('%s is refused as malformed', async (_, text, id) => {
    await changingNothing(async () => {
      const screen = await lookAt(hostBrowser(), four);
      screen.send(text);
      expect(await screen.until('refused')).toEqual({ type: 'refused', id, reason: 'malformed' });
      await screen.roundTrip();
      screen.socket.close();
    });
  });

  test.each([
    ['no kind', () => commandText({})],
    ['an unknown kind', () => commandText({ kind: 'peek' })],
    ['a kind that every object has', () => commandText({ kind: 'hasOwnProperty' })],
    ['someone else’s name with it', () => commandText({ kind: 'start' }, { person: 'ann' })],
    ['a field too many', () => commandText({ kind: 'start', key: 'please' })],
    ['a turn below zero', () => commandText({ kind: 'start' }, { turn: -1 })],
    [
      'a move that is only the clock’s',
      () => moveText({ kind: 'timeout', turn: 1, phase: 'clue' }),
    ],
    ['a count of ten', () => moveText({ kind: 'giveClue', word: 'רמז', count: 10 })],
    ['a count of one and a half', () => moveText({ kind: 'giveClue', word: 'רמז', count: 1.5 })],
    ['a card below zero', () => moveText({ kind: 'guess', card: -1 })],
    ['a clue that is no text', () => moveText({ kind: 'giveClue', word: ['רמז'], count: 1 })],
    ['more text than anyone types', () => commandText({ kind: 'join', name: 'א'.repeat(2001) })],
  ])('a command with %s is refused as malformed, under its own id', async (_, text) => {
    await changingNothing(async () => {
      const screen = await lookAt(hostBrowser(), four);
      screen.send(text());
      expect(await screen.until('refused')).toMatchObject({ id: 'bad', reason: 'malformed' });
      screen.socket.close();
    });
  });

  test('bytes are refused as malformed, even when they spell a message', async () => {
    await changingNothing(async () => {
      const screen = await lookAt(hostBrowser(), four);
      screen.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });
      expect(await screen.until('refused')).toMatchObject({ id: null, reason: 'malformed' });
      screen.socket.close();
    });
  });

  test('one byte more than the longest message is refused as tooLong', async () => {
    await changingNothing(async () => {
      const screen = await lookAt(hostBrowser(), four);
      screen.send(commandText({ kind: 'close' }).padEnd(LONGEST_MESSAGE + 1));
      /** Hebrew letters are two bytes each: what counts is bytes. */
      screen.send(`"${'א'.repeat(LONGEST_MESSAGE / 2)}"`);
      await screen.roundTrip();
      const refused = '{"type":"refused","id":null,"reason":"tooLong"}';
      expect(screen.frames.filter((frame) => frame === refused)).toHaveLength(2);
      screen.send(commandText({ kind: 'peek' }).padEnd(LONGEST_MESSAGE));
      expect(await screen.until('refused', ({ id }) => id === 'bad')).toMatchObject({
        reason: 'malformed',
      });
      screen.socket.close();
    });
  });

  test.each([
    ['more than anyone could mean', () => Buffer.alloc(16 * LONGEST_MESSAGE + 1, 'x'), 1009],
    ['text that is not Unicode', () => Buffer.from([0x22, 0xff, 0xfe, 0x22]), 1007],
  ])('a connection that sends %s is closed', async (_, bytes, code) => {
    await changingNothing(async () => {
      const screen = await lookAt(hostBrowser(), four);
      screen.socket.send(bytes(), { binary: false });
      expect(await screen.closed).toMatchObject({ code });
    });
  });
});

describe('a greeting that is not in order', () => {
  const goodbyeTo = async (browser: Pick<Browser, 'socket'>, hello: object) => {
    const screen = await rawScreen(browser);
    screen.send({ type: 'hello', protocol: PROTOCOL, table: four.table, ...hello });
    const { reason } = await screen.until('goodbye');
    expect((await screen.closed).code).toBe(4000);
    expect(screen.frames).toHaveLength(1);
    return reason;
  };

  test('a command before the hello is refused, and the hello still works', async () => {
    await changingNothing(async () => {
      const screen = await rawScreen(hostBrowser());
      screen.send({ type: 'point', card: 3 });
      screen.send(commandText({ kind: 'close' }));
      expect(await screen.until('refused')).toMatchObject({ id: 'bad', reason: 'helloFirst' });
      screen.send({ type: 'hello', protocol: PROTOCOL, table: four.table });
      await screen.until('view');
      screen.socket.close();
    });
  });

  test('a second hello ends the connection', async () => {
    await changingNothing(async () => {
      const screen = await lookAt(hostBrowser(), four);
      screen.send({ type: 'hello', protocol: PROTOCOL, table: four.table });
      expect(await screen.until('goodbye')).toMatchObject({ reason: 'protocol' });
      expect((await screen.closed).code).toBe(4000);
    });
  });

  test('another version of the protocol is told so', async () => {
    await changingNothing(async () => {
      for (const protocol of [0, PROTOCOL + 1, -1]) {
        expect(await goodbyeTo(hostBrowser(), { protocol })).toBe('protocol');
      }
    });
  });

  test.each([makePerson(), '', '__proto__', '../etc/passwd', 'table/x', '\u0000'])(
    'a table that does not exist (%j) is unknown',
    async (table) => {
      await changingNothing(async () => {
        expect(await goodbyeTo(hostBrowser(), { table })).toBe('unknownTable');
      });
    },
  );

  test('without a cookie that we signed nobody is anybody', async () => {
    const host = await hostBrowser().visit();
    const [name, signed] = hostBrowser().cookie.split('=') as [string, string];
    const stranger = openBrowser(server.url);
    const own = await stranger.visit();
    const foreignKey = new Uint8Array(32).fill(7);
    const cookies = {
      none: '',
      unsigned: `${name}=${host}`,
      'without a signature': `${name}=${host}.`,
      'with another signature': stranger.cookie.replace(own, host),
      'with a person added': `${name}=${own}.${signed}`,
      'signed by another server': makeCookie([host], { key: foreignKey, secure: false }),
      garbage: `${name}=%00;;=.${'.'.repeat(500)}`,
    };
    await changingNothing(async () => {
      for (const [what, cookie] of Object.entries(cookies)) {
        const browser = openBrowser(server.url, cookie.split('; ')[0]);
        expect(await goodbyeTo(browser, {}), what).toBe('unknownPerson');
        expect(await goodbyeTo(browser, { person: host }), what).toBe('unknownPerson');
      }
    });
  });

  test('nobody speaks for a person who is not of their browser', async () => {
    const host = await hostBrowser().visit();
    await changingNothing(async () => {
      for (const person of [host, '', makePerson(), '__proto__']) {
        expect(await goodbyeTo(four.browsers[1] as Browser, { person })).toBe('unknownPerson');
      }
    });
  });
});
