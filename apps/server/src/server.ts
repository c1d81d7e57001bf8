import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ROUTES } from '@remez/protocol/routes';
import { type Judge, type Random, secureRandom } from '@remez/rules';
import type { Clock } from '@remez/table';
import { campaignGuard, campaignOfOpening, campaignSubscriber } from '@remez/table/campaigns';
import Fastify, { type FastifyBaseLogger, type FastifyReply, LogController } from 'fastify';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf, isOwnOrigin } from './address.ts';
import { addApi } from './api.ts';
import { readJsonAlone } from './bodies.ts';
import { botPool } from './bot-pool.ts';
import { countingBusy } from './busy-bots.ts';
import { campaignBook } from './campaigns/book.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { LONGEST_MESSAGE, serveConnection } from './connection.ts';
import { type ConnectionCaps, connectionCaps } from './connection-caps.ts';
import { dailyResults } from './daily/results.ts';
import { connectionsFor } from './descriptors.ts';
import { addFaultApi } from './fault-api.ts';
import { faultLog } from './faults.ts';
import { addSecurityHeaders, setSecurityHeaders } from './headers.ts';
import { boundedHttpServer, PROXY_KEEP_ALIVE, TIMEOUTS, type Timeouts } from './http-server.ts';
import { readPersons } from './identity.ts';
import { type Limits, makeLimits } from './limits.ts';
import { listReader } from './list-reader.ts';
import { makeMetrics } from './metrics.ts';
import { mayReadMetrics } from './metrics-guard.ts';
import { packReferee } from './referee.ts';
import { watchSpace } from './space.ts';
import type { Store } from './store/port.ts';
import { tableRegistry } from './tables.ts';
import { turnedAwayReporter } from './turned-away.ts';
import { answerUnreadable, refuseLongAddresses } from './unreadable.ts';
import { addWeb } from './web.ts';

const SWEEP_EVERY = 3_600_000;
/** Someone whose connection is lost is noticed within two of them. */
const HEARTBEAT = 3000;
/** Timers in a heartbeat: with more connections than these several are asked at once. */
const MOST_PARTS = 60;
const GOODBYE_WITHIN = 1000;

/** Far more than we read, so that someone who sends too much can still be told so. */
const MOST_BYTES = 16 * LONGEST_MESSAGE;

/** Pieces in which one message may come. The longest list comes in some dozens. */
const MOST_FRAGMENTS = 256;
const MOST_CHUNKS = 2048;

function destroyItself(this: Duplex): void {
  this.destroy();
}

const SOCKET_OPTIONS = {
  noServer: true,
  maxPayload: MOST_BYTES,
  perMessageDeflate: false,
  maxFragments: MOST_FRAGMENTS,
  maxBufferedChunks: MOST_CHUNKS,
  /** A client has so long to answer a goodbye. */
  closeTimeout: 5000,
  /** Answered by the connection, which counts them. */
  autoPong: false,
  /** One frame of a connection in each turn of the event loop: a flood waits for all others. */
  allowSynchronousEvents: false,
} as const;

export interface ServerParts {
  readonly config: Config;
  readonly store: Store;
  readonly logger: Logger;
  readonly clock?: Clock;
  readonly uptime?: () => number;
  readonly random?: Random;
  readonly judge?: Judge;
  readonly limits?: Limits;
  /** How many bytes the disk has left that the store is on. */
  readonly freeSpace?: () => Promise<number>;
  readonly timeouts?: Timeouts;
  /** The built web app; without it a plain page is shown. */
  readonly web?: string | null;
  /** How long bots take beside what people would. */
  readonly botPace?: number;
  /** Who thinks for bots; where nobody is named, a thread of this process. */
  readonly bots?: ReturnType<typeof botPool>;
}

const reasonFor = (status: number): string => {
  if (status >= 500) return 'unavailable';
  return status === 413 || status === 414 ? 'tooLong' : 'malformed';
};

