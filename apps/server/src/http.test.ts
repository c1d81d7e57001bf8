import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LONGEST_MESSAGE } from './connection.ts';
import { ALLOWANCES, makeLimits } from './limits.ts';
import { memoryStore } from './store/memory.ts';
import { openBrowser, rawScreen } from './testing/browser.ts';
import { comeTo } from './testing/guests.ts';
import { askAs } from './testing/http.ts';
import { type RunningServer, startServer } from './testing/server.ts';

let server: RunningServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  await server.close();
});

/** Starts another one in its place. */
const restart = async (parts: Parameters<typeof startServer>[0]) => {
  await server.close();
  server = await startServer(parts);
};

const JSON_BODY = { 'content-type': 'application/json' };

describe('what every answer carries', () => {
  const brokenStore = () => {
    const store = memoryStore();
    const byCode = () => Promise.reject(new Error('the disk is full'));
    return { ...store, directory: { ...store.directory, byCode } };
  };
  const answers = async () => [
    await askAs(server.url, '/'),
    await askAs(server.url, '/page.css'),
    await askAs(server.url, '/healthz'),
    await askAs(server.url, '/readyz'),
    await askAs(server.url, '/metrics'),
    await askAs(server.url, '/api/me'),
    await askAs(server.url, '/nowhere'),
    await askAs(server.url, '/api/me', { method: 'DELETE' }),
    await askAs(server.url, '/api/nowhere', { method: 'POST' }),
    await askAs(server.url, '/api/tables', { method: 'POST', headers: JSON_BODY, body: '{' }),
    await askAs(server.url, '/api/persons', { method: 'POST', headers: { origin: 'http://x' } }),
    await askAs(server.url, '/ws'),
    await askAs(server.url, '/%zz'),
    await askAs(server.url, `/api/codes/${'1'.repeat(101)}`),
    await askAs(server.url, '/api/codes/111111'),
  ];

  test('the security headers are on every one, errors too', async () => {
    await restart({ store: brokenStore() });
    const all = await answers();
    expect(all.map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200, 200, 404, 404, 404, 400, 403, 404, 400, 414, 500,
    ]);
    for (const { headers } of all) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
      });
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toEqual(
        expect.arrayContaining(["default-src 'self'", "object-src 'none'", "base-uri 'none'"]),
      );
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.join()).not.toMatch(/unsafe|\*|https?:/u);
    }
  });

  test('an error has a reason and says nothing of what is inside', async () => {
    await restart({ store: brokenStore() });
    const failed = (await answers()).filter(({ status }) => status >= 400);
    for (const { text } of failed) expect(JSON.parse(text)).toEqual({ reason: expect.any(String) });
    expect(failed.at(-1)?.text).toBe('{"reason":"unavailable"}');
  });

  test('on plain http nothing insists on https', async () => {
    for (const { headers } of await answers()) {
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['cross-origin-opener-policy']).toBeUndefined();
    }
  });

  test.each([
    ['a proxy of ours says so', { trustedProxies: 1 }, { 'x-forwarded-proto': 'https' }, true],
    ['a stranger says so', {}, { 'x-forwarded-proto': 'https' }, false],
    ['our proxy says http', { trustedProxies: 1 }, { 'x-forwarded-proto': 'http' }, false],
    ['that is the public address', { publicUrl: 'https://remez.example' }, {}, true],
  ])('it is https when %s (%j, %j: %s)', async (_, settings, headers, isHttps) => {
    await restart({ settings });
    for (const path of ['/', '/api/me', '/nowhere', '/%zz']) {
      const { headers: given } = await askAs(server.url, path, { headers });
      const strict = given['strict-transport-security'];
      expect(strict).toEqual(isHttps ? expect.stringContaining('max-age=') : undefined);
    }
    const { cookie } = await askAs(server.url, '/api/me', { headers });
    expect(cookie.split('; ').includes('Secure')).toBe(isHttps);
    expect(cookie.split('; ')).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']),
    );
  });
});

