import { LONGEST_ID } from '@remez/protocol/limits';
import { ROUTES } from '@remez/protocol/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { TableRegistry } from './tables.ts';

const Reopening = Compile(
  Type.Object(
    { person: Type.Optional(Type.String({ maxLength: LONGEST_ID })) },
    { additionalProperties: false },
  ),
);

export interface ClosedApiWorld {
  readonly tables: TableRegistry;
  /** The person a request speaks for; undefined when it is not one of the browser's. */
  speaker(request: FastifyRequest, asked: string | undefined): string | undefined;
  /** Looking is reading a table's whole log. */
  mayLook(request: FastifyRequest): boolean;
}

const refuse = (reply: FastifyReply, status: number, reason: string) =>
  reply.code(status).send({ reason });

/** Whoever is not its opener learns nothing of a closed table that its link does not say. */
export const addClosedApi = (
  app: FastifyInstance,
  { tables, speaker, mayLook }: ClosedApiWorld,
) => {
  app.get<{ Params: { table: string }; Querystring: { person?: unknown } }>(
    ROUTES.closedTable,
    async (request, reply) => {
      if (!mayLook(request)) return refuse(reply, 429, 'tooFast');
      const { person: asked } = request.query;
      const person = speaker(request, typeof asked === 'string' ? asked : undefined);
      const { table } = request.params;
      return { closed: person === undefined ? null : await tables.closedNotice(table, person) };
    },
  );

  app.post<{ Params: { table: string } }>(ROUTES.reopenTable, async (request, reply) => {
    if (!mayLook(request)) return refuse(reply, 429, 'tooFast');
    const { body } = request;
    if (!Reopening.Check(body)) return refuse(reply, 400, 'malformed');
    const person = speaker(request, body.person);
    if (person === undefined) return refuse(reply, 403, 'unknownPerson');
    const outcome = await tables.reopen(request.params.table, person);
    if (outcome.kind === 'done') return { table: request.params.table };
    return outcome.reason === 'busy' || outcome.reason === 'upgrade'
      ? refuse(reply, 503, outcome.reason)
      : refuse(reply, 404, 'unknownTable');
  });
};
