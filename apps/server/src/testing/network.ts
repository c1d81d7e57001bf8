import { connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Postgres } from './postgres.ts';

/** A network between the store and the database that breaks in the ways that networks do. */
export const openNetwork = async (postgres: Pick<Postgres, 'port'>) => {
  const pairs = new Set<{ readonly near: Socket; readonly far: Socket }>();
  let isSilent = false;
  let isRefusing = false;
  const server: Server = createServer((near) => {
    if (isRefusing) return near.destroy();
    const far = connect(postgres.port, '127.0.0.1');
    pairs.add({ near, far });
    near.on('data', (data) => {
      if (far.destroyed) near.destroy();
      else far.write(data);
    });
    near.on('close', () => far.destroy());
    far.on('data', (data) => isSilent || near.write(data));
    for (const socket of [near, far]) socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const { near } of pairs) near.destroy();
    pairs.clear();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return {
    through: (url: string) => url.replace(`:${postgres.port}/`, `:${port}/`),
    /** The database hears, and nobody hears the database. */
    setSilent(silent: boolean) {
      isSilent = silent;
    },
    /** Whoever has a connection keeps it, and nobody gets a new one. */
    setRefusing(refusing: boolean) {
      isRefusing = refusing;
    },
    /** Every connection ends, and whoever has one finds out. */
    cut,
    /** Every connection ends, and whoever has one finds out when they next use it. */
    cutUnnoticed() {
      for (const { far } of pairs) far.destroy();
    },
  };
};
