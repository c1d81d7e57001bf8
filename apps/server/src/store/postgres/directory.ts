import type { DeviceLinks, Directory, RemovalNote, Store } from '../port.ts';
import type { Asker } from './ask.ts';
import { isUniqueViolation } from './errors.ts';

const streamsOf = (rows: readonly { readonly stream: string }[]): readonly string[] =>
  rows.map(({ stream }) => stream);

const REGISTER = `
  INSERT INTO directory (stream, code, opened_at) VALUES ($1, $2, $3)
  ON CONFLICT (stream) DO UPDATE SET code = excluded.code,
    opened_at = excluded.opened_at, closed_at = NULL, noticed_at = NULL
`;

export const directoryIn = ({ ask, guard }: Asker): Directory => ({
  register: ({ stream, code, openedAt }) =>
    guard(async (pool) => {
      try {
        await pool.query(REGISTER, [stream, code, openedAt]);
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    }),
  async byCode(code) {
    const text = 'SELECT stream FROM directory WHERE code = $1';
    return streamsOf(await ask('byCode', text, [code]))[0];
  },
  async touch(stream, openedAt) {
    await ask('touch', 'UPDATE directory SET opened_at = $2, noticed_at = NULL WHERE stream = $1', [
      stream,
      openedAt,
    ]);
  },
  unopenedSince: async (before) =>
    streamsOf(
      await ask(
        'unopened',
        `SELECT stream FROM directory WHERE opened_at < $1 AND closed_at IS NULL
         ORDER BY opened_at, stream`,
        [before],
      ),
    ),
  async notice(stream, at) {
    const [found] = await ask<{ noticed_at: number }>(
      'notice',
      `UPDATE directory SET noticed_at = least(noticed_at, $2) WHERE stream = $1
       RETURNING noticed_at`,
      [stream, at],
    );
    return found?.noticed_at ?? at;
  },
  async setClosed(stream, closedAt) {
    const text = 'UPDATE directory SET closed_at = $2 WHERE stream = $1';
    await ask('setClosed', text, [stream, closedAt]);
  },
  closedBefore: async (before) =>
    streamsOf(await ask('closed', 'SELECT stream FROM directory WHERE closed_at < $1', [before])),
});

export const deviceLinksIn = ({ ask }: Asker, now: () => number): DeviceLinks => ({
  async put({ hash, person, name, expiresAt }) {
    await ask(
      'putLink',
      `WITH expired AS (DELETE FROM device_links WHERE expires_at <= $5 AND hash <> $1)
       INSERT INTO device_links (hash, person, name, expires_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (hash) DO UPDATE SET person = excluded.person, name = excluded.name,
         expires_at = excluded.expires_at`,
      [hash, person, name, expiresAt, now()],
    );
  },
  async look(hash, moment) {
    const [link] = await ask<{ name: string | null; expires_at: number }>(
      'lookAtLink',
      'SELECT name, expires_at FROM device_links WHERE hash = $1 AND expires_at > $2',
      [hash, moment],
    );
    return link && { name: link.name, expiresAt: link.expires_at };
  },
  async take(hash, moment) {
    const [link] = await ask<{ person: string; expires_at: number }>(
      'takeLink',
      'DELETE FROM device_links WHERE hash = $1 RETURNING person, expires_at',
      [hash],
    );
    return link !== undefined && link.expires_at > moment ? link.person : undefined;
  },
});

const NOTED = {
  unopened: 'closed_at IS NULL AND noticed_at IS NOT NULL',
  closed: 'closed_at IS NOT NULL',
} as const satisfies Record<RemovalNote, string>;

/**
 * A note that someone takes away at the same moment decides: the row of the directory is waited for and
 * looked at again.
 */
export const removalIn =
  ({ ask }: Asker): Store['remove'] =>
  async (stream, onlyIf) => {
    if (onlyIf === undefined) {
      await ask(
        'remove',
        `WITH unlisted AS (DELETE FROM directory WHERE stream = $1)
         DELETE FROM streams WHERE name = $1`,
        [stream],
      );
      return true;
    }
    const removed = await ask(
      `remove ${onlyIf}`,
      `WITH unlisted AS (
         DELETE FROM directory WHERE stream = $1 AND ${NOTED[onlyIf]} RETURNING stream
       ), removed AS (
         DELETE FROM streams USING unlisted WHERE streams.name = unlisted.stream
       ) SELECT stream FROM unlisted`,
      [stream],
    );
    return removed.length > 0;
  };
