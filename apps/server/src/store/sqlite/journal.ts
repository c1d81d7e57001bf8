import type { DatabaseSync } from 'node:sqlite';
import { isPlainAppend, makeAppends, readAppends } from './append-text.ts';
import type { Answer, Ask } from './messages.ts';

type Append = Ask<'append'>;
type EventRow = Answer<'read'>[number];

/** Streams that were written to lately; nobody else writes to the file. */
const STREAMS_KEPT = 20_000;

/** Appends that may wait in the journal. To move all of them takes some thirty milliseconds. */
const MOST_WAITING = 8192;

/** Rows of the journal that are deleted together, once nobody waits in them. */
const ROWS_DELETED = 256;

interface Stream {
  /** Undefined until its first events are moved to it. */
  id: number | undefined;
  /** With what waits. */
  version: number;
}

/** What of one stream is in the journal alone. */
interface Waiting {
  readonly stream: Stream;
  /** The row of the journal that has the first of it. */
  readonly since: number;
  readonly appends: Append[];
  /** The version that each command has led to. */
  readonly commands: Map<string, number>;
}

/** What the journal can tell from what has been moved already, by the version alone. */
const canBeWritten = (append: Append): boolean => append.events.length > 0 && isPlainAppend(append);

const keyOf = ({ by, commandId }: Pick<Append, 'by' | 'commandId'>): string =>
  `${by}\n${commandId}`;

/**
 * The streams of events. A commit writes what was appended in it as one row of the journal, in order of
 * arrival, whatever streams it is for: one page, and not two for each stream. Later, stream by stream and
 * the longest waiting first, it is moved beside the stream's other events, many appends to a page at once.
 * Everything here is done in a transaction that someone else holds.
 */
