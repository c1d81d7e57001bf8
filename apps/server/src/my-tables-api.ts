import { LONGEST_ID } from '@remez/protocol/limits';
import { ROUTES } from '@remez/protocol/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { TableRegistry } from './tables.ts';

/** A browser asks about the last few tables it was at. */
const MOST_ASKED = 5;

const Asked = Compile(
  Type.Object(
    { tables: Type.Array(Type.String({ maxLength: LONGEST_ID }), { maxItems: MOST_ASKED }) },
    { additionalProperties: false },
  ),
);

export interface MyTablesWorld {
  readonly tables: TableRegistry;
  personsOf(request: FastifyRequest): readonly string[];
  /** Looking is reading a table's whole log. */
  mayLook(request: FastifyRequest): boolean;
}

const refuse = (reply: FastifyReply, status: number, reason: string) =>
  reply.code(status).send({ reason });

/**
 * Which of these tables are there for this browser. A table that is not, that is closed, and one
 * where nobody of this browser is a member are told apart by nobody: they are all left out.
 */
export const addMyTablesApi = (
  app: FastifyInstance,
  { tables, personsOf, mayLook }: MyTablesWorld,
) => {
  app.post(ROUTES.myTables, async (request, reply) => {
    const { body } = request;
    if (!Asked.Check(body)) return refuse(reply, 400, 'malformed');
    const persons = personsOf(request);
    const asked = persons.length === 0 ? [] : [...new Set(body.tables)];
    const found = [];
    for (const table of asked) {
      if (!mayLook(request)) return refuse(reply, 429, 'tooFast');
      const about = await tables.about(table, persons);
      if (about !== null) found.push({ table, ...about });
    }
    return { tables: found };
  });
};