describe('who may ask', () => {
  const LAN = '192.168.1.7:4477';
  const PUBLIC = 'https://remez.example';
  test.each([
    ['a program that names no page', {}, true],
    ['a page of the address that was asked', { host: LAN, origin: `http://${LAN}` }, true],
    ['a page of whatever name the host has', { host: 'pi.local', origin: 'http://pi.local' }, true],
    ['a page of the public address', { host: LAN, origin: PUBLIC }, true],
    ['a page of another site', { host: LAN, origin: 'https://evil.example' }, false],
    ['a page of another port', { host: LAN, origin: 'http://192.168.1.7:8080' }, false],
    ['a page that hides where it is from', { host: LAN, origin: 'null' }, false],
    ['a page that looks like ours', { host: LAN, origin: `${PUBLIC}.evil.example` }, false],
    ['no page at all', { host: LAN, origin: '' }, false],
  ])('%s: %j, %s', async (_, headers, isAllowed) => {
    await restart({ settings: { publicUrl: PUBLIC } });
    const asked = await askAs(server.url, '/api/persons', { method: 'POST', headers });
    expect(asked.status).toBe(isAllowed ? 200 : 403);
    expect(asked.cookie !== '').toBe(isAllowed);
    const opening = rawScreen({ socket: () => openBrowser(server.url).socket(headers) });
    if (isAllowed) await (await opening).roundTrip();
    else await expect(opening).rejects.toThrow('403');
  });

  test('a WebSocket opens at its own address and nowhere else', async () => {
    await expect(rawScreen(openBrowser(`${server.url}/api`))).rejects.toThrow('404');
  });

  const onceAnAddress = () =>
    makeLimits(() => 0, { ...ALLOWANCES, requestsOfAddress: { burst: 1, perSecond: 0 } });
  const askFrom = async (forwarded: string) =>
    (await askAs(server.url, '/api/me', { headers: { 'x-forwarded-for': forwarded } })).status;

  test('nobody gets another allowance by claiming another address', async () => {
    await restart({ limits: onceAnAddress() });
    expect(await askFrom('1.1.1.1')).toBe(200);
    expect(await askFrom('2.2.2.2')).toBe(429);
  });

  test('behind a proxy of ours each address has its own allowance, whatever else is claimed', async () => {
    await restart({ limits: onceAnAddress(), settings: { trustedProxies: 1 } });
    expect(await askFrom('1.1.1.1')).toBe(200);
    expect(await askFrom('2.2.2.2')).toBe(200);
    expect(await askFrom('3.3.3.3, 2.2.2.2')).toBe(429);
  });
});

describe('an address that is too long', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'remez-web-'));
    await writeFile(join(folder, 'index.html'), '<head></head>');
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  test.each([
    [100, 404, 'unknownTable'],
    [101, 414, 'tooLong'],
    [300, 414, 'tooLong'],
    [15_000, 414, 'tooLong'],
    [20_000, 431, 'tooLong'],
  ])('a code of %i digits: %i %s, with a built page or without', async (digits, status, reason) => {
    const path = `/api/codes/${'1'.repeat(digits)}`;
    for (const web of [null, folder]) {
      await restart({ web });
      const { status: given, text } = await askAs(server.url, path);
      expect([given, JSON.parse(text)]).toEqual([status, { reason }]);
    }
  });
});

describe('for whoever runs it', () => {
  test('it is healthy, and ready while the store is', async () => {
    expect(await askAs(server.url, '/healthz')).toMatchObject({ status: 200, text: '{"ok":true}' });
    expect((await askAs(server.url, '/readyz')).status).toBe(200);
    await server.store.close();
    expect((await askAs(server.url, '/readyz')).status).toBe(503);
    expect((await askAs(server.url, '/healthz')).status).toBe(200);
  });

  test('it counts commands, tables and screens', async () => {
    const browser = openBrowser(server.url);
    await browser.visit();
    const { table } = await browser.openTable('נועה');
    const { player } = await comeTo(server.url, table, 'עמית');
    await player.tell({ kind: 'start' });
    const { text } = await askAs(server.url, '/metrics');
    expect(text).toContain('remez_commands_total{outcome="done"} 1');
    expect(text).toContain('remez_commands_total{outcome="refused"} 1');
    expect(text).toContain('remez_screens 1');
    expect(text).toContain('remez_tables 1');
    player.end();
  });

  test('a table that does not exist is not counted', async () => {
    const browser = openBrowser(server.url);
    await browser.visit();
    const screen = await rawScreen(browser);
    screen.send({ type: 'hello', protocol: 2, table: 'nowhere' });
    await screen.until('goodbye');
    expect((await askAs(server.url, '/metrics')).text).toContain('remez_tables 0');
  });
});

