import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { addressOf, isOwnOrigin, isSecure, sharedAddress } from './address.ts';
import { DEFAULTS } from './config.ts';

const requestWith = (headers: IncomingMessage['headers'], remoteAddress = '10.0.0.1') => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  return Object.assign(new IncomingMessage(socket), { headers });
};

describe('the address of whoever asks', () => {
  test.each([
    [0, undefined, '10.0.0.1'],
    [0, '1.1.1.1', '10.0.0.1'],
    [1, undefined, '10.0.0.1'],
    [1, '', '10.0.0.1'],
    [1, '1.1.1.1', '1.1.1.1'],
    [1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    [2, '6.6.6.6, 1.1.1.1, 10.0.0.9', '1.1.1.1'],
    [2, ' 6.6.6.6 ,,1.1.1.1 , 10.0.0.9', '1.1.1.1'],
    [2, '1.1.1.1', '10.0.0.1'],
    [1, '2001:db8::1', '2001:db8:0:0::/64'],
    [1, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    [1, '2001:db8:1:2:ffff::6', '2001:db8:1:2::/64'],
    [1, '::1', '0:0:0:0::/64'],
    [1, '::ffff:1.1.1.1', '1.1.1.1'],
  ])(
    'behind %i proxies of ours, with %j forwarded, it is %s',
    (trustedProxies, forwarded, address) => {
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
      expect(addressOf(requestWith(headers), { ...DEFAULTS, trustedProxies })).toBe(address);
    },
  );
});

describe('https', () => {
  test.each([
    [{}, undefined, false],
    [{}, 'https', false],
    [{ trustedProxies: 1 }, 'https', true],
    [{ trustedProxies: 1 }, 'http', false],
    [{ trustedProxies: 1, publicUrl: 'https://remez.example' }, 'http', false],
    [{ publicUrl: 'https://remez.example' }, undefined, true],
    [{ publicUrl: 'http://remez.example' }, 'https', false],
  ])('with %j and %j forwarded: %s', (settings, proto, secure) => {
    const headers = proto === undefined ? {} : { 'x-forwarded-proto': proto };
    expect(isSecure(requestWith(headers), { ...DEFAULTS, ...settings })).toBe(secure);
  });
});

describe('a page of our own', () => {
  const config = { ...DEFAULTS, publicUrl: 'https://remez.example' };
  test.each([
    [undefined, 'localhost:4477', true],
    ['http://localhost:4477', 'localhost:4477', true],
    ['http://192.168.1.7:4477', '192.168.1.7:4477', true],
    ['http://[fe80::1]:4477', '[fe80::1]:4477', true],
    ['https://proxied.example', 'proxied.example', true],
    ['https://remez.example', 'localhost:4477', true],
    ['http://remez.example', 'localhost:4477', false],
    ['http://localhost:8080', 'localhost:4477', false],
    ['http://localhost', 'localhost:4477', false],
    ['https://evil.example', 'localhost:4477', false],
    ['https://localhost:4477.evil.example', 'localhost:4477', false],
    ['http://evil@localhost:4477', 'localhost:8080', false],
    ['null', 'localhost:4477', false],
    ['', '', false],
    ['http://localhost:4477', undefined, false],
  ])('from %j, asking %j: %s', (origin, host, own) => {
    const headers = {
      ...(origin !== undefined && { origin }),
      ...(host !== undefined && { host }),
    };
    expect(isOwnOrigin(requestWith(headers), config)).toBe(own);
  });
});

describe('the address that links carry', () => {
  const LAN = 'http://192.168.1.5:4477';
  test.each([
    ['localhost:4477', {}, LAN],
    ['127.0.0.1:4477', {}, LAN],
    ['127.8.8.8', {}, 'http://192.168.1.5'],
    ['[::1]:4477', {}, LAN],
    ['tv.localhost:4477', {}, LAN],
    ['localhost:4477', { publicUrl: 'https://remez.example' }, 'https://remez.example'],
    ['192.168.1.5:4477', {}, null],
    ['remez.local', { publicUrl: 'https://remez.example' }, null],
    ['localhost.example', {}, null],
    /** It listens to this machine alone, or somebody else stands before it. */
    ['localhost:4477', { host: '127.0.0.1' }, null],
    ['localhost:4477', { trustedProxies: 1 }, null],
    ['', {}, null],
  ])('asked as %s with %j it is %j', (host, settings, address) => {
    const request = requestWith({ host }, '127.0.0.1');
    const config = { ...DEFAULTS, host: '0.0.0.0', ...settings };
    expect(sharedAddress(request, { config, lan: () => '192.168.1.5' })).toBe(address);
  });

  test('the network’s own address is told to nobody from elsewhere who calls it localhost', () => {
    const request = requestWith({ host: 'localhost:4477' }, '10.0.0.1');
    const config = { ...DEFAULTS, host: '0.0.0.0' };
    expect(sharedAddress(request, { config, lan: () => '192.168.1.5' })).toBeNull();
  });
});
