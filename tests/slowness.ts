import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { availableParallelism } from 'node:os';

/** What each probe takes on a quiet machine with two good cores, in milliseconds. */
const GOOD = { loop: 45, fork: 30, roundTrips: 15 };
const GOOD_CORES = 2;
/** Above this a test waits for minutes before it fails. */
const MAX_SLOWNESS = 30;

const loop = (): void => {
  let sum = 0;
  for (let index = 0; index < 10_000_000; index += 1) sum = (sum * 31 + index) | 0;
  if (sum === 0.5) throw new Error('unreachable: keeps the loop from being optimised away');
};

const fork = (): void => {
  execFileSync(process.execPath, ['-e', '0']);
};

/** 200 round trips over the loopback interface. */
const roundTrips = async (): Promise<void> => {
  const server = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const socket = connect({ port: address.port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  for (let trip = 0; trip < 200; trip += 1) {
    socket.write('x');
    await once(socket, 'data');
  }
  socket.destroy();
  server.close();
};

const timed = async (probe: () => void | Promise<void>): Promise<number> => {
  const began = performance.now();
  await probe();
  return performance.now() - began;
};

/** How many times slower this machine is now than a good one, by its worst probe; never less than 1. */
export const measureSlowness = async (): Promise<number> => {
  const ratios = [
    (await timed(loop)) / GOOD.loop,
    (await timed(fork)) / GOOD.fork,
    (await timed(roundTrips)) / GOOD.roundTrips,
  ];
  const cores = GOOD_CORES / Math.min(GOOD_CORES, availableParallelism());
  const slowness = Math.max(1, ...ratios) * cores;
  return Math.round(Math.min(MAX_SLOWNESS, slowness) * 10) / 10;
};
