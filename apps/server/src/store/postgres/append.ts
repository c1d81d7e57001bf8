import type { AppendResult } from '@remez/table';
import type { Queryable } from './connect.ts';

export interface Append {
  readonly stream: string;
  readonly expectedVersion: number;
  readonly commandId: string;
  readonly by: string;
  readonly at: number;
  readonly events: readonly { readonly schema: number; readonly json: string }[];
}

/** A notification holds less than 8000 bytes. A longer name is not named: whoever hears it asks. */
const LONGEST_NAME = 7900;

/** SQL that tells whoever listens which version a stream has come to. */
export const tellSql = (channel: string, version: string, name: string): string =>
  `pg_notify(${channel}, CASE WHEN octet_length(${name}) > ${LONGEST_NAME} THEN ''
    ELSE ${version} || ' ' || ${name} END)::text`;

/**
 * A whole batch in one statement, which is a transaction of its own: one round trip and one commit.
 * Each stream comes once. A stream moves on only from the version that was expected of it, whoever
 * else writes meanwhile: the row of a stream that was changed by a transaction that we waited
 * for is looked at again as it is then. Rows are locked in the order of their names, so that two
 * processes do not wait for each other.
 */
const STATEMENT = `
  WITH asked AS MATERIALIZED (
    SELECT * FROM unnest(
      $1::text[], $2::integer[], $3::integer[], $4::text[], $5::text[], $6::double precision[]
    ) WITH ORDINALITY AS a (name, expected, count, author, command_id, at, place)
  ), done AS MATERIALIZED (
    SELECT asked.place, commands.version
    FROM asked
    JOIN streams ON streams.name = asked.name
    JOIN commands ON commands.stream = streams.id
      AND commands.author = asked.author AND commands.command_id = asked.command_id
  ), todo AS MATERIALIZED (
    SELECT * FROM asked WHERE NOT EXISTS (SELECT FROM done WHERE done.place = asked.place)
  ), locked AS MATERIALIZED (
    SELECT todo.place, streams.id, streams.version
    FROM todo JOIN streams ON streams.name = todo.name
    WHERE todo.expected > 0
    ORDER BY streams.name
    FOR UPDATE OF streams
  ), created AS (
    INSERT INTO streams (name, version)
    SELECT name, count FROM todo WHERE expected = 0 ORDER BY name
    ON CONFLICT (name) DO UPDATE SET version = excluded.version WHERE streams.version = 0
    RETURNING id, name
  ), moved AS (
    UPDATE streams SET version = todo.expected + todo.count
    FROM todo JOIN locked ON locked.place = todo.place
    WHERE streams.id = locked.id AND streams.version = todo.expected
    RETURNING streams.id, streams.name
  ), written AS MATERIALIZED (
    SELECT todo.*, changed.id, todo.expected + todo.count AS version
    FROM (SELECT * FROM created UNION ALL SELECT * FROM moved) AS changed
    JOIN todo ON todo.name = changed.name
  ), remembered AS (
    INSERT INTO commands (stream, author, command_id, version)
    SELECT id, author, command_id, version FROM written
  ), recorded AS (
    INSERT INTO events (stream, version, schema, event, command_id, author, at)
    SELECT written.id, written.expected + e.nth, e.schema, e.event,
      written.command_id, written.author, written.at
    FROM unnest($7::integer[], $8::integer[], $9::integer[], $10::text[])
      AS e (place, nth, schema, event)
    JOIN written ON written.place = e.place
  )
  SELECT done.version AS done, written.version AS written, locked.version AS found,
    CASE WHEN written.version IS NOT NULL
      THEN ${tellSql('$11', 'written.version', 'asked.name')} END AS told
  FROM asked
  LEFT JOIN done ON done.place = asked.place
  LEFT JOIN written ON written.place = asked.place
  LEFT JOIN locked ON locked.place = asked.place
  ORDER BY asked.place
`;

interface Row {
  readonly done: number | null;
  readonly written: number | null;
  readonly found: number | null;
}

const parametersOf = (batch: readonly Append[], channel: string): unknown[] => {
  const events = batch.flatMap((append, index) =>
    append.events.map(({ schema, json }, nth) => ({
      place: index + 1,
      nth: nth + 1,
      schema,
      json,
    })),
  );
  return [
    batch.map(({ stream }) => stream),
    batch.map(({ expectedVersion }) => expectedVersion),
    batch.map((append) => append.events.length),
    batch.map(({ by }) => by),
    batch.map(({ commandId }) => commandId),
    batch.map(({ at }) => at),
    events.map(({ place }) => place),
    events.map(({ nth }) => nth),
    events.map(({ schema }) => schema),
    events.map(({ json }) => json),
    channel,
  ];
};

/** The versions that these streams have by now; 0 for those that do not exist. */
export const versionsOf = async (
  db: Queryable,
  streams: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.query<{ name: string; version: number }>({
    name: 'versions',
    text: 'SELECT name, version FROM streams WHERE name = ANY ($1)',
    values: [streams],
  });
  return new Map(rows.map(({ name, version }) => [name, version]));
};

/** Of each stream one append at most. Durable when it resolves. */
export const appendAll = async (
  db: Queryable,
  batch: readonly Append[],
  channel: string,
): Promise<readonly AppendResult[]> => {
  const { rows } = await db.query<Row>({
    name: 'append',
    text: STATEMENT,
    values: parametersOf(batch, channel),
  });
  /** A stream that was not there, or was when none was expected, has not said its version yet. */
  const unknown = batch.filter((_, index) => {
    const row = rows[index];
    return row?.done === null && row.written === null && row.found === null;
  });
  const versions =
    unknown.length === 0
      ? new Map<string, number>()
      : await versionsOf(
          db,
          unknown.map(({ stream }) => stream),
        );
  return batch.map(({ stream }, index): AppendResult => {
    const { done, written, found } = rows[index] as Row;
    if (done !== null) return { kind: 'alreadyDone', version: done };
    if (written !== null) return { kind: 'appended', version: written };
    return { kind: 'conflict', version: found ?? versions.get(stream) ?? 0 };
  });
};
