import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import type { Config } from './config.ts';

/** What proxies and tunnels add to a request that they pass on. */
const PASSED_ON = [
  'cf-connecting-ip',
  'forwarded',
  'true-client-ip',
  'via',
  'x-client-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/iu;

const isLoopback = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/iu, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Digests have one length, so that the time it takes tells neither length nor content. */
const hasToken = ({ headers }: IncomingMessage, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

/**
 * Asked on this machine, for this machine. A proxy here would be on this machine too, so a server
 * that has one, or a public address, or is asked by another name, believes no such claim.
 */
const isFromHere = ({ headers, socket }: IncomingMessage, config: Config): boolean =>
  config.trustedProxies === 0 &&
  config.publicUrl === null &&
  isLoopback(socket.remoteAddress ?? '') &&
  LOOPBACK_HOST.test(headers.host ?? '') &&
  PASSED_ON.every((name) => headers[name] === undefined);

/** Who may read the figures: whoever has the token, and whoever sits at the machine. */
export const mayReadMetrics = (request: IncomingMessage, config: Config): boolean =>
  (config.metricsToken !== null && hasToken(request, config.metricsToken)) ||
  isFromHere(request, config);
