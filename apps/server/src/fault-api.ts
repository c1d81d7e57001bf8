import { LONGEST_FAULT, LONGEST_FAULT_STACK } from '@remez/protocol/limits';
import { ROUTES } from '@remez/protocol/routes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { addressOf, isOwnOrigin } from './address.ts';
import type { Config } from './config.ts';
import { ownFrames, tidyBrowser, tidyMessage } from './fault-text.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';

const MOST_BYTES = 16_384;
const EVERYONE = 'everyone';

const FaultReport = Compile(
  Type.Object(
    {
      kind: Type.Union(['drawing', 'handler', 'promise'].map((kind) => Type.Literal(kind))),
      message: Type.String({ maxLength: LONGEST_FAULT }),
      stack: Type.String({ maxLength: LONGEST_FAULT_STACK }),
    },
    { additionalProperties: false },
  ),
);

/**
 * A page tells of a bug in itself. It is told nothing back and nothing depends on it: whatever
 * comes from a page of ours is answered 204, and the counter says what became of it.
 */
export const addFaultApi = (
  app: FastifyInstance,
  {
    config,
    limits,
    metrics,
    log,
  }: {
    readonly config: Config;
    readonly limits: Limits;
    readonly metrics: Metrics;
    readonly log: Logger;
  },
) => {
  type Outcome = 'logged' | 'foreignOrigin' | 'tooFast' | 'malformed' | 'notOurs';
  const answer = (reply: FastifyReply, outcome: Outcome) => {
    metrics.clientFaults.inc({ outcome });
    return outcome === 'foreignOrigin'
      ? reply.code(403).send({ reason: outcome })
      : reply.code(204).send();
  };

  /** Before the body is read: what is over the limit costs nothing more. */
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOwnOrigin(request.raw, config)) return answer(reply, 'foreignOrigin');
    const isAllowed =
      limits.faultsOfAddress.take(addressOf(request.raw, config)) &&
      limits.faultsInAll.take(EVERYONE);
    if (!isAllowed) return answer(reply, 'tooFast');
  });
  app.setErrorHandler((_error, _request, reply) => answer(reply, 'malformed'));

  app.post(ROUTES.faults, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const { body } = request;
    if (!FaultReport.Check(body)) return answer(reply, 'malformed');
    const stack = ownFrames(body.stack);
    /** An extension of the browser, or someone who makes it up. */
    if (stack.length === 0) return answer(reply, 'notOurs');
    const fault = {
      kind: body.kind,
      message: tidyMessage(body.message),
      stack,
      browser: tidyBrowser(request.headers['user-agent'] ?? ''),
    };
    log.warn({ fault }, 'a screen has reported a fault');
    return answer(reply, 'logged');
  });
};
