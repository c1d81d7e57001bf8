import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Longer than any name, code or token that an address of ours has in it. */
const LONGEST_PART = 100;

const hasLongPart = (url: string): boolean =>
  (url.split('?')[0] ?? '').split('/').some((part) => part.length > LONGEST_PART);

/** Whatever route it would have led to: a file of such a name would be refused for another reason. */
export const refuseLongAddresses = (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    if (hasLongPart(request.url)) return reply.code(414).send({ reason: 'tooLong' });
  });
};

const ANSWERS: { readonly [code: string]: readonly [status: number, reason: string] } = {
  HPE_HEADER_OVERFLOW: [431, 'tooLong'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'slow'],
};

/** A request that never became one: its headers are too long, too slow, or no HTTP. */
export const answerUnreadable = (error: { readonly code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, reason] = ANSWERS[error.code ?? ''] ?? [400, 'malformed'];
  const body = JSON.stringify({ reason });
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Connection: close',
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${body.length}`,
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroy();
};
