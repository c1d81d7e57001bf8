import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Loopback has a whole network of addresses: the nth one that is not the honest table's. */
export const addressOf = (index: number): string =>
  `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`;

const TEXT = 0x81;
const PING = 0x89;

/** A masked frame as clients send them; a mask of zeros leaves the bytes as they are. */
export const frame = (opcode: number, payload: Buffer): Buffer => {
  const short = payload.length < 126;
  const head = Buffer.alloc(short ? 6 : 14);
  head[0] = opcode;
  head[1] = 0x80 | (short ? payload.length : 127);
  if (!short) head.writeBigUInt64BE(BigInt(payload.length), 2);
  return Buffer.concat([head, payload]);
};
export const textFrame = (message: unknown): Buffer =>
  frame(TEXT, Buffer.from(JSON.stringify(message)));
export const pingFrame = (bytes: number): Buffer => frame(PING, Buffer.alloc(bytes, 0x70));

export const upgradeRequest = (cookie = ''): string =>
  [
    'GET /ws HTTP/1.1',
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
    '',
    '',
  ].join('\r\n');

export interface Target {
  readonly url: string;
  readonly table: string;
}

export const dial = ({ url }: Target, from: number): Socket => {
  const socket = connect({
    host: '127.0.0.1',
    port: Number(new URL(url).port),
    localAddress: addressOf(from),
  });
  socket.on('error', () => {});
  return socket;
};

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
    heard = () => {},
  }: {
    readonly from: number;
    readonly cookie: string;
    readonly table: string;
    readonly heard?: (text: string) => void;
  },
): Socket => {
  const socket = dial(target, from);
  socket.on('data', (data: Buffer) => heard(data.toString('latin1')));
  socket.write(upgradeRequest(cookie));
  socket.write(textFrame({ type: 'hello', protocol: 1, table }));
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
