import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { parseClientMessage } from '@remez/protocol';
import { tableClient } from '@remez/protocol/client';
import { converseOverMessagePort } from '@remez/protocol/conversation';
import { failure } from '@remez/rules';
import { describe, expect, test } from 'vitest';
import { PEOPLE, writeScript } from './testing/twins.ts';
import { hostInMemory, portScreen, TABLE } from './testing/wires.ts';

const [ANN = '', BEN = '', CAT = ''] = PEOPLE;
const HELLO = { type: 'hello', protocol: 2, table: TABLE };
const { before } = writeScript('teams', 1);

describe('a table behind a MessagePort', () => {
  test('is played with the same client as one on a server', async () => {
    const { host, close } = await hostInMemory(before);
    const { port1, port2 } = new MessageChannel();
    converseOverMessagePort(port1, [CAT], { ...host, parse: parseClientMessage });
    const client = tableClient(
      { table: TABLE },
      {
        connect(events) {
          port2.on('message', events.received);
          port2.on('close', events.closed);
          setImmediate(events.opened);
          return { send: (text) => port2.postMessage(text), close: () => port2.close() };
        },
        now: host.now,
        later: () => () => {},
        spread: () => 0,
        newId: () => 'one',
      },
      () => {},
    );
    const said = { kind: 'talk', to: 'everyone', text: 'שלום' } as const;
    expect(await client.send(said)).toEqual({ kind: 'done' });
    expect(client.state.status).toBe('open');
    expect(client.state.view?.talk.map(({ text }) => text)).toEqual(['שלום']);
    client.end();
    await close();
  });

  test('refuses what is no text, and goes on', async () => {
    const { host, close } = await hostInMemory(before);
    const screen = portScreen(ANN, host);
    screen.port.postMessage({ type: 'ping' });
    screen.port.postMessage(null);
    await screen.roundTrip();
    const refused = '{"type":"refused","id":null,"reason":"malformed"}';
    expect(screen.frames.slice(0, -1)).toEqual([refused, refused]);
    screen.cut();
    await close();
  });

  test('closes the port after the goodbye, and not before it has arrived', async () => {
    const { host, close } = await hostInMemory(before);
    const screen = portScreen(ANN, host);
    const closed = once(screen.port, 'close');
    screen.send({ ...HELLO, table: 'nowhere' });
    await closed;
    expect(screen.frames).toEqual(['{"type":"goodbye","reason":"unknownTable"}']);
    await close();
  });

  test('a page that is gone is no longer here', async () => {
    const { clock, host, close } = await hostInMemory(before);
    const [goes, stays] = [portScreen(ANN, host), portScreen(BEN, host)];
    for (const screen of [goes, stays]) {
      screen.send(HELLO);
      await screen.until('presence');
    }
    expect(await stays.until('presence')).toMatchObject({ here: ['m1', 'm2'] });
    goes.cut();
    clock.pass(1000);
    await stays.until('presence', ({ here }) => here.length === 1);
    stays.cut();
    await close();
  });

  test('a fault is told to whoever keeps the tables, and ends the conversation for now', async () => {
    const faults: unknown[] = [];
    const screen = portScreen(ANN, {
      now: () => 0,
      openTable: () => Promise.reject(new Error('the disk is gone')),
      onFault: (error, type) => faults.push([type, String(error)]),
    });
    screen.send(HELLO);
    expect(await screen.until('goodbye')).toEqual({ type: 'goodbye', reason: 'unavailable' });
    expect(faults).toEqual([['hello', 'Error: the disk is gone']]);
  });

  test('so is a fault in what is answered at once', async () => {
    const faults: unknown[] = [];
    const screen = portScreen(ANN, {
      now() {
        throw new Error('no clock');
      },
      openTable: async () => failure('unknownTable'),
      onFault: (error, type) => faults.push([type, String(error)]),
    });
    screen.send({ type: 'ping' });
    expect(await screen.until('goodbye')).toEqual({ type: 'goodbye', reason: 'unavailable' });
    expect(faults).toEqual([['ping', 'Error: no clock']]);
  });
});
