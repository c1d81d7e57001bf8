import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What a network is like: half of the round trip each way, and one line for all connections. */
export interface Line {
  readonly roundTripMs: number;
  readonly downBitsPerSecond: number;
  readonly upBitsPerSecond: number;
}

/** Bytes that are on their way follow one another, whichever connection they belong to. */
const wire = (bitsPerSecond: number, delayMs: number) => {
  let freeAt = 0;
  return (bytes: number): number => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes * 8 * 1000) / bitsPerSecond;
    return freeAt - now + delayMs;
  };
};

/** About one packet: what is sent later need not wait for all of what was sent before. */
const PACKET = 1400;

const carry = (from: Socket, to: Socket, arrivesIn: (bytes: number) => number) => {
  from.on('data', (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; at += PACKET) {
      const packet = chunk.subarray(at, at + PACKET);
      setTimeout(() => to.destroyed || to.write(packet), arrivesIn(packet.length));
    }
  });
  from.on('close', () => setTimeout(() => to.destroy(), arrivesIn(0)));
  from.on('error', () => to.destroy());
};

/** A port in front of another that is as slow as this line, for pages and their workers alike: a browser's own throttle leaves workers out. */
export const slowNetwork = async (port: number, line: Line) => {
  const half = line.roundTripMs / 2;
  const up = wire(line.upBitsPerSecond, half);
  const down = wire(line.downBitsPerSecond, half);
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    /** A real connection has been there and back once before it carries anything. */
    client.pause();
    setTimeout(() => client.resume(), line.roundTripMs);
    carry(client, upstream, up);
    carry(upstream, client, down);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
};
