import { randomBytes } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { firstPage } from '@remez/table/pages';
import type { RemovalNote } from '../port.ts';
import type { Answer, Ask, Inspection, Kind } from './messages.ts';
import { makeOwner, readOwner } from './owner.ts';
import { readPragma } from './schema.ts';

type Handlers = { readonly [K in Kind]: (ask: Ask<K>) => Answer<K> };

interface StreamRow {
  readonly id: number;
  version: number;
}

/** Streams that were written to lately; nobody else writes to the file. */
const STREAMS_KEPT = 20_000;

/** How each thing that may be asked is answered, inside a transaction that someone else holds. */
export const answers = (
  db: DatabaseSync,
  {
    commits,
    onDeleted,
  }: {
    readonly commits: () => number;
    /** In the same transaction. */
    readonly onDeleted: () => void;
  },
) => {
  const sql = {
    stream: db.prepare('SELECT id, version FROM streams WHERE name = ?'),
    createStream: db.prepare(
      'INSERT INTO streams (name, version) VALUES (?, 0) RETURNING id, version',
    ),
    moveStream: db.prepare('UPDATE streams SET version = ? WHERE id = ?'),
    removeStream: db.prepare('DELETE FROM streams WHERE name = ?'),
    command: db.prepare(
      'SELECT version FROM commands WHERE stream = ? AND author = ? AND command_id = ?',
    ),
    addCommand: db.prepare(
      `INSERT INTO commands (stream, author, command_id, version) VALUES (?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
    ),
    addEvent: db.prepare(
      `INSERT INTO events (stream, version, schema, event, command_id, author, at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ),
    events: db.prepare(
      `SELECT version, schema, event AS json, command_id AS commandId, author AS "by", at
       FROM events WHERE stream = ? AND version > ? ORDER BY version`,
    ),
    byCode: db.prepare('SELECT stream FROM directory WHERE code = ?'),
    register: db.prepare(
      `INSERT INTO directory (stream, code, opened_at) VALUES (?, ?, ?)
       ON CONFLICT (stream) DO UPDATE
       SET code = excluded.code, opened_at = excluded.opened_at, closed_at = NULL`,
    ),
    touch: db.prepare('UPDATE directory SET opened_at = ?, noticed_at = NULL WHERE stream = ?'),
    notice: db.prepare(
      `UPDATE directory SET noticed_at = MIN(IFNULL(noticed_at, ?1), ?1) WHERE stream = ?2
       RETURNING noticed_at AS noticedAt`,
    ),
    noted: {
      unopened: db.prepare(
        `SELECT stream FROM directory
         WHERE stream = ? AND closed_at IS NULL AND noticed_at IS NOT NULL`,
      ),
      closed: db.prepare('SELECT stream FROM directory WHERE stream = ? AND closed_at IS NOT NULL'),
    } satisfies Record<RemovalNote, StatementSync>,
    unlist: db.prepare('DELETE FROM directory WHERE stream = ?'),
    unopened: db.prepare(
      `SELECT stream FROM directory WHERE opened_at < ? AND closed_at IS NULL ORDER BY opened_at`,
    ),
    setClosed: db.prepare('UPDATE directory SET closed_at = ? WHERE stream = ?'),
    closed: db.prepare('SELECT stream FROM directory WHERE closed_at < ?'),
    sweepLinks: db.prepare('DELETE FROM device_links WHERE expires_at <= ?'),
    putLink: db.prepare(
      'INSERT OR REPLACE INTO device_links (hash, person, expires_at) VALUES (?, ?, ?)',
    ),
    lookAtLink: db.prepare(
      'SELECT person, expires_at AS expiresAt FROM device_links WHERE hash = ?',
    ),
    takeLink: db.prepare(
      'DELETE FROM device_links WHERE hash = ? RETURNING person, expires_at AS expiresAt',
    ),
    keepFirst: db.prepare(
      'INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
    ),
    keepLast: db.prepare('INSERT OR REPLACE INTO kept (name, value) VALUES (?, ?)'),
    kept: db.prepare('SELECT value FROM kept WHERE name = ?'),
  };

  const deleteBy = (statement: StatementSync, key: string | number): void => {
    if (statement.run(key).changes > 0) onDeleted();
  };

  const streams = new Map<string, StreamRow>();
  const streamOf = (name: string): StreamRow | undefined => {
    const kept = streams.get(name);
    if (kept !== undefined) return kept;
    const row = sql.stream.get(name) as StreamRow | undefined;
    if (streams.size >= STREAMS_KEPT) streams.clear();
    if (row !== undefined) streams.set(name, row);
    return row;
  };
  const createStream = (name: string): StreamRow => {
    const row = sql.createStream.get(name) as unknown as StreamRow;
    streams.set(name, row);
    return row;
  };
  const versionOf = (stream: StreamRow, by: string, commandId: string): number | undefined => {
    const done = sql.command.get(stream.id, by, commandId);
    return done && Number(done.version);
  };
  const tableOf = (code: string) =>
    (sql.byCode.get(code) as { readonly stream: string } | undefined)?.stream;

  const handlers: Handlers = {
    append({ stream: name, expectedVersion, commandId, by, at, events }) {
      const existing = streamOf(name);
      const current = existing?.version ?? 0;
      if (current !== expectedVersion) {
        const done = existing && versionOf(existing, by, commandId);
        return done === undefined
          ? { kind: 'conflict', version: current }
          : { kind: 'alreadyDone', version: done };
      }
      const stream = existing ?? createStream(name);
      const version = current + events.length;
      const added = sql.addCommand.run(stream.id, by, commandId, version);
      if (added.changes === 0) {
        return { kind: 'alreadyDone', version: versionOf(stream, by, commandId) ?? current };
      }
      for (let place = 0; place < events.length; place += 1) {
        const { schema, json } = events[place] as (typeof events)[number];
        sql.addEvent.run(stream.id, current + place + 1, schema, json, commandId, by, at);
      }
      sql.moveStream.run(version, stream.id);
      stream.version = version;
      return version;
    },
    read({ stream, fromVersion }) {
      const existing = streamOf(stream);
      const rows = existing ? sql.events.iterate(existing.id, fromVersion) : [];
      return firstPage(rows as unknown as Answer<'read'>);
    },
    remove({ stream, onlyIf }) {
      if (onlyIf !== undefined && sql.noted[onlyIf].get(stream) === undefined) return false;
      streams.delete(stream);
      deleteBy(sql.removeStream, stream);
      deleteBy(sql.unlist, stream);
      return true;
    },
    register({ stream, code, openedAt }) {
      if ((tableOf(code) ?? stream) !== stream) return false;
      sql.register.run(stream, code, openedAt);
      return true;
    },
    byCode: ({ code }) => tableOf(code),
    touch({ stream, openedAt }) {
      sql.touch.run(openedAt, stream);
    },
    unopenedSince: ({ before }) => sql.unopened.all(before).map(({ stream }) => String(stream)),
    notice: ({ stream, at }) => Number(sql.notice.get(at, stream)?.noticedAt ?? at),
    setClosed({ stream, closedAt }) {
      sql.setClosed.run(closedAt, stream);
    },
    closedBefore: ({ before }) => sql.closed.all(before).map(({ stream }) => String(stream)),
    putLink({ hash, person, name, expiresAt, now }) {
      deleteBy(sql.sweepLinks, now);
      sql.putLink.run(hash, makeOwner({ person, name }), expiresAt);
    },
    lookAtLink({ hash, now }) {
      const link = sql.lookAtLink.get(hash);
      if (link === undefined || Number(link.expiresAt) <= now) return undefined;
      return { name: readOwner(String(link.person)).name, expiresAt: Number(link.expiresAt) };
    },
    takeLink({ hash, now }) {
      const link = sql.takeLink.get(hash);
      if (link) onDeleted();
      return link && Number(link.expiresAt) > now
        ? readOwner(String(link.person)).person
        : undefined;
    },
    signingKey() {
      sql.keepFirst.run('signingKey', randomBytes(32));
      return sql.kept.get('signingKey')?.value as Uint8Array;
    },
    probe() {
      // Only a write that reaches the disk shows that the store can write.
      sql.keepLast.run('probe', new Uint8Array());
    },
    inspect: () => ({ ...readPragmas(db), commits: commits() }),
  };

  return {
    answer: <K extends Kind>(ask: Ask<K>): Answer<K> => handlers[ask.kind](ask),
    /** After what was asked has been taken back: nothing is known of the file any more. */
    forget: () => streams.clear(),
  };
};

const readPragmas = (db: DatabaseSync): Omit<Inspection, 'commits'> => ({
  journal_mode: String(readPragma(db, 'journal_mode')),
  synchronous: Number(readPragma(db, 'synchronous')),
  locking_mode: String(readPragma(db, 'locking_mode')),
  foreign_keys: Number(readPragma(db, 'foreign_keys')),
  user_version: Number(readPragma(db, 'user_version')),
  secure_delete: Number(readPragma(db, 'secure_delete')),
  auto_vacuum: Number(readPragma(db, 'auto_vacuum')),
  page_count: Number(readPragma(db, 'page_count')),
  freelist_count: Number(readPragma(db, 'freelist_count')),
});
