import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ALLOWANCES, type Allowance, makeLimits } from './limits.ts';
import { askAs } from './testing/http.ts';
import { keptLog } from './testing/log.ts';
import { type RunningServer, startServer } from './testing/server.ts';

/** The number of pino's level. */
const WARN = 40;

const REPORT = {
  kind: 'drawing',
  message: "TypeError: Cannot read properties of undefined (reading 'cards')",
  stack: 'TypeError: x\n    at Board (http://remez.test/assets/index-a1.js:1:234)',
};

let server: RunningServer;
let lines: readonly string[];
const start = async (parts: Parameters<typeof startServer>[0] = {}) => {
  const log = keptLog();
  lines = log.lines;
  server = await startServer({ logger: log.logger, ...parts });
};
beforeEach(() => start());
afterEach(() => server.close());

const report = (body: unknown, headers: { readonly [name: string]: string } = {}) =>
  askAs(server.url, '/api/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Phone 1', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const counted = async (outcome: string): Promise<number> => {
  const text = await server.metrics.registry.metrics();
  const [, count] = text.match(`remez_client_faults_total{outcome="${outcome}"} (\\d+)`) ?? [];
  return Number(count ?? 0);
};

test('a fault in a screen is a line in the log and counted', async () => {
  expect(await report(REPORT)).toMatchObject({ status: 204, text: '' });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: WARN,
      fault: {
        kind: 'drawing',
        message: REPORT.message,
        stack: ['Board assets/index-a1.js:1:234'],
        browser: 'Phone 1',
      },
    }),
  ]);
  expect(await counted('logged')).toBe(1);
});

test('neither what people wrote nor a token comes to the log', async () => {
  const token = 'y5tl_4rQzvivpvuJnZqIDQ';
  const message = `cannot show נועה at http://remez.test/t/${token}?person=abc, "Dana" said`;
  const stack = `${message}\n at f (http://x/t/${token}?a=1)\n${REPORT.stack}\n at נועה "Dana"`;
  await report({ ...REPORT, message, stack }, { cookie: `remez=${token}` });
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toMatch(/נועה|Dana|y5tl|person|remez\.test/u);
});

describe('what is not a fault of ours leaves no line, and is answered all the same', () => {
  test.each([
    ['no JSON', '{"kind":', 'malformed'],
    ['nothing', '', 'malformed'],
    ['a list', '[]', 'malformed'],
    ['another kind', { ...REPORT, kind: 'other' }, 'malformed'],
    ['a field too many', { ...REPORT, name: 'נועה' }, 'malformed'],
    ['a prototype', '{"__proto__":{"a":1}}', 'malformed'],
    ['no stack', { kind: 'drawing', message: 'x' }, 'malformed'],
    ['a message too long', { ...REPORT, message: 'x'.repeat(401) }, 'malformed'],
    ['a stack too long', { ...REPORT, stack: REPORT.stack.repeat(100) }, 'malformed'],
    ['too many bytes', { ...REPORT, more: 'x'.repeat(20_000) }, 'malformed'],
    ['an extension’s', { ...REPORT, stack: 'at x (chrome-extension://a/b.js:1:2)' }, 'notOurs'],
  ])('%s', async (_, body, outcome) => {
    expect(await report(body)).toMatchObject({ status: 204, text: '' });
    expect(lines).toEqual([]);
    expect(await counted(outcome)).toBe(1);
  });

  test('text that does not say it is JSON', async () => {
    expect((await report(REPORT, { 'content-type': 'text/plain' })).status).toBe(204);
    expect(lines).toEqual([]);
  });
});

test('a page of another site is refused', async () => {
  const asked = await report(REPORT, { origin: 'https://evil.example' });
  expect(asked).toMatchObject({ status: 403, text: '{"reason":"foreignOrigin"}' });
  expect(lines).toEqual([]);
  expect(await counted('foreignOrigin')).toBe(1);
});

describe('whoever reports too much is heard no more', () => {
  const reportFrom = (address: string) => report(REPORT, { 'x-forwarded-for': address });
  const restart = async (
    allowances: { readonly [name in keyof typeof ALLOWANCES]?: Allowance },
  ) => {
    await server.close();
    const limits = makeLimits(() => 0, { ...ALLOWANCES, ...allowances });
    await start({ limits, settings: { trustedProxies: 1 } });
  };

  test('an address by itself', async () => {
    await restart({ faultsOfAddress: { burst: 2, perSecond: 0 } });
    for (let count = 0; count < 5; count += 1) {
      expect((await reportFrom('1.1.1.1')).status).toBe(204);
    }
    expect(lines).toHaveLength(2);
    expect(await counted('tooFast')).toBe(3);
    await reportFrom('2.2.2.2');
    expect(lines).toHaveLength(3);
  });

  test('and all of them together', async () => {
    await restart({ faultsInAll: { burst: 4, perSecond: 0 } });
    for (let count = 0; count < 10; count += 1) await reportFrom(`10.0.0.${count}`);
    expect(lines).toHaveLength(4);
    expect(await counted('tooFast')).toBe(6);
  });

  test('and nobody is kept from playing by it', async () => {
    await restart({ faultsOfAddress: { burst: 0, perSecond: 0 } });
    for (let count = 0; count < 50; count += 1) await reportFrom('1.1.1.1');
    const headers = { 'x-forwarded-for': '1.1.1.1' };
    expect((await askAs(server.url, '/api/me', { headers })).status).toBe(200);
  });
});
