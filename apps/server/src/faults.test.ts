import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { describeError, faultLog } from './faults.ts';
import { makeMetrics } from './metrics.ts';
import { memoryStore } from './store/memory.ts';
import { openBrowser, sitAt } from './testing/browser.ts';
import { end, fourPlaying, rolesOf } from './testing/guests.ts';
import { type RunningServer, startServer } from './testing/server.ts';

/** A logger that keeps its lines. */
const keptLines = () => {
  const lines: string[] = [];
  return { lines, logger: pino({ level: 'info' }, { write: (line) => lines.push(line) }) };
};

const diskFull = () =>
  Object.assign(new Error('database or disk is full'), { code: 'writeFailed' });

/** A store whose disk fills up and is emptied again. */
const fillingStore = () => {
  const store = memoryStore();
  const state = { full: false };
  const whenRoom = <Value>(work: () => Promise<Value>) =>
    state.full ? Promise.reject(diskFull()) : work();
  return {
    state,
    store: {
      ...store,
      log: {
        ...store.log,
        append: (...entry: Parameters<typeof store.log.append>) =>
          whenRoom(() => store.log.append(...entry)),
      },
      directory: {
        ...store.directory,
        touch: (...entry: Parameters<typeof store.directory.touch>) =>
          whenRoom(() => store.directory.touch(...entry)),
      },
      remove: (...table: Parameters<typeof store.remove>) => whenRoom(() => store.remove(...table)),
    },
  };
};

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const faultsCounted = async ({ metrics }: RunningServer, during: string) =>
  (await metrics.faults.get()).values.find(({ labels }) => labels.during === during)?.value ?? 0;

describe('a disk that is full', () => {
  test('is heard of: each refused command leaves a line that says where, and nothing of what was played', async () => {
    const { lines, logger } = keptLines();
    const { store, state } = fillingStore();
    server = await startServer({ store, logger });
    const four = await fourPlaying(server.url, 'teams');
    const { spymaster } = rolesOf(four);
    state.full = true;
    const move = { kind: 'giveClue', word: 'סודות', count: 3 };
    expect(await spymaster.tell({ kind: 'play', move })).toMatchObject({ reason: 'unavailable' });
    const line = lines.find((each) => each.includes('"a fault"')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      during: 'command',
      command: 'play/giveClue',
      table: expect.stringMatching(/^[0-9a-f]{12}$/u),
      error: { code: 'writeFailed', message: 'database or disk is full' },
    });
    expect(JSON.parse(line).error.stack).toContain('at ');
    for (const secret of [four.table, 'סודות', 'p0']) expect(line).not.toContain(secret);
    expect(await faultsCounted(server, 'command')).toBe(1);
    state.full = false;
    expect(await spymaster.tell({ kind: 'play', move })).toEqual({ kind: 'done' });
    end(...four.players);
  });

  test('keeps nobody from opening a table that is there, and is heard of', async () => {
    const { store, state } = fillingStore();
    const first = await startServer({ store });
    const four = await fourPlaying(first.url, 'teams');
    end(...four.players);
    await first.close();
    state.full = true;
    const { lines, logger } = keptLines();
    server = await startServer({ store, logger });
    const [browser] = four.browsers;
    const back = sitAt(openBrowser(server.url, browser?.cookie), { table: four.table });
    await back.until(({ view }) => view?.match);
    expect(lines.join()).toContain('"during":"touch"');
    end(back);
  });

  test('does not end the server when a closed table cannot be removed', async () => {
    const { store, state } = fillingStore();
    server = await startServer({ store });
    const four = await fourPlaying(server.url, 'teams');
    const { remove } = store;
    store.remove = (stream) => {
      state.full = true;
      return remove(stream);
    };
    await four.players[0]?.act({ kind: 'close' });
    const running = server;
    await expect.poll(() => faultsCounted(running, 'remove')).toBe(1);
    end(...four.players);
  });
});

describe('the log of faults', () => {
  test('is not filled by one fault that repeats: the rest are counted, and said with the next line', async () => {
    const { lines, logger } = keptLines();
    const metrics = makeMetrics();
    let now = 0;
    const report = faultLog({ logger, metrics, now: () => now });
    for (let i = 0; i < 1000; i += 1) report({ during: 'command', error: diskFull() });
    expect(lines).toHaveLength(20);
    now = 5000;
    report({ during: 'command', error: diskFull() });
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ leftOut: 980 });
    expect((await metrics.faults.get()).values[0]?.value).toBe(1001);
  });

  test('quotes nothing that someone typed, and says where it happened', () => {
    const described = JSON.stringify(describeError(new Error('bad clue סוד', { cause: 'סוד' })));
    expect(described).not.toContain('סוד');
    expect(described).toContain('faults.test.ts');
  });

  test.each([
    ['an error of ours', new Error('what a bot chose was refused'), 'what a bot chose was refused'],
    [
      'a parser’s',
      new SyntaxError(`Unexpected token 'D', "Dana" is no JSON`),
      'Unexpected token …',
    ],
    ['a thought that took too long', new DOMException('timed out', 'TimeoutError'), 'timed out'],
    ['an error that says nothing', new TypeError(), 'TypeError'],
    ['what is no error', 'סוד', 'a string was thrown'],
  ])('always has a message: %s', (_, error, message) => {
    expect(describeError(error)).toMatchObject({ message });
  });
});
