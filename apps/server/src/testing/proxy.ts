import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Random } from '@remez/rules';

/** Ends of the request that a WebSocket begins with. */
const HEAD_END = '\r\n\r\n';

interface Frame {
  readonly bytes: Buffer;
  /** What it says, where that is text. */
  readonly text: string;
}

/** The whole frames at the front of what a client has sent, and what is left. */
const framesOf = (bytes: Buffer): { readonly frames: readonly Frame[]; readonly rest: Buffer } => {
  const frames: Frame[] = [];
  let rest = bytes;
  for (;;) {
    if (rest.length < 2) return { frames, rest };
    const short = (rest[1] ?? 0) & 0x7f;
    const wide = short === 126 ? 2 : short === 127 ? 8 : 0;
    const head = 2 + wide + 4;
    if (rest.length < head) return { frames, rest };
    const length =
      wide === 0 ? short : wide === 2 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
    if (rest.length < head + length) return { frames, rest };
    const mask = rest.subarray(head - 4, head);
    const payload = rest.subarray(head, head + length);
    const text = Buffer.from(payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0)));
    frames.push({ bytes: rest.subarray(0, head + length), text: text.toString() });
    rest = rest.subarray(head + length);
  }
};

const isCommand = ({ text }: Frame): boolean => text.startsWith('{"type":"command"');

/**
 * Reads what a client sends frame by frame, and sends commands again, or two of them in the other
 * order. Everything else comes once and in its place: a second hello would be a fault of the client.
 */
const meddler = (random: Random, isBad: () => boolean) => {
  let head = '';
  let isOpen = false;
  let left: Buffer = Buffer.alloc(0);
  const sent: Buffer[] = [];
  return (chunk: Buffer): Buffer => {
    let bytes = chunk;
    const out: Buffer[] = [];
    if (!isOpen) {
      head += chunk.toString('latin1');
      const end = head.indexOf(HEAD_END);
      if (end < 0) return chunk;
      isOpen = true;
      const past = head.length - end - HEAD_END.length;
      out.push(chunk.subarray(0, chunk.length - past));
      bytes = chunk.subarray(chunk.length - past);
    }
    const { frames, rest } = framesOf(Buffer.concat([left, bytes]));
    left = Buffer.from(rest);
    for (const frame of frames) {
      const old = sent[random.below(Math.max(1, sent.length))];
      const isOldFirst = random.below(2) === 0;
      const meddles = isBad() && isCommand(frame) && old !== undefined && random.below(3) === 0;
      if (meddles && isOldFirst) out.push(old);
      out.push(frame.bytes);
      if (meddles && !isOldFirst) out.push(old);
      if (isCommand(frame)) sent.push(Buffer.from(frame.bytes));
    }
    return Buffer.concat(out);
  };
};

/**
 * A bad network between clients and a server. It cuts connections off after a random number of bytes
 * in either direction, in the middle of whatever is on its way, delivers in pieces and late, and
 * sends clients' commands again, long after others. Reproducible as far as sockets are.
 */
export const badNetwork = async (
  port: number,
  random: Random,
  {
    bytesBetweenCuts,
  }: {
    /** About how many bytes of a direction come through before it is cut. */
    readonly bytesBetweenCuts: number;
  },
) => {
  let isBad = true;
  let cuts = 0;
  const open = new Set<Socket>();

  const pump = (from: Socket, to: Socket, change: (chunk: Buffer) => Buffer) => {
    let left = 1 + random.below(2 * bytesBetweenCuts);
    const cut = () => {
      if (!from.destroyed) cuts += 1;
      from.destroy();
      to.destroy();
    };
    let last = Promise.resolve();
    const deliver = async (chunk: Buffer) => {
      const turns = isBad ? random.below(8) : 0;
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
      if (to.destroyed) return;
      const isCut = isBad && chunk.length >= left;
      const through = isCut ? chunk.subarray(0, left) : chunk;
      left -= through.length;
      const half = isBad ? random.below(through.length + 1) : through.length;
      to.write(through.subarray(0, half));
      to.write(through.subarray(half), () => {
        if (isCut) cut();
      });
    };
    from.on('data', (chunk: Buffer) => {
      const changed = change(chunk);
      last = last.then(() => deliver(changed));
    });
    from.on('close', () => void last.then(() => to.end()));
    from.on('error', () => to.destroy());
  };

  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    pump(
      client,
      upstream,
      meddler(random, () => isBad),
    );
    pump(upstream, client, (chunk) => chunk);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get cuts() {
      return cuts;
    },
    /** From now on everything comes through. */
    mend() {
      isBad = false;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
