import { LONGEST_ID, LONGEST_TYPED_NAME } from '@remez/protocol/limits';
import { ROUTES } from '@remez/protocol/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { TableRegistry } from './tables.ts';

const Knocking = Compile(
  Type.Object(
    {
      name: Type.Optional(Type.String({ maxLength: LONGEST_TYPED_NAME })),
      /** A screen asks to show the game, under no name. */
      watching: Type.Optional(Type.Boolean()),
      person: Type.Optional(Type.String({ maxLength: LONGEST_ID })),
    },
    { additionalProperties: false },
  ),
);

export interface CodesWorld {
  readonly tables: TableRegistry;
  personsOf(request: FastifyRequest): readonly string[];
  speaker(request: FastifyRequest, asked: string | undefined): string | undefined;
  /** One more code from this address, and one more that may lead nowhere. */
  mayAsk(request: FastifyRequest): boolean;
  /** It led somewhere: whoever knows a code takes nothing from the others. */
  refund(): void;
}

const refuse = (reply: FastifyReply, status: number, reason: string) =>
  reply.code(status).send({ reason });

/** A code, said aloud: it leads to a lobby, to one's own table at any time, or to its door. */
export const addCodesApi = (
  app: FastifyInstance,
  { tables, personsOf, speaker, mayAsk, refund }: CodesWorld,
) => {
  const find = async (request: FastifyRequest<{ Params: { code: string } }>) => {
    const found = await tables.byCode(request.params.code, personsOf(request));
    if (found.ok || found.failure !== 'unknownTable') refund();
    return found;
  };

  app.get<{ Params: { code: string } }>(ROUTES.code, async (request, reply) => {
    if (!mayAsk(request)) return refuse(reply, 429, 'tooFast');
    const found = await find(request);
    if (found.ok) return { table: found.value };
    return refuse(reply, found.failure === 'unknownTable' ? 404 : 409, found.failure);
  });

  /** Asks the host of a running game to be let in; nothing of the table is told before. */
  app.post<{ Params: { code: string } }>(ROUTES.knock, async (request, reply) => {
    if (!mayAsk(request)) return refuse(reply, 429, 'tooFast');
    const { body } = request;
    if (!Knocking.Check(body)) return refuse(reply, 400, 'malformed');
    const person = speaker(request, body.person);
    if (person === undefined) return refuse(reply, 403, 'unknownPerson');
    const found = await find(request);
    if (found.ok) return { table: found.value };
    if (found.failure === 'unknownTable') return refuse(reply, 404, found.failure);
    const outcome = await tables.knock(request.params.code, {
      person,
      name: body.name ?? '',
      watching: body.watching === true,
      browser: personsOf(request),
    });
    if (outcome.kind === 'done') return reply.code(202).send({});
    return refuse(reply, outcome.reason === 'badName' ? 400 : 409, outcome.reason);
  });
};
