import { randomUUID } from 'node:crypto';
import { type ClientState, type TableClient, tableClient } from '@remez/protocol/client';
import { ROUTES } from '@remez/protocol/routes';
import { WebSocket } from 'ws';

/** Who one is: a cookie, as any browser gets it. */
export const visit = async (server: string): Promise<string> => {
  const response = await fetch(server + ROUTES.me);
  const [cookie] = response.headers.getSetCookie();
  await response.body?.cancel();
  if (!response.ok || cookie === undefined) throw new Error(`${server} is no server of Remez`);
  return cookie.split(';')[0] ?? '';
};

/** A screen of one's own at a table. */
export const lookAt = (
  { server, table }: { readonly server: string; readonly table: string },
  cookie: string,
  onChange: (state: ClientState) => void,
): TableClient =>
  tableClient(
    { table },
    {
      connect(events) {
        const address = server.replace(/^http/u, 'ws') + ROUTES.socket;
        const socket = new WebSocket(address, { headers: { cookie } });
        socket.on('open', events.opened);
        socket.on('message', (data) => events.received(String(data)));
        socket.on('close', events.closed);
        /** What went wrong is followed by a close. */
        socket.on('error', () => {});
        return { send: (text) => socket.send(text), close: () => socket.close() };
      },
      now: Date.now,
      later(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      spread: Math.random,
      newId: randomUUID,
    },
    onChange,
  );
