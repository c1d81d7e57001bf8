import { type ClientState, type TableClient, tableClient } from '@remez/protocol/client';
import type { Command, Outcome, SettingsChange } from '@remez/table';
import { WebSocket } from 'ws';
import { frameKeeper } from './frames.ts';

/** A browser as the server sees it: it keeps a cookie, asks over HTTP and opens WebSockets. */
export const openBrowser = (url: string, firstCookie = '') => {
  let cookie = firstCookie;

  const ask = async (
    path: string,
    {
      method = 'GET',
      body,
      headers = {},
    }: {
      readonly method?: string;
      readonly body?: unknown;
      readonly headers?: { readonly [name: string]: string };
    } = {},
  ) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(cookie !== '' && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const given = response.headers.get('set-cookie');
    if (given !== null) cookie = given.split(';')[0] ?? '';
    const text = await response.text();
    const json = text.startsWith('{') ? (JSON.parse(text) as { [field: string]: unknown }) : {};
    return { status: response.status, headers: response.headers, text, json };
  };

  const socket = (headers: { readonly [name: string]: string } = {}) =>
    new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie, ...headers } });

  return {
    ask,
    socket,
    get cookie() {
      return cookie;
    },
    /** The first visit: an identity. */
    async visit(): Promise<string> {
      const { json } = await ask('/api/me');
      return (json.persons as string[])[0] as string;
    },
    async openTable(name: string, settings: SettingsChange = {}) {
      const { json, status } = await ask('/api/tables', {
        method: 'POST',
        body: { name, settings },
      });
      if (status !== 201) throw new Error(JSON.stringify(json));
      return json as { readonly table: string; readonly code: string };
    },
  };
};
export type Browser = ReturnType<typeof openBrowser>;

/** A browser behind something that leads it to another server whenever it loses a connection. */
export const roamingBrowser = (urls: readonly string[], first: number): Browser => {
  const browser = openBrowser(urls[first % urls.length] ?? '');
  let current = first;
  return {
    ...browser,
    get cookie() {
      return browser.cookie;
    },
    socket(headers) {
      const url = urls[current % urls.length] ?? '';
      const socket = openBrowser(url, browser.cookie).socket(headers);
      socket.on('close', () => {
        current += 1;
      });
      return socket;
    },
  };
};

export interface Player extends TableClient {
  /** Resolves when the state is as expected; rejects only with the test's own time limit. */
  until<Value>(read: (state: ClientState) => Value | undefined | false | null): Promise<Value>;
  /** Sends and insists that it is done. */
  act(command: Command): Promise<void>;
  tell(command: Command): Promise<Outcome>;
  /** Loses the connection as a tunnel does. */
  cut(): void;
  /** How many of the server's heartbeats it has answered. */
  heartbeats(): number;
}

let ids = 0;

/** A person at a table, through the client library over a real WebSocket. */
export const sitAt = (
  browser: Pick<Browser, 'socket'>,
  hello: { readonly table: string; readonly person?: string; readonly watching?: boolean },
): Player => {
  const waiting = new Set<() => void>();
  let current: WebSocket | undefined;
  let heartbeats = 0;
  const client = tableClient(
    hello,
    {
      connect(events) {
        const socket = browser.socket();
        current = socket;
        socket.on('open', events.opened);
        socket.on('message', (data) => events.received(String(data)));
        /** Its answer has been sent when this runs. */
        socket.on('ping', () => {
          heartbeats += 1;
        });
        socket.on('close', events.closed);
        socket.on('error', () => {});
        return { send: (text) => socket.send(text), close: () => socket.close() };
      },
      now: Date.now,
      later(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      spread: () => 0,
      newId: () => {
        ids += 1;
        return `id-${ids}`;
      },
    },
    () => {
      for (const check of [...waiting]) check();
    },
  );
  return Object.assign(Object.create(client, {}) as TableClient, {
    until: <Value>(read: (state: ClientState) => Value | undefined | false | null) =>
      new Promise<Value>((resolve) => {
        const check = () => {
          const value = read(client.state);
          if (value === undefined || value === false || value === null) return;
          waiting.delete(check);
          resolve(value);
        };
        waiting.add(check);
        check();
      }),
    async act(command: Command) {
      const outcome = await client.send(command);
      if (outcome.kind === 'refused') throw new Error(`${command.kind}: ${outcome.reason}`);
    },
    tell: (command: Command) => client.send(command),
    cut: () => current?.terminate(),
    heartbeats: () => heartbeats,
  });
};

/** A WebSocket that keeps every frame as text, and waits for what a test expects. */
export const rawScreen = async (browser: Pick<Browser, 'socket'>) => {
  const socket = browser.socket();
  const { receive, ...kept } = frameKeeper((text) => socket.send(text));
  socket.on('message', (data) => receive(String(data)));
  const closed = new Promise<{ readonly code: number; readonly reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });
  return { socket, closed, ...kept };
};
