import { ROUTES } from '@remez/protocol/routes';
import { schemaDocument } from '@remez/protocol/schema';
import type { FastifyInstance } from 'fastify';

const HOUR_SECONDS = 3600;

/** All messages and views as JSON Schema, for whoever writes a client. It is the same for everyone. */
export const addSchemaApi = (app: FastifyInstance) => {
  let text: string | undefined;
  app.get(ROUTES.schema, async (_request, reply) => {
    text ??= JSON.stringify(schemaDocument());
    return reply
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .type('application/schema+json; charset=utf-8')
      .send(text);
  });
};
