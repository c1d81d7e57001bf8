import type { IncomingMessage } from 'node:http';
import type { Config } from './config.ts';

/** The address of whoever asks. Only proxies of our own are believed about others. */
export const addressOf = (request: IncomingMessage, { trustedProxies }: Config): string => {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const told = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return told.at(-trustedProxies) ?? direct;
};

export const isSecure = (request: IncomingMessage, config: Config): boolean => {
  if (config.trustedProxies > 0) return request.headers['x-forwarded-proto'] === 'https';
  return config.publicUrl?.startsWith('https:') ?? false;
};

/**
 * A browser says which page speaks. It must be one of ours: of the host that was asked, whatever
 * its name is on this network, or of the public address. A program that is no browser says nothing
 * and has no one else's cookie to borrow.
 */
export const isOwnOrigin = (request: IncomingMessage, { publicUrl }: Config): boolean => {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};