/** Answers an upgrade with a status and closes without waiting for the other side to close. */
const rejectUpgrade = (socket: Duplex, status: string) => {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Sent before any routing, so that a refusal costs as little work as possible. */
const answerTooFast = (response: ServerResponse) => {
  const headers = { connection: 'close', 'content-type': 'application/json; charset=utf-8' };
  response.writeHead(429, headers).end('{"reason":"tooFast"}');
};

/** HTTP and WebSocket around the tables. It listens where the caller says and owns no state. */
export const createServer = async ({
  config,
  store,
  logger,
  clock = systemClock,
  uptime = () => performance.now(),
  random = secureRandom(),
  judge = packReferee(),
  limits = makeLimits(clock.now),
  freeSpace = async () => Number.POSITIVE_INFINITY,
  timeouts = TIMEOUTS,
  web = null,
  botPace = 1,
  bots = botPool({ pace: botPace }),
}: ServerParts) => {
  const space = await watchSpace({ freeSpace, clock, logger, leastMb: config.minFreeMb });
  const key = await store.signingKey();
  const metrics = makeMetrics();
  const reportTurnedAway = turnedAwayReporter({ metrics, log: logger, clock });
  const campaigns = campaignBook({ store, clock });
  const daily = dailyResults({ log: store.log, clock });
  const faults = faultLog({ logger, metrics, now: clock.now });
  const lists = listReader({ log: logger });
  const tables = tableRegistry({
    store,
    clock,
    uptime,
    random,
    judge,
    metrics,
    faults,
    guards: [campaignGuard(campaigns)],
    subscribers: [campaignSubscriber(campaigns)],
    onOpened: async ({ settings, ...opened }) => {
      const campaign = campaignOfOpening(settings);
      if (campaign !== null) await campaigns.noteTable(campaign, opened);
    },
    lists,
    bots: countingBusy(bots, { metrics, log: logger, now: clock.now }),
  });

  const answerFailure = (error: { readonly statusCode?: number }, reply: FastifyReply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) logger.error({ err: error }, 'a request failed');
    return reply.code(status).send({ reason: reasonFor(status) });
  };

  const behindProxies = config.trustedProxies > 0;
  const admit = (request: IncomingMessage, response: ServerResponse): boolean => {
    const address = addressOf(request, config);
    const release = limits.pagesOfAddress.take(address) ? caps.take(address) : undefined;
    if (release === undefined) {
      metrics.turnedAway.inc({ reason: 'tooFast' });
      answerTooFast(response);
      return false;
    }
    response.on('close', release);
    return true;
  };

  const app = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    /** Links hold tokens; they do not belong in a log. */
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LONGEST_MESSAGE,
    forceCloseConnections: true,
    serverFactory: (handler) =>
      boundedHttpServer(handler, {
        timeouts: { ...timeouts, ...(behindProxies && { keepAlive: PROXY_KEEP_ALIVE }) },
        admit,
        reportTurnedAway,
      }),
    clientErrorHandler: answerUnreadable,
    /** An address that cannot be read never comes to the hooks. */
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, config);
      answerFailure(error, reply);
    },
  });
  const caps: ConnectionCaps = connectionCaps(app.server, {
    most: config.maxConnections ?? connectionsFor(),
    peersAreClients: !behindProxies,
    reportTurnedAway,
  });
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
    answerFailure(error, reply),
  );
  addSecurityHeaders(app, config);
  refuseLongAddresses(app);
  readJsonAlone(app);

  await addWeb(app, { folder: web, config });
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await store.ready();
      return { ok: true };
    } catch (error) {
      logger.error({ err: error }, 'not ready');
      return reply.code(503).send({ ok: false });
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request.raw, config)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  await app.register(async (api) => {
    const { now } = clock;
    const stores = { store, tables, campaigns, daily };
    addApi(api, { config, ...stores, limits, space, key, now, reportTurnedAway });
  });
  await app.register(async (api) => addFaultApi(api, { config, limits, metrics, log: logger }));

  const sockets = new WebSocketServer(SOCKET_OPTIONS);
  const connections = new Set<ReturnType<typeof serveConnection>>();
  let closing = false;
  const services = { tables, limits, space, metrics, reportTurnedAway, log: logger, clock };

  /**
   * Apart from the request, which would otherwise be kept for as long as the connection by whatever
   * here refers to anything beside it.
   */
  const serveSocket = (
    opened: WebSocket,
    from: {
      readonly stream: Duplex;
      readonly persons: readonly string[];
      readonly address: string;
    },
  ) => {
    const connection = serveConnection(
      opened,
      { ...from, onEntered: () => caps.keepAsScreen(from.stream) },
      services,
    );
    connections.add(connection);
    opened.on('close', () => connections.delete(connection));
  };

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', destroyItself);
    const address = addressOf(request, config);
    const path = request.url?.split('?')[0];
    if (closing) return rejectUpgrade(socket, '503 Service Unavailable');
    if (path !== ROUTES.socket) return rejectUpgrade(socket, '404 Not Found');
    if (!isOwnOrigin(request, config)) {
      metrics.turnedAway.inc({ reason: 'foreignOrigin' });
      return rejectUpgrade(socket, '403 Forbidden');
    }
    if (!limits.connectionsOfAddress.take(address)) {
      metrics.turnedAway.inc({ reason: 'tooFast' });
      return rejectUpgrade(socket, '429 Too Many Requests');
    }
    const release = caps.take(address);
    if (release === undefined) return rejectUpgrade(socket, '429 Too Many Requests');
    socket.once('close', release);
    const persons = readPersons(request.headers.cookie, key);
    sockets.handleUpgrade(request, socket, head, (opened) =>
      serveSocket(opened, { stream: socket, persons, address }),
    );
  });

  /** Spread over the interval, so that a full house does not answer all at once. */
  const beat = () => {
    const all = [...connections];
    const parts = Math.min(all.length, MOST_PARTS);
    for (let part = 0; part < parts; part += 1) {
      clock.at(clock.now() + (HEARTBEAT * part) / parts, () => {
        for (let index = part; index < all.length; index += parts) all[index]?.beat();
      });
    }
    cancelBeat = clock.at(clock.now() + HEARTBEAT, beat);
  };
  let cancelBeat = clock.at(clock.now() + HEARTBEAT, beat);

  const sweep = async () => {
    cancelSweep = clock.at(clock.now() + SWEEP_EVERY, sweep);
    try {
      const removed = await tables.sweep(config.keepDays);
      if (removed > 0) logger.info({ removed }, 'tables that nobody opens any more were removed');
    } catch (error) {
      logger.error({ err: error }, 'sweeping failed');
    }
  };
  let cancelSweep = clock.at(clock.now() + SWEEP_EVERY, sweep);

  return {
    app,
    metrics,
    faults,
    sweep,
    async listen(): Promise<{ readonly port: number }> {
      await app.listen({ port: config.port, host: config.host });
      const address = app.server.address();
      return { port: typeof address === 'object' && address !== null ? address.port : config.port };
    },
    /** Says goodbye, finishes what was begun, and lets go of everything but the store. */
    async close() {
      closing = true;
      cancelBeat();
      cancelSweep();
      space.close();
      for (const connection of connections) connection.goodbye('shutdown');
      /** Lists that are still being read are refused, so that no table waits for one. */
      await lists.close();
      await bots.close();
      /** A table that cannot be let go of does not keep the others, or the process. */
      await tables.close().catch((err: unknown) => logger.error({ err }, 'closing tables failed'));
      /** Whoever does not answer the goodbye does not hold up the end. */
      const impatience = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, GOODBYE_WITHIN);
      await app.close();
      clearTimeout(impatience);
    },
  };
};
export type Server = Awaited<ReturnType<typeof createServer>>;