export const eventJournal = (db: DatabaseSync, mostWaiting = MOST_WAITING) => {
  const sql = {
    stream: db.prepare('SELECT id, version FROM streams WHERE name = ?'),
    createStream: db.prepare('INSERT INTO streams (name, version) VALUES (?, 0) RETURNING id'),
    moveStream: db.prepare('UPDATE streams SET version = ? WHERE id = ?'),
    command: db.prepare(
      'SELECT version FROM commands WHERE stream = ? AND author = ? AND command_id = ?',
    ),
    addCommand: db.prepare(
      'INSERT INTO commands (stream, author, command_id, version) VALUES (?, ?, ?, ?)',
    ),
    addEvent: db.prepare(
      `INSERT INTO events (stream, version, schema, event, command_id, author, at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ),
    events: db.prepare(
      `SELECT version, schema, event AS json, command_id AS commandId, author AS "by", at
       FROM events WHERE stream = ? AND version > ? ORDER BY version`,
    ),
    rows: db.prepare('SELECT place, appends FROM journal ORDER BY place'),
    addRow: db.prepare('INSERT INTO journal (place, appends) VALUES (?, ?)'),
    deleteRows: db.prepare('DELETE FROM journal WHERE place < ?'),
  };

  const streams = new Map<string, Stream>();
  /** In order of the rows that they wait in. */
  const waiting = new Map<string, Waiting>();
  let waitingInAll = 0;
  /** The first row that may be in the journal, and the one that is written next. */
  let firstRow = 1;
  let nextRow = 1;
  /** For the next row. */
  let accepted: Append[] = [];

  const streamOf = (name: string): Stream => {
    const kept = streams.get(name);
    if (kept !== undefined) return kept;
    if (streams.size >= STREAMS_KEPT) {
      moveAll();
      streams.clear();
    }
    const row = sql.stream.get(name) as
      | { readonly id: number; readonly version: number }
      | undefined;
    const stream: Stream = { id: row?.id, version: row?.version ?? 0 };
    streams.set(name, stream);
    return stream;
  };

  const versionAfter = (name: string, append: Append): number | undefined => {
    const found = waiting.get(name)?.commands.get(keyOf(append));
    if (found !== undefined) return found;
    const { id } = streamOf(name);
    const row = id === undefined ? undefined : sql.command.get(id, append.by, append.commandId);
    return row && Number(row.version);
  };

  const wait = (append: Append, row: number): void => {
    const { stream: name, events } = append;
    const stream = streamOf(name);
    stream.version += events.length;
    let waits = waiting.get(name);
    if (waits === undefined) {
      waits = { stream, since: row, appends: [], commands: new Map() };
      waiting.set(name, waits);
    }
    waits.appends.push(append);
    waits.commands.set(keyOf(append), stream.version);
    waitingInAll += 1;
  };

  const move = (name: string): void => {
    const waits = waiting.get(name);
    if (waits === undefined) return;
    waiting.delete(name);
    waitingInAll -= waits.appends.length;
    const { stream, appends } = waits;
    const id = stream.id ?? Number(sql.createStream.get(name)?.id);
    stream.id = id;
    for (const { expectedVersion, commandId, by, at, events } of appends) {
      sql.addCommand.run(id, by, commandId, expectedVersion + events.length);
      let version = expectedVersion;
      for (const { schema, json } of events) {
        version += 1;
        sql.addEvent.run(id, version, schema, json, commandId, by, at);
      }
    }
    sql.moveStream.run(stream.version, id);
  };

  const deleteRowsBefore = (row: number): void => {
    sql.deleteRows.run(row);
    firstRow = row;
  };

  const moveAll = (): void => {
    for (const name of [...waiting.keys()]) move(name);
    accepted = [];
    if (firstRow < nextRow) deleteRowsBefore(nextRow);
  };

  const moveOldest = (): void => {
    for (const [name, { since }] of waiting) {
      if (waitingInAll <= mostWaiting) {
        if (since - firstRow >= ROWS_DELETED) deleteRowsBefore(since);
        return;
      }
      move(name);
    }
    moveAll();
  };

  return {
    append(append: Append): Answer<'append'> {
      const { stream: name, expectedVersion, events } = append;
      const stream = streamOf(name);
      const current = stream.version;
      const done = versionAfter(name, append);
      if (done !== undefined) return { kind: 'alreadyDone', version: done };
      if (current !== expectedVersion) return { kind: 'conflict', version: current };
      wait(append, nextRow);
      if (canBeWritten(append)) accepted.push(append);
      else move(name);
      return current + events.length;
    },
    /** From where they were moved to, and then what waits. Nothing is moved: it must be possible on a full disk. */
    *eventsOf(name: string, fromVersion: number): Iterable<EventRow> {
      const found = streams.get(name) ?? sql.stream.get(name);
      if (found?.id != null) {
        yield* sql.events.iterate(Number(found.id), fromVersion) as unknown as Iterable<EventRow>;
      }
      for (const { expectedVersion, commandId, by, at, events } of waiting.get(name)?.appends ??
        []) {
        let version = expectedVersion;
        for (const { schema, json } of events) {
          version += 1;
          if (version > fromVersion) yield { version, schema, json, commandId, by, at };
        }
      }
    },
    /** All of it is where it is read, and nothing is in the journal. */
    moveAll,
    /** It was deleted, when nothing was in the journal. */
    forgetStream: (name: string) => void streams.delete(name),
    /** At the end of a transaction: the appends that were accepted in it, as a text if all of that text were. */
    write(text: string, count: number): void {
      if (accepted.length === 0) return;
      const isAll = accepted.length === count;
      const appends = accepted;
      accepted = [];
      sql.addRow.run(nextRow, isAll ? text : makeAppends(appends));
      nextRow += 1;
      if (waitingInAll > mostWaiting) moveOldest();
    },
    /** Reads what waits in the file: when it is opened, and after something was taken back. */
    read(): void {
      streams.clear();
      waiting.clear();
      accepted = [];
      waitingInAll = 0;
      firstRow = 1;
      nextRow = 1;
      for (const { place, appends } of sql.rows.all()) {
        if (nextRow === 1) firstRow = Number(place);
        nextRow = Number(place) + 1;
        for (const append of readAppends(String(appends))) {
          /** Others have been moved already. */
          if (append.expectedVersion >= streamOf(append.stream).version)
            wait(append, Number(place));
        }
      }
    },
  };
};

/** Leaves each stream in one place, in a transaction that someone else holds. */
export const emptyJournal = (db: DatabaseSync): void => {
  const journal = eventJournal(db);
  journal.read();
  journal.moveAll();
};
