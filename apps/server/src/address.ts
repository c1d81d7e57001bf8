import type { IncomingMessage } from 'node:http';
import type { Config } from './config.ts';

/**
 * One household, as far as limits go: an IPv6 household is given a whole network of 2^64 addresses,
 * and could otherwise be as many people.
 */
export const household = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const rest = tail.split(':').filter((group) => group !== '');
  const zeros = address.includes('::') ? 8 - groups.length - rest.length : 0;
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...rest];
  return `${all.slice(0, 4).join(':')}::/64`;
};

/** The address of whoever asks. Only proxies of our own are believed about others. */
export const addressOf = (request: IncomingMessage, { trustedProxies }: Config): string => {
  const direct = household(request.socket.remoteAddress ?? 'unknown');
  if (trustedProxies === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const asked = forwarded.at(-trustedProxies);
  return asked === undefined ? direct : household(asked);
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

const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/iu.test(host);

/**
 * Where others reach what was asked here under a name that means something else on each machine; null
 * where the name that was asked will do, and where none is known. Of its own network the server
 * tells nothing to whoever asks from elsewhere.
 */
export const sharedAddress = (
  request: IncomingMessage,
  { config, lan }: { readonly config: Config; readonly lan: () => string | undefined },
): string | null => {
  const asked = `http://${request.headers.host ?? ''}`;
  if (!URL.canParse(asked)) return null;
  const { hostname, port } = new URL(asked);
  if (!isLoopback(hostname)) return null;
  if (config.publicUrl !== null) return config.publicUrl;
  const isHere = /^(::ffff:)?127\.|^::1$/u.test(request.socket.remoteAddress ?? '');
  const listensToAll = config.host === '0.0.0.0' || config.host === '::';
  const address = isHere && listensToAll && config.trustedProxies === 0 ? lan() : undefined;
  return address === undefined ? null : `http://${address}${port === '' ? '' : `:${port}`}`;
};
