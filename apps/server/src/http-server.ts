import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { feedOneAtATime } from './one-at-a-time.ts';

/** Milliseconds that a connection may take for each of its parts. */
export interface Timeouts {
  /** Until all headers are there, those of a WebSocket's handshake too. */
  readonly headers: number;
  /** Until all of the request is there. */
  readonly request: number;
  /** Between an answer and the next question. */
  readonly keepAlive: number;
  /** Without a byte in either direction: an answer that nobody fetches. */
  readonly silence: number;
  /** How often this is looked after. */
  readonly check: number;
}

export const TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: 20_000,
  keepAlive: 10_000,
  silence: 30_000,
  check: 1000,
};

/** A proxy of ours holds its connections, and is to close them before we do. */
export const PROXY_KEEP_ALIVE = 72_000;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A server for HTTP that no connection can fill: it waits for nobody longer than the timeouts say,
 * and answers one question at a time. No browser asks the next before it has the answer; one who
 * does would have answers pile up here unread.
 */
export const boundedHttpServer = (
  handler: Handler,
  {
    timeouts,
    admit,
    reportTurnedAway,
  }: {
    readonly timeouts: Timeouts;
    /** Whether there is room for this request; if not, it has been answered. */
    readonly admit: (request: IncomingMessage, response: ServerResponse) => boolean;
    readonly reportTurnedAway: (reason: string) => void;
  },
): Server => {
  const answering = new WeakSet<Socket>();
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.check,
    },
    (request, response) => {
      const { socket } = request;
      /** The rest of what had arrived with the question for which it was cut off. */
      if (socket.destroyed) return;
      if (answering.has(socket)) {
        reportTurnedAway('pipelined');
        socket.destroy();
        return;
      }
      answering.add(socket);
      response.on('close', () => answering.delete(socket));
      if (admit(request, response)) handler(request, response);
    },
  );
  feedOneAtATime(server);
  server.setTimeout(timeouts.silence);
  return server;
};
