import type { Recorded } from '@remez/table';
import { EVENTS_A_PAGE, firstPage, TEXT_A_PAGE } from '@remez/table/pages';
import type { Queryable } from './connect.ts';

/**
 * The events of one page, of whole entries: up to the last version of the entry that fills it. No
 * more than a page is sent here, however long the stream is.
 */
const STATEMENT = `
  WITH origin AS MATERIALIZED (
    SELECT id FROM streams WHERE name = $1
  ), next AS (
    SELECT version, author, command_id, length(event) AS length
    FROM events WHERE stream = (SELECT id FROM origin) AND version > $2
    ORDER BY version LIMIT ${EVENTS_A_PAGE}
  ), summed AS (
    SELECT *, sum(length) OVER (ORDER BY version) - length AS before FROM next
  ), last AS (
    SELECT author, command_id FROM summed WHERE before < ${TEXT_A_PAGE}
    ORDER BY version DESC LIMIT 1
  )
  SELECT version, schema, event AS json, command_id AS "commandId", author AS "by", at
  FROM events
  WHERE stream = (SELECT id FROM origin) AND version > $2 AND version <= (
    SELECT commands.version FROM commands JOIN last USING (author, command_id)
    WHERE commands.stream = (SELECT id FROM origin)
  )
  ORDER BY version
`;

interface Row extends Omit<Recorded, 'event'> {
  readonly json: string;
}

export const readPage = async (
  db: Queryable,
  stream: string,
  fromVersion: number,
): Promise<readonly Recorded[]> => {
  const { rows } = await db.query<Row>({
    name: 'read',
    text: STATEMENT,
    values: [stream, fromVersion],
  });
  return firstPage(rows).map(({ json, ...row }) => ({
    ...row,
    event: JSON.parse(json) as unknown,
  }));
};
