import { schemaDocument } from '@remez/protocol/schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, rawScreen } from './testing/browser.ts';
import { askAs } from './testing/http.ts';
import { type RunningServer, startServer } from './testing/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

describe('the schemas over HTTP', () => {
  test('are there for everyone, and may be kept for a while', async () => {
    const { status, headers, text, cookie } = await askAs(server.url, '/api/schema');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/schema+json; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(cookie).toBe('');
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(schemaDocument())));
  });

  test('hold for what a server sends', async () => {
    const { text } = await askAs(server.url, '/api/schema');
    const ajv = new Ajv2020({ allowUnionTypes: true, keywords: ['protocol'] });
    ajv.addSchema(JSON.parse(text), 'remez');
    const browser = openBrowser(server.url);
    const { protocol } = JSON.parse(text) as { readonly protocol: number };
    await browser.visit();
    const { table } = await browser.openTable('נועה');
    const screen = await rawScreen(browser);
    const frames: string[] = [];
    screen.socket.on('message', (data) => frames.push(String(data)));
    screen.send({ type: 'hello', protocol, table });
    await screen.until('presence');
    for (const kind of ['shuffle', 'start', 'leave']) {
      screen.send({ type: 'command', id: kind, command: { kind } });
    }
    screen.send('nonsense');
    await screen.until('goodbye');
    const messages: readonly { readonly type: string }[] = frames.flatMap((frame) =>
      JSON.parse(frame),
    );
    for (const message of messages) {
      ajv.validate('remez#/$defs/ServerMessage', message);
      expect(ajv.errors, JSON.stringify(message)).toBeNull();
    }
    const kinds = ['done', 'goodbye', 'me', 'presence', 'refused', 'view', 'welcome'];
    expect([...new Set(messages.map(({ type }) => type))].sort()).toEqual(kinds);
  });
});
