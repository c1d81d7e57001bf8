import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './frame.ts';

test('texts of every length of header arrive at a WebSocket client as they were', async () => {
  const texts = [
    '',
    'שלום',
    'x'.repeat(125),
    'ש'.repeat(63),
    'y'.repeat(65_535),
    'z'.repeat(65_536),
  ];
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, () => {
      for (const text of texts) stream.write(textFrame(text));
    }),
  );
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const received: string[] = [];
  await new Promise<void>((resolve) => {
    client.on('message', (data) => {
      received.push(String(data));
      if (received.length === texts.length) resolve();
    });
  });
  expect(received).toEqual(texts);
  client.terminate();
  http.close();
});
