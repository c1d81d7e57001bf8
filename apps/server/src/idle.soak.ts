import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PROTOCOL } from '@remez/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeCookie, makePerson } from './identity.ts';
import { frameKeeper } from './testing/frames.ts';

const SCREENS = 10_000;
const TABLES = 50;
/** An address has at most two thousand connections. */
const ADDRESSES = 6;
const FIXTURE = fileURLToPath(new URL('./fixtures/idle-server.ts', import.meta.url));

/** How many files a process may have open; Node takes as many as it may. */
const descriptors = (): number => {
  const found = String(spawnSync('/bin/sh', ['-c', 'ulimit -Hn']).stdout).trim();
  return found === 'unlimited' ? Number.POSITIVE_INFINITY : Number(found);
};

const startIdleServer = async () => {
  const args = [FIXTURE, `${TABLES}`, `${SCREENS + 1000}`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return JSON.parse(line) as { url: string; key: string; tables: readonly string[] };
};

test('ten thousand screens that do nothing are held, and the server answers all of them', async ({
  skip,
}) => {
  const most = descriptors();
  if (most < SCREENS + 500) return skip(`only ${most} files may be open here`);
  const { url, key, tables } = await startIdleServer();
  const open = async (index: number) => {
    const cookie = makeCookie([makePerson()], { key: Buffer.from(key, 'hex'), secure: false });
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers: { cookie: cookie.split(';')[0] ?? '' },
      localAddress: `127.0.0.${1 + (index % ADDRESSES)}`,
    });
    const { receive, ...screen } = frameKeeper((text) => socket.send(text));
    socket.on('message', (data) => receive(String(data)));
    await once(socket, 'open');
    const table = tables[index % tables.length];
    screen.send({ type: 'hello', protocol: PROTOCOL, table });
    await screen.until('presence');
    return { ...screen, socket };
  };
  const screens: Awaited<ReturnType<typeof open>>[] = [];
  while (screens.length < SCREENS) {
    const next = Array.from({ length: 100 }, (_, index) => open(screens.length + index));
    screens.push(...(await Promise.all(next)));
  }
  const [first] = screens;
  first?.send({ type: 'command', id: 'j', command: { kind: 'join', name: 'עמית' } });
  await first?.until('done');
  const mates = screens.filter((_, index) => index % tables.length === 0);
  for (const mate of mates) await mate.until('view', ({ view }) => view.members.length === 2);
  for (const screen of screens) await screen.roundTrip();
  expect(screens.filter(({ socket }) => socket.readyState === WebSocket.OPEN)).toHaveLength(
    SCREENS,
  );
  for (const { socket } of screens) socket.terminate();
});
