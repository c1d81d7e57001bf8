import { randomBytes } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { firstPage } from '@remez/table/pages';
import type { RemovalNote } from '../port.ts';
import type { Answer, Ask, Inspection, Kind } from './messages.ts';
import { readPragma } from './schema.ts';

type Handlers = { readonly [K in Kind]: (ask: Ask<K>) => Answer<K> };

interface StreamRow {
  readonly id: number;
  readonly version: number;
}

interface Owner {
  readonly person: string;
  readonly name: string | null;
}

/** In one column: what lives for ten minutes is not worth another version of the file. */
const makeOwner = ({ person, name }: Owner): string =>
  name === null ? person : `${person} ${name}`;

/** No person has a space in it; a name may. */
const readOwner = (text: string): Owner => {
  const end = text.indexOf(' ');
  return end < 0
    ? { person: text, name: null }
    : { person: text.slice(0, end), name: text.slice(end + 1) };
};

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

  const streamOf = (name: string) => sql.stream.get(name) as StreamRow | undefined;
  const tableOf = (code: string) =>
    (sql.byCode.get(code) as { readonly stream: string } | undefined)?.stream;

  const handlers: Handlers = {
    append({ stream, expectedVersion, commandId, by, at, events }) {
      const existing = streamOf(stream);
      const done = existing && sql.command.get(existing.id, by, commandId);
      if (done) return { kind: 'alreadyDone', version: Number(done.version) };
      const current = existing?.version ?? 0;
      if (current !== expectedVersion) return { kind: 'conflict', version: current };
      const { id } = existing ?? (sql.createStream.get(stream) as unknown as StreamRow);
      for (const [i, { schema, json }] of events.entries()) {
        sql.addEvent.run(id, current + i + 1, schema, json, commandId, by, at);
      }
      const version = current + events.length;
      sql.addCommand.run(id, by, commandId, version);
      sql.moveStream.run(version, id);
      return { kind: 'appended', version };
    },
    read({ stream, fromVersion }) {
      const existing = streamOf(stream);
      const rows = existing ? sql.events.iterate(existing.id, fromVersion) : [];
      return firstPage(rows as unknown as Answer<'read'>);
    },
    remove({ stream, onlyIf }) {
      if (onlyIf !== undefined && sql.noted[onlyIf].get(stream) === undefined) return false;
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

  return <K extends Kind>(ask: Ask<K>): Answer<K> => handlers[ask.kind](ask);
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
