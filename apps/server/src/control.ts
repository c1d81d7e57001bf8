import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { isStoreError, messageOf, storeError } from './store/failure.ts';

/**
 * How a command on this machine asks the running server for a backup: the server alone may read its
 * database. It listens on loopback, on a port of its own, and tells port and password in a file that
 * the folder's owner alone may read; nothing of this is on the port that players reach.
 */
const FILE = 'control.json';

const LONGEST_LINE = 16_384;
const PATIENCE = 10_000;

interface Door {
  readonly port: number;
  readonly password: string;
}

type Answer =
  | { readonly ok: true; readonly pages: number }
  | { readonly ok: false; readonly code: string; readonly message: string };

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const parse = (line: string): Partial<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** The first line of what comes, or undefined when there is none in time. */
const firstLine = (socket: Socket): Promise<string | undefined> =>
  new Promise((resolve) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
      const end = text.indexOf('\n');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > LONGEST_LINE) resolve(undefined);
    });
    socket.on('close', () => resolve(undefined));
  });

export interface ControlParts {
  readonly folder: string;
  backup(to: string, signal: AbortSignal): Promise<number>;
}

export const openControl = async ({ folder, backup }: ControlParts) => {
  const password = randomBytes(32).toString('base64url');
  const sockets = new Set<Socket>();

  const answerTo = async (line: string, signal: AbortSignal): Promise<Answer | undefined> => {
    const asked = parse(line);
    if (typeof asked.password !== 'string' || !isSame(asked.password, password)) return undefined;
    if (typeof asked.backup !== 'string') return undefined;
    try {
      return { ok: true, pages: await backup(asked.backup, signal) };
    } catch (error) {
      const code = isStoreError(error) ? error.code : 'backupFailed';
      return { ok: false, code, message: messageOf(error) };
    }
  };

  const serve = async (socket: Socket) => {
    const gone = new AbortController();
    const impatience = setTimeout(() => socket.destroy(), PATIENCE);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(impatience);
      sockets.delete(socket);
      gone.abort();
    });
    const line = await firstLine(socket);
    clearTimeout(impatience);
    const answer = line === undefined ? undefined : await answerTo(line, gone.signal);
    if (answer === undefined) socket.destroy();
    else socket.end(`${JSON.stringify(answer)}\n`);
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    void serve(socket);
  });
  server.maxConnections = 16;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const file = join(folder, FILE);
  /** One that a killed server left may be readable by more people than a new one. */
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify({ port, password } satisfies Door), { mode: 0o600 });

  return {
    async close(): Promise<void> {
      await rm(file, { force: true });
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const doorOf = async (folder: string): Promise<Door | undefined> => {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '');
  const { port, password } = parse(text);
  return typeof port === 'number' && typeof password === 'string' ? { port, password } : undefined;
};

/** Asks the server that holds this folder to write a backup to a new file; how many pages it has. */
export const askForBackup = async (folder: string, to: string): Promise<number> => {
  const silent = storeError(
    'folderInUse',
    `the data folder ${folder} is in use by a server that does not answer`,
  );
  const door = await doorOf(folder);
  if (door === undefined) throw silent;
  const socket = connect(door.port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.write(`${JSON.stringify({ password: door.password, backup: to })}\n`);
  const line = await firstLine(socket);
  socket.destroy();
  if (line === undefined) throw silent;
  const answer = parse(line) as Partial<Answer> & { pages?: number };
  if (answer.ok === true && typeof answer.pages === 'number') return answer.pages;
  const { code, message } = answer as { code?: unknown; message?: unknown };
  const failure = Object.assign(new Error(String(message)), { code });
  throw isStoreError(failure) ? failure : storeError('backupFailed', String(message));
};
