import { CLOSED_KEPT } from '@remez/table';
import type { Directory } from './store/port.ts';

const WEEK = 7 * 86_400_000;

/** How long a table must have been due, by `uptime`, before it is removed. */
const CONFIRMED_AFTER = 1_800_000;

/**
 * Which tables go. A clock may be wrong now, or may have been wrong when a table was made, so no
 * single reading of it removes anything. A table that nobody opens must have been noticed as such a
 * while ago, by a note that opening it takes away; and whatever goes has been due for half an hour,
 * by a clock that nobody can set.
 */
export const makeSweeper = ({
  directory,
  now,
  uptime,
  removeClosed,
  removeUnopened,
}: {
  readonly directory: Directory;
  readonly now: () => number;
  /** Milliseconds since some moment in this process; it only goes forward. */
  readonly uptime: () => number;
  /** Whether it was removed. */
  readonly removeClosed: (stream: string) => Promise<boolean>;
  readonly removeUnopened: (stream: string) => Promise<boolean>;
}) => {
  let dueSince: ReadonlyMap<string, number> = new Map();

  const unopenedFor = async (keep: number): Promise<readonly string[]> => {
    const time = now();
    const notice = Math.min(WEEK, keep / 2);
    const due = new Set(await directory.unopenedSince(time - keep));
    const old: string[] = [];
    for (const stream of await directory.unopenedSince(time - keep + notice)) {
      const noticedAt = await directory.notice(stream, time);
      if (due.has(stream) && time - noticedAt >= notice) old.push(stream);
    }
    return old;
  };

  return {
    /** Removes what nobody has opened for so long, and what was closed and not opened again. */
    async sweep(keep: number): Promise<number> {
      const moment = uptime();
      const closed = await directory.closedBefore(now() - CLOSED_KEPT);
      const unopened = await unopenedFor(keep);
      const before = dueSince;
      const sinceOf = (stream: string) => before.get(stream) ?? moment;
      const isConfirmed = (stream: string) => moment - sinceOf(stream) >= CONFIRMED_AFTER;
      dueSince = new Map([...closed, ...unopened].map((stream) => [stream, sinceOf(stream)]));
      let removed = 0;
      for (const stream of closed.filter(isConfirmed)) {
        if (await removeClosed(stream)) removed += 1;
      }
      for (const stream of unopened.filter(isConfirmed)) {
        if (await removeUnopened(stream)) removed += 1;
      }
      return removed;
    },
  };
};
