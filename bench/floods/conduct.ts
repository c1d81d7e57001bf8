import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as rest } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ATTACK_MS, ATTACKS, type Attack } from './attack.ts';
import type { Measured } from './probe.ts';

const SELF = fileURLToPath(new URL('../floods.ts', import.meta.url));
const REMEZ = fileURLToPath(new URL('../../apps/cli/bin/remez.mjs', import.meta.url));
const AIM_MS = 250;
const SAMPLE_EVERY = 100;
const TICKS_A_SECOND = 100;
const PREPARE_WITHIN = 90_000;
const MEGABYTE = 1_048_576;

const print = (line: string) => process.stdout.write(`${line}\n`);

const startServer = async (folder: string, descriptors: number | undefined) => {
  const serve = [REMEZ, 'serve', '--host', '127.0.0.1', '--port', '0', '--data', folder];
  const args = [...serve, '--log-level', 'warn'];
  const limit = descriptors === undefined ? '' : `ulimit -n ${descriptors}; `;
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, process.execPath, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logged: string[] = [];
  if (child.stderr !== null) createInterface(child.stderr).on('line', (line) => logged.push(line));
  const exited = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/[^\s/]+:\d+/u.exec(line)?.[0];
    if (url !== undefined) return { child, url, logged, exited };
  }
  throw new Error(`the server did not listen: ${logged.join('\n')}`);
};

/** Memory and processor time of a process, as Linux tells them. */
const usageOf = (pid: number) => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const megabytes = Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? 0) / 1024;
    return { megabytes, seconds: (Number(stat[11]) + Number(stat[12])) / TICKS_A_SECOND };
  } catch {
    return { megabytes: 0, seconds: 0 };
  }
};

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

const messageOf = async <Message>(child: ChildProcess): Promise<Message> => {
  const ended = once(child, 'exit').then(() => {
    throw new Error('a process ended before it answered');
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [Message];
  return message;
};

const at = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(share * values.length) - 1] ?? Number.NaN;

const within = <Value>(promise: Promise<Value>, milliseconds: number, what: string) =>
  Promise.race([
    promise,
    rest(milliseconds, undefined, { ref: false }).then(() => {
      throw new Error(`${what} took too long`);
    }),
  ]);

const runOne = async (name: string, { about, descriptors }: Attack): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), 'remez-floods-'));
  const server = await startServer(folder, descriptors);
  const children: ChildProcess[] = [];
  const helper = (...args: string[]) => {
    const child = fork(SELF, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    children.push(child);
    return child;
  };
  const pid = server.child.pid ?? 0;
  let crashed = false;
  void server.exited.then(() => {
    crashed = true;
  });
  try {
    const honest = helper('--probe', server.url);
    const { table } = await messageOf<{ table: string }>(honest);
    const attacker = helper('--attack', name, server.url, table);
    await within(messageOf(attacker), PREPARE_WITHIN, 'preparing');
    const before = usageOf(pid);
    const diskBefore = bytesIn(folder);
    let peak = before.megabytes;
    const sampling = setInterval(() => {
      peak = Math.max(peak, usageOf(pid).megabytes);
    }, SAMPLE_EVERY);
    honest.send('measure');
    attacker.send('go');
    const { summary } = await within(
      messageOf<{ summary: string }>(attacker),
      3 * ATTACK_MS,
      'attack',
    );
    clearInterval(sampling);
    const after = usageOf(pid);
    honest.send('report');
    const { moves, lost, newcomers } = await messageOf<Measured>(honest);
    const disk = (bytesIn(folder) - diskBefore) / MEGABYTE;
    const [p50, p99, most] = [0.5, 0.99, 1].map((share) => Math.round(at(moves, share)));
    const share = Math.round(((after.seconds - before.seconds) / (ATTACK_MS / 1000)) * 100);
    const held = !crashed && lost === 0 && newcomers.failed === 0 && (p99 ?? 1e9) < AIM_MS;
    print(`${held ? 'held' : 'FAILED'}  ${name}: ${about}`);
    print(
      `    ${moves.length} moves, p50 ${p50} ms, p99 ${p99} ms, max ${most} ms; players cut off ${lost}; ` +
        `newcomers served ${newcomers.served}, failed ${newcomers.failed}`,
    );
    print(
      `    RSS ${Math.round(before.megabytes)} to ${Math.round(peak)} MB at most; CPU ${share}%; ` +
        `disk +${disk.toFixed(1)} MB; log lines ${server.logged.length}${crashed ? '; the server CRASHED' : ''}`,
    );
    if (summary !== '') print(`    ${summary}`);
    return held;
  } catch (error) {
    print(
      `FAILED  ${name}: ${about}\n    ${crashed ? 'the server CRASHED; ' : ''}${String(error)}`,
    );
    return false;
  } finally {
    for (const child of children) child.kill('SIGKILL');
    server.child.kill('SIGKILL');
    await server.exited;
    rmSync(folder, { recursive: true, force: true });
  }
};

export const conduct = async (asked: readonly string[]) => {
  const names = asked.length === 0 ? Object.keys(ATTACKS) : asked;
  let failed = 0;
  for (const name of names) {
    const attack = ATTACKS[name];
    if (attack === undefined) throw new Error(`there is no attack "${name}"`);
    if (!(await runOne(name, attack))) failed += 1;
  }
  print(
    `${names.length - failed} of ${names.length} held (p99 under ${AIM_MS} ms, nobody cut off)`,
  );
  process.exit();
};
