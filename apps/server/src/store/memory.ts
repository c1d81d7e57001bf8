import { randomBytes } from 'node:crypto';
import { memoryLog } from '@remez/table';
import type { RemovalNote, Store } from './port.ts';

/** Keeps everything until the process ends: for tests, and for trying things out. */
export const memoryStore = ({ now = Date.now }: { readonly now?: () => number } = {}): Store => {
  const log = memoryLog();
  interface Listed {
    readonly code: string;
    readonly openedAt: number;
    readonly closedAt: number | null;
    readonly noticedAt: number | null;
  }
  const tables = new Map<string, Listed>();
  const streamByCode = new Map<string, string>();
  const links = new Map<
    string,
    { readonly person: string; readonly name: string | null; readonly expiresAt: number }
  >();
  const key = Uint8Array.from(randomBytes(32));
  let closed = false;

  const unlist = (stream: string): void => {
    const table = tables.get(stream);
    if (table) streamByCode.delete(table.code);
    tables.delete(stream);
  };

  const isNoted = (stream: string, note: RemovalNote): boolean => {
    const table = tables.get(stream);
    if (table === undefined) return false;
    const { closedAt, noticedAt } = table;
    return note === 'closed' ? closedAt !== null : closedAt === null && noticedAt !== null;
  };

  return {
    log,
    directory: {
      async register({ stream, code, openedAt }) {
        if ((streamByCode.get(code) ?? stream) !== stream) return false;
        unlist(stream);
        tables.set(stream, { code, openedAt, closedAt: null, noticedAt: null });
        streamByCode.set(code, stream);
        return true;
      },
      byCode: async (code) => streamByCode.get(code),
      async touch(stream, openedAt) {
        const table = tables.get(stream);
        if (table) tables.set(stream, { ...table, openedAt, noticedAt: null });
      },
      unopenedSince: async (before) =>
        [...tables]
          .filter(([, { openedAt, closedAt }]) => closedAt === null && openedAt < before)
          .sort(([, a], [, b]) => a.openedAt - b.openedAt)
          .map(([stream]) => stream),
      async notice(stream, at) {
        const table = tables.get(stream);
        const noticedAt = Math.min(table?.noticedAt ?? at, at);
        if (table) tables.set(stream, { ...table, noticedAt });
        return noticedAt;
      },
      async setClosed(stream, closedAt) {
        const table = tables.get(stream);
        if (table) tables.set(stream, { ...table, closedAt });
      },
      closedBefore: async (before) =>
        [...tables]
          .filter(([, { closedAt }]) => closedAt !== null && closedAt < before)
          .map(([stream]) => stream),
    },
    deviceLinks: {
      async put({ hash, person, name, expiresAt }) {
        const moment = now();
        for (const [old, link] of links) if (link.expiresAt <= moment) links.delete(old);
        links.set(hash, { person, name, expiresAt });
      },
      async look(hash, moment) {
        const link = links.get(hash);
        if (link === undefined || link.expiresAt <= moment) return undefined;
        return { name: link.name, expiresAt: link.expiresAt };
      },
      async take(hash, moment) {
        const link = links.get(hash);
        links.delete(hash);
        return link && link.expiresAt > moment ? link.person : undefined;
      },
    },
    signingKey: async () => key.slice(),
    async remove(stream, onlyIf) {
      if (onlyIf !== undefined && !isNoted(stream, onlyIf)) return false;
      log.remove(stream);
      unlist(stream);
      return true;
    },
    async ready() {
      if (closed) throw new Error('the store is closed');
    },
    async close() {
      closed = true;
    },
  };
};
