import { connect } from 'node:net';
import { clientFrame, frameReader, type OnFrame, OPCODE } from './frames.ts';

/** One open WebSocket: a person's screen, without anything that would draw it. */
export interface Person {
  send(frame: Buffer): void;
  /** Who is told of each message; pings are answered before. */
  onFrame: OnFrame;
  onClose: () => void;
  close(): void;
}

/** Loopback has a whole network of addresses: each table comes from one of its own. */
export const addressOf = (table: number): string =>
  `127.0.${1 + Math.floor(table / 250)}.${1 + (table % 250)}`;

/** Every read goes through one buffer: it is used up before the next one begins. */
const shared = Buffer.alloc(262_144);

/** What all of them have read since the process began. */
export const received = { bytes: 0 };

const END_OF_HEAD = Buffer.from('\r\n\r\n');

const upgradeRequest = (path: string, cookie: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
    '',
    '',
  ].join('\r\n');

export const openPerson = ({
  port,
  from,
  path,
  cookie = '',
  onFrame = () => {},
}: {
  readonly port: number;
  readonly from: string;
  readonly path: string;
  readonly cookie?: string;
  readonly onFrame?: OnFrame;
}): Promise<Person> =>
  new Promise((resolve, reject) => {
    let head: Buffer | undefined = Buffer.alloc(0);
    const person: Person = {
      onFrame,
      onClose: () => {},
      send: (frame) => socket.write(frame),
      close: () => socket.destroy(),
    };
    const read = frameReader((payload, opcode) => {
      if (opcode === OPCODE.ping) socket.write(clientFrame(OPCODE.pong, payload));
      else person.onFrame(payload, opcode);
    });
    /** The answer to the upgrade, until its end. */
    const readHead = (bytes: Buffer) => {
      head = Buffer.concat([head ?? END_OF_HEAD, bytes]);
      const end = head.indexOf(END_OF_HEAD);
      if (end < 0) return;
      const [status = ''] = head.toString('latin1').split('\r\n');
      const rest = head.subarray(end + END_OF_HEAD.length);
      head = undefined;
      if (!status.includes(' 101')) return socket.destroy(new Error(status));
      resolve(person);
      /** After whoever waits for the person has said what to do with its messages. */
      if (rest.length > 0) setImmediate(read, Buffer.from(rest));
    };
    const socket = connect({
      host: '127.0.0.1',
      port,
      localAddress: from,
      noDelay: true,
      onread: {
        buffer: shared,
        callback(size, buffer) {
          received.bytes += size;
          const bytes = (buffer as Buffer).subarray(0, size);
          if (head === undefined) read(bytes);
          else readHead(bytes);
          return true;
        },
      },
    });
    socket.on('error', reject);
    socket.on('close', () => {
      reject(new Error('a connection was closed before it opened'));
      person.onClose();
    });
    socket.write(upgradeRequest(path, cookie));
  });
