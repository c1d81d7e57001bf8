import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { difference } from '@remez/rules/difference';
import { startServer } from '@remez/server/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE } from '../scripts/protocol-lists.ts';

/** The code on the page, as a stranger copies it. */
let appliedBlock: string;
let client: string;
let folder: string;
let file: string;
const running: ChildProcess[] = [];
beforeAll(async () => {
  const page = await readFile(PAGE, 'utf8');
  const blocks = [...page.matchAll(/```js\n([\s\S]*?)```/gu)].map(([, block = '']) => block);
  expect(blocks).toHaveLength(2);
  [appliedBlock, client] = blocks as [string, string];
  folder = await mkdtemp(join(tmpdir(), 'remez-client-'));
  file = join(folder, 'bot.mjs');
  await writeFile(file, client);
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const text = (value: unknown) => JSON.stringify(value);

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.constantFrom(0, 1, 'a', '', null, true),
    fc.array(tie('value'), { maxLength: 5 }),
    fc
      .array(fc.tuple(fc.constantFrom('a', 'b', 'c', '0', '-'), tie('value')), { maxLength: 5 })
      .map((entries) => Object.fromEntries(entries)),
  ),
}));

describe('applying a change as the page does', () => {
  test('makes, byte for byte, what the server meant, of whatever it was', () => {
    const applied = new Function(`${appliedBlock}; return applied;`)() as (
      before: unknown,
      change: unknown,
    ) => unknown;
    let changed = 0;
    fc.assert(
      fc.property(value, value, (before, after) => {
        const change = difference({ of: before }, { of: after });
        if (change === undefined) return;
        changed += 1;
        const sent: unknown = JSON.parse(text({ of: before }));
        expect(text(applied(sent, JSON.parse(text(change))))).toBe(text({ of: after }));
        expect(text(sent)).toBe(text({ of: before }));
      }),
      { numRuns: 3000 },
    );
    expect(changed).toBeGreaterThan(1000);
  });

  test('takes ten lines, and the client has the same ones', () => {
    expect(appliedBlock.trim().split('\n')).toHaveLength(10);
    expect(client).toContain(appliedBlock);
  });
});

/** One of the clients as a process of its own, and the lines it prints. */
const run = (...args: readonly string[]) => {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      for (const check of waiting) check();
    });
  }
  return {
    lines,
    ended: once(child, 'close'),
    until: (pattern: RegExp) =>
      new Promise<string>((resolve) => {
        const check = () => {
          const found = lines.map((line) => pattern.exec(line)?.[1]).find((each) => each);
          if (found !== undefined) resolve(found);
        };
        waiting.add(check);
        check();
      }),
  };
};

describe('the client on the page', () => {
  test.each([1, 2, 3])(
    'four of it play a match of classic to its end, and nothing they do is refused (%i)',
    async () => {
      const server = await startServer();
      const first = run(server.url);
      const code = await first.until(/^code (\d{6})$/u);
      const all = [first, ...[1, 2, 3].map(() => run(server.url, code))];
      for (const { ended, lines } of all) {
        const [exit]: readonly unknown[] = await ended;
        const said = lines.join('\n');
        expect(exit, said).toBe(0);
        expect(said).not.toMatch(/refused|goodbye|Error/u);
        expect(lines.at(-1)).toMatch(/winner: '(?:red|blue)'.* the deal was kept$/u);
      }
      const played = all.flatMap(({ lines }) => lines).join('\n');
      for (const kind of ['join', 'shuffle', 'start', 'giveClue', 'guess']) {
        expect(played).toContain(`"kind":"${kind}"`);
      }
      await server.close();
    },
  );

  test('has as many lines as its heading says', () => {
    expect(client.trim().split('\n').length).toBeLessThanOrEqual(80);
  });
});
