import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { dial, textFrame, upgradeRequest } from '@remez/server/testing';

/** Loopback has a whole network of addresses: the nth one that is not the honest table's. */
const addressOf = (index: number): string =>
  `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`;

export interface Target {
  readonly url: string;
  readonly table: string;
}

export const dialFrom = ({ url }: Target, from: number): Socket => dial(url, addressOf(from));

/** Keeps a connection full of the same bytes for as long as it lives. */
export const pour = (socket: Socket, bytes: Buffer) => {
  const more = () => {
    while (!socket.destroyed && socket.write(bytes));
  };
  socket.on('drain', more);
  more();
};

/** Keeps so many connections open; one that is closed is opened again a little later. */
export const keepOpen = (count: number, open: (index: number) => Socket): { stop(): void } => {
  const all = new Set<Socket>();
  let stopped = false;
  const start = (index: number) => {
    if (stopped) return;
    const socket = open(index);
    all.add(socket);
    socket.on('close', () => {
      all.delete(socket);
      setTimeout(start, 100, index);
    });
  };
  for (let index = 0; index < count; index += 1) start(index);
  return {
    stop() {
      stopped = true;
      for (const socket of all) socket.destroy();
    },
  };
};

const agents = new Map<number, Agent>();
const agentOf = (from: number): Agent => {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 4 });
  agents.set(from, agent);
  return agent;
};

export interface Answer {
  readonly status: number;
  readonly cookie: string;
  readonly text: string;
}

/** A request from one of the addresses; status 0 when there was no answer. */
export const ask = (
  { url }: Target,
  path: string,
  {
    from,
    cookie = '',
    body,
  }: { readonly from: number; readonly cookie?: string; readonly body?: unknown },
): Promise<Answer> =>
  new Promise((resolve) => {
    const asking = request(
      url + path,
      {
        method: body === undefined ? 'GET' : 'POST',
        agent: agentOf(from),
        localAddress: addressOf(from),
        headers: {
          ...(cookie !== '' && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        timeout: 20_000,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('error', () => resolve({ status: 0, cookie: '', text: '' }));
        response.on('end', () => {
          const given = response.headers['set-cookie']?.[0]?.split(';')[0];
          resolve({ status: response.statusCode ?? 0, cookie: given ?? '', text });
        });
      },
    );
    asking.on('timeout', () => asking.destroy());
    asking.on('error', () => resolve({ status: 0, cookie: '', text: '' }));
    asking.end(body === undefined ? undefined : JSON.stringify(body));
  });

/** A screen at a table: says hello and reads everything; what it hears is for whoever wants it. */
export const openScreen = (
  target: Target,
  {
    from,
    cookie,
    table,
    onText = () => {},
  }: {
    readonly from: number;
    readonly cookie: string;
    readonly table: string;
    readonly onText?: (text: string) => void;
  },
): Socket => {
  const socket = dialFrom(target, from);
  socket.on('data', (data: Buffer) => onText(data.toString('latin1')));
  socket.write(upgradeRequest(cookie));
  socket.write(textFrame({ type: 'hello', protocol: 2, table }));
  return socket;
};

/** Does the work for every item, so many at once. */
export const inParallel = async <Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
) => {
  const left = [...items];
  const one = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
};
