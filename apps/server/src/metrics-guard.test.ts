import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type Config, DEFAULTS } from './config.ts';
import { mayReadMetrics } from './metrics-guard.ts';
import { fourPlaying, rolesOf } from './testing/guests.ts';
import { askAs } from './testing/http.ts';
import { type RunningServer, startServer } from './testing/server.ts';

const TOKEN = 'a token of the operator’s'.replace(/[^a-z]/gu, '-');

const asked = (
  config: Partial<Config>,
  { address = '127.0.0.1', ...headers }: { readonly [header: string]: string } = {},
): boolean => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
  const request = Object.assign(new IncomingMessage(socket), {
    headers: { host: 'localhost:4477', ...headers },
  });
  return mayReadMetrics(request, { ...DEFAULTS, ...config });
};

describe('who may read the figures', () => {
  test.each([
    ['on the machine itself', {}],
    ['by IPv6', { address: '::1', host: '[::1]:4477' }],
    ['by IPv4 within IPv6', { address: '::ffff:127.0.0.1', host: '127.0.0.1:4477' }],
    ['at another loopback address', { address: '127.0.0.53' }],
  ])('whoever asks %s', (_, request) => {
    expect(asked({}, request)).toBe(true);
  });

  test.each([
    ['from the network', { address: '192.168.1.7' }],
    ['from an address that only looks like it', { address: '127.evil' }],
    ['through a proxy here that says for whom', { 'x-forwarded-for': '1.1.1.1' }],
    ['through a proxy here that says it otherwise', { forwarded: 'for=1.1.1.1' }],
    ['through a proxy here that names itself', { via: '1.1 proxy' }],
    ['through a proxy here that keeps the name', { host: 'remez.example' }],
    ['under a name that only begins like it', { host: 'localhost.evil.example' }],
    ['with a wrong token', { address: '192.168.1.7', authorization: `Bearer ${TOKEN}x` }],
    ['with no scheme', { address: '192.168.1.7', authorization: TOKEN }],
  ])('nobody who asks %s', (_, request) => {
    expect(asked({ metricsToken: TOKEN }, request)).toBe(false);
  });

  test('nobody on the machine, when proxies stand in front or people come by a public address', () => {
    expect(asked({ trustedProxies: 1 })).toBe(false);
    expect(asked({ publicUrl: 'https://remez.example' })).toBe(false);
  });

  test('whoever has the token, from wherever', () => {
    const request = { address: '10.0.0.1', via: '1.1 proxy', authorization: `Bearer ${TOKEN}` };
    expect(asked({ metricsToken: TOKEN, trustedProxies: 1 }, request)).toBe(true);
    expect(asked({ metricsToken: null }, request)).toBe(false);
    expect(asked({ metricsToken: null }, { ...request, authorization: 'Bearer null' })).toBe(false);
  });
});

describe('the figures', () => {
  let server: RunningServer;
  afterEach(async () => {
    await server.close();
  });

  test('are not there for others: the answer is that of any address where nothing is', async () => {
    server = await startServer({ settings: { metricsToken: TOKEN } });
    const headers = { 'x-forwarded-for': '1.1.1.1' };
    const nowhere = await askAs(server.url, '/nowhere', { headers });
    const hidden = await askAs(server.url, '/metrics', { headers });
    expect({ status: hidden.status, text: hidden.text }).toEqual({
      status: 404,
      text: nowhere.text,
    });
    const bearer = { ...headers, authorization: `Bearer ${TOKEN}` };
    expect((await askAs(server.url, '/metrics', { headers: bearer })).status).toBe(200);
  });

  test('C22, C29 · do not tell a quiet question, a note or a team’s talk from any other command', async () => {
    server = await startServer();
    const four = await fourPlaying(server.url, 'teams');
    const { spymaster, operative } = rolesOf(four);
    const labels = async () => {
      const { text } = await askAs(server.url, '/metrics');
      return text
        .split('\n')
        .flatMap((line) => /^(remez_\w+(?:\{[^}]*\})?) /u.exec(line)?.[1] ?? []);
    };
    await operative.tell({ kind: 'start' });
    const before = await labels();
    expect(before).toContain('remez_commands_total{outcome="refused"}');
    await spymaster.act({ kind: 'play', move: { kind: 'ask', word: 'רמז' } });
    await operative.act({ kind: 'talk', to: 'team', text: 'נראה לי הים' });
    await operative.act({ kind: 'note', place: 'page', text: 'ים' });
    await spymaster.tell({ kind: 'play', move: { kind: 'giveClue', word: '', count: 1 } });
    await operative.tell({ kind: 'sit', seat: 'nowhere' });
    expect(await labels()).toEqual(before);
    for (const player of four.players) player.end();
  });
});
