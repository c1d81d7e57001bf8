import { PROTOCOL } from '@remez/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, rawScreen } from './testing/browser.ts';
import { type RunningServer, startServer } from './testing/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

test('what cannot be read is refused also under a used id; what can be read is answered done', async () => {
  const browser = openBrowser(server.url);
  await browser.visit();
  const { table } = await browser.openTable('נועה');
  const screen = await rawScreen(browser);
  const ask = (command: object) => screen.send({ type: 'command', id: 'same', command });
  const talk = { kind: 'talk', to: 'everyone', text: 'שלום' };

  screen.send({ type: 'hello', protocol: PROTOCOL, table });
  await screen.until('presence');
  ask(talk);
  await screen.until('done');
  ask({ ...talk, loud: true });
  expect(await screen.until('refused')).toMatchObject({ id: 'same', reason: 'malformed' });
  /** Another command, which would be refused: its content is not looked at. */
  ask({ kind: 'join', name: 'עוד' });
  let done = 0;
  await screen.until('done', () => {
    done += 1;
    return done === 2;
  });
  screen.socket.close();
});
