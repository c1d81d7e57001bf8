import { randomBytes } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { firstPage } from '@remez/table/pages';
import type { Listed, RemovalNote } from '../port.ts';
import { eventJournal } from './journal.ts';
import type { Answer, Ask, Inspection, Kind } from './messages.ts';
import { makeOwner, readOwner } from './owner.ts';
import { readPragma } from './schema.ts';

type Handlers = { readonly [K in Kind]: (ask: Ask<K>) => Answer<K> };

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
    removeStream: db.prepare('DELETE FROM streams WHERE name = ?'),
    byCode: db.prepare('SELECT stream, opened_at AS openedAt FROM directory WHERE code = ?'),
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

  const journal = eventJournal(db);
  const tableOf = (code: string) => sql.byCode.get(code) as unknown as Listed | undefined;

  const handlers: Handlers = {
    append: journal.append,
    read: ({ stream, fromVersion }) => firstPage(journal.eventsOf(stream, fromVersion)),
    remove({ stream, onlyIf }) {
      if (onlyIf !== undefined && sql.noted[onlyIf].get(stream) === undefined) return false;
      journal.moveAll();
      journal.forgetStream(stream);
      deleteBy(sql.removeStream, stream);
      deleteBy(sql.unlist, stream);
      return true;
    },
    register({ stream, code, openedAt }) {
      if ((tableOf(code)?.stream ?? stream) !== stream) return false;
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
    /** The last of a transaction; the appends in it came as this text. */
    finish: journal.write,
    /** So that nothing is in the journal. */
    settle: journal.moveAll,
    /** After what was asked has been taken back: nothing is known of the file any more. */
    forget: journal.read,
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
