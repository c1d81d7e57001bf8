import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './address.ts';
import type { Config } from './config.ts';

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Strict, and nothing that plain http on a home network could not keep. */
const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  /** A table's link is its key: it must not travel to other sites. */
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-frame-options': 'DENY',
} as const;

const YEAR_SECONDS = 31_536_000;

export const setSecurityHeaders = (
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
) => {
  reply.headers(HEADERS);
  if (!isSecure(request.raw, config)) return;
  reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
  reply.header('cross-origin-opener-policy', 'same-origin');
};

export const addSecurityHeaders = (app: FastifyInstance, config: Config) => {
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply, config));
};
