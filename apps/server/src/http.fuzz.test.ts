import { ROUTES } from '@remez/protocol/routes';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './testing/browser.ts';
import { askAs } from './testing/http.ts';
import { keptLog } from './testing/log.ts';
import { type RunningServer, startServer } from './testing/server.ts';

const log = keptLog();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ logger: log.logger });
});
afterAll(async () => {
  await server.close();
});

const NAMES = [
  'name',
  'person',
  'settings',
  'as',
  'command',
  'kind',
  'message',
  'game',
  '__proto__',
];
const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary' }));
const body = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json({ maxDepth: 3 }),
  fc
    .dictionary(fc.constantFrom(...NAMES), anything, { maxKeys: 4 })
    .map((each) => JSON.stringify(each)),
  fc.record({ name: fc.constant('נועה'), settings: anything }).map((each) => JSON.stringify(each)),
);
const part = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }).map(encodeURIComponent),
  fc.constantFrom('..', '%2e%2e', '%00', '%', '%C3', '__proto__', '123456', ''),
);
const path = fc
  .tuple(fc.constantFrom(...Object.values(ROUTES)), fc.array(part, { minLength: 1, maxLength: 3 }))
  .map(([route, parts]) =>
    parts.reduce<string>((way, each) => way.replace(/:\w+/u, () => each), route),
  );
/** What a header may hold at all. */
const header = fc.stringMatching(/^[ -~\u00a1-\u00ff]{0,40}$/u);
const headers = fc.record(
  {
    'content-type': fc.oneof(fc.constant('application/json'), header),
    origin: fc.oneof(fc.constant('http://elsewhere'), header),
    'x-forwarded-for': header,
  },
  { requiredKeys: [] },
);
const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
  path,
  headers: fc.oneof(fc.constant({ 'content-type': 'application/json' }), headers),
  cookie: fc.oneof(fc.constant(null), header),
  body,
});

test('whatever is asked over HTTP is answered with a reason, never as a fault of ours', async () => {
  const browser = openBrowser(server.url);
  await browser.visit();
  await fc.assert(
    fc.asyncProperty(request, async ({ method, path: way, headers: given, cookie, body: sent }) => {
      const answer = await askAs(server.url, way, {
        method,
        headers: { ...given, cookie: cookie ?? browser.cookie, connection: 'close' },
        body: ['POST', 'PUT', 'PATCH'].includes(method) ? sent : '',
      });
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) expect(answer.text).toMatch(/^(?:\{.*"reason":"\w+".*\}|)$/u);
    }),
  );
  expect(log.lines).toEqual([]);
  expect((await browser.ask('/readyz')).status).toBe(200);
  expect((await browser.ask('/api/me')).status).toBe(200);
});