describe('a table that cannot be opened', () => {
  const name = 'נועה';
  test.each([
    ['no JSON', '{"name":', 400, 'malformed'],
    ['nothing', '', 400, 'malformed'],
    ['a list', '[]', 400, 'malformed'],
    ['no name', {}, 400, 'malformed'],
    ['a name that is no text', { name: 7 }, 400, 'malformed'],
    ['a field too many', { name, host: true }, 400, 'malformed'],
    ['a prototype', `{"name":"x","__proto__":{"admin":true}}`, 400, 'malformed'],
    ['a name of spaces', { name: '  \u200B ' }, 400, 'badName'],
    ['a name too long', { name: 'א'.repeat(21) }, 400, 'badName'],
    ['an unknown game', { name, settings: { game: 'chess' } }, 400, 'badSettings'],
    ['an unknown pack', { name, settings: { packs: ['toString'] } }, 400, 'badSettings'],
    [
      'a timer too short',
      { name, settings: { classic: { timers: { clue: 1 } } } },
      400,
      'badSettings',
    ],
    ['a setting too many', { name, settings: { cheat: true } }, 400, 'malformed'],
    ['someone else’s person', { name, person: 'AAAAAAAAAAAAAAAAAAAAAA' }, 403, 'unknownPerson'],
    ['too much of everything', { name: 'א'.repeat(LONGEST_MESSAGE) }, 413, 'tooLong'],
  ])('%s is told why, and nothing is created', async (_, body, status, reason) => {
    const browser = openBrowser(server.url);
    await browser.visit();
    const asked = await askAs(server.url, '/api/tables', {
      method: 'POST',
      headers: { ...JSON_BODY, cookie: browser.cookie },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    expect(asked).toMatchObject({ status, text: JSON.stringify({ reason }) });
    expect(await server.store.directory.unopenedSince(Number.MAX_SAFE_INTEGER)).toEqual([]);
  });

  test('text that does not say it is JSON is not read as JSON', async () => {
    const browser = openBrowser(server.url);
    await browser.visit();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type, cookie: browser.cookie };
      const body = JSON.stringify({ name });
      const asked = await askAs(server.url, '/api/tables', { method: 'POST', headers, body });
      expect(asked.status).toBe(415);
      expect(JSON.parse(asked.text)).toEqual({ reason: 'malformed' });
    }
    expect(await server.store.directory.unopenedSince(Number.MAX_SAFE_INTEGER)).toEqual([]);
  });

  test('text that is not UTF-8 is not read with other signs in its place', async () => {
    const browser = openBrowser(server.url);
    await browser.visit();
    const asked = await askAs(server.url, '/api/tables', {
      method: 'POST',
      headers: { ...JSON_BODY, cookie: browser.cookie },
      body: Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xe0]), Buffer.from('"}')]),
    });
    expect(asked).toMatchObject({ status: 400, text: '{"reason":"malformed"}' });
    expect(await server.store.directory.unopenedSince(Number.MAX_SAFE_INTEGER)).toEqual([]);
  });

  test('without an identity there is nobody to open it', async () => {
    const asked = await openBrowser(server.url).ask('/api/tables', {
      method: 'POST',
      body: { name },
    });
    expect(asked).toMatchObject({ status: 403, json: { reason: 'unknownPerson' } });
    expect(await server.store.directory.unopenedSince(Number.MAX_SAFE_INTEGER)).toEqual([]);
  });
});
