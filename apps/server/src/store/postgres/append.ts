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
 * What becomes of an append whose stream another transaction holds. A batch passes it over, so that
 * it keeps no other stream waiting. An append that is alone waits.
 */
export type IfHeld = 'pass' | 'wait';

/** Nothing was written, since another transaction holds the stream. */
export interface Held {
  readonly kind: 'held';
}

/**
 * A whole batch in one statement, which is a transaction of its own: one round trip and one commit.
 * Each stream comes once. A stream moves on only from the version that was expected of it, whoever
 * else writes meanwhile: a row that was changed after the statement began is looked at again as it
 * is when it is locked. A row that has another version already is a conflict and is not locked.
 * A new stream has no row to lock. Its name is random, so no two processes make the same one; if
 * they did, the second would wait for the first, in the order of names.
 */
const statementThat = (ifHeld: IfHeld): string => `
  WITH asked AS MATERIALIZED (
    SELECT * FROM unnest(
      $1::text[], $2::integer[], $3::integer[], $4::text[], $5::text[], $6::double precision[]
    ) WITH ORDINALITY AS a (name, expected, count, author, command_id, at, place)
  ), known AS MATERIALIZED (
    SELECT asked.*, streams.id AS stream, streams.version
    FROM asked LEFT JOIN streams ON streams.name = asked.name
  ), done AS MATERIALIZED (
    SELECT known.place, commands.version
    FROM known JOIN commands ON commands.stream = known.stream
      AND commands.author = known.author AND commands.command_id = known.command_id
  ), todo AS MATERIALIZED (
    SELECT * FROM known
    WHERE (stream IS NULL OR version = expected)
      AND NOT EXISTS (SELECT FROM done WHERE done.place = known.place)
  ), locked AS MATERIALIZED (
    SELECT todo.place, streams.id, streams.version
    FROM todo JOIN streams ON streams.id = todo.stream
    FOR UPDATE OF streams ${ifHeld === 'pass' ? 'SKIP LOCKED' : ''}
  ), created AS (
    INSERT INTO streams (name, version)
    SELECT name, count FROM todo WHERE expected = 0 AND stream IS NULL ORDER BY name
    ON CONFLICT (name) DO UPDATE SET version = excluded.version WHERE streams.version = 0
    RETURNING id, name
  ), moved AS (
    UPDATE streams SET version = todo.expected + todo.count
    FROM todo JOIN locked ON locked.place = todo.place
    WHERE streams.id = locked.id AND streams.version = todo.expected
    RETURNING streams.id, streams.name
  ), written AS MATERIALIZED (
    SELECT todo.place, todo.expected, todo.author, todo.command_id, todo.at, changed.id,
      todo.expected + todo.count AS version
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
  SELECT done.version AS done, written.version AS written,
    CASE WHEN known.version = known.expected THEN locked.version ELSE known.version END AS found,
    known.version = known.expected AND locked.place IS NULL AS held
  FROM known
  LEFT JOIN done ON done.place = known.place
  LEFT JOIN written ON written.place = known.place
  LEFT JOIN locked ON locked.place = known.place
  ORDER BY known.place
`;

const STATEMENTS: {
  readonly [ifHeld in IfHeld]: { readonly name: string; readonly text: string };
} = {
  pass: { name: 'append', text: statementThat('pass') },
  wait: { name: 'append alone', text: statementThat('wait') },
};

interface Row {
  readonly done: number | null;
  readonly written: number | null;
  readonly found: number | null;
  /** Null of a stream that does not exist. */
  readonly held: boolean | null;
}

const parametersOf = (batch: readonly Append[]): unknown[] => {
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

/** Of each stream one append at most. What is written is durable when it resolves. */
export const appendBatch = async (
  db: Queryable,
  batch: readonly Append[],
  ifHeld: IfHeld,
): Promise<readonly (AppendResult | Held)[]> => {
  const { rows } = await db.query<Row>({
    ...STATEMENTS[ifHeld],
    values: parametersOf(batch),
  });
  const isHeld = ({ done, held }: Row) => ifHeld === 'pass' && done === null && held === true;
  /** A stream that was not there, or is gone by now, has not said its version yet. */
  const unknown = batch.filter((_, index) => {
    const row = rows[index] as Row;
    return row.done === null && row.written === null && row.found === null && !isHeld(row);
  });
  const versions =
    unknown.length === 0
      ? new Map<string, number>()
      : await versionsOf(
          db,
          unknown.map(({ stream }) => stream),
        );
  return batch.map(({ stream }, index): AppendResult | Held => {
    const row = rows[index] as Row;
    const { done, written, found } = row;
    if (done !== null) return { kind: 'alreadyDone', version: done };
    if (written !== null) return { kind: 'appended', version: written };
    if (isHeld(row)) return { kind: 'held' };
    return { kind: 'conflict', version: found ?? versions.get(stream) ?? 0 };
  });
};

const TELL = {
  name: 'tell',
  text: `SELECT ${tellSql('$1', 'version', 'name')}
    FROM unnest($2::text[], $3::integer[]) AS news (name, version)`,
};

/**
 * Tells the listeners what is in the log. In a transaction of its own, which waits for no disk:
 * transactions that notify commit one after the other, in all processes together. What was done
 * before is told again, since the process that wrote it may have died before it told.
 */
export const tellNews = async (
  db: Queryable,
  channel: string,
  news: readonly { readonly stream: string; readonly version: number }[],
): Promise<void> => {
  if (news.length === 0) return;
  const names = news.map(({ stream }) => stream);
  await db.query({ ...TELL, values: [channel, names, news.map(({ version }) => version)] });
};
