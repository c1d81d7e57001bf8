import { statSync } from 'node:fs';

/** Which file a name leads to; undefined when it leads nowhere. */
const fileAt = (path: string): string | undefined => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}/${found.ino}`;
};

/**
 * A file that is open stays writable after someone has deleted it or moved its folder away, and
 * what is written then is gone when the process ends. So it is asked whether the names still
 * lead to the files that were opened. It must not open them to find out: closing any other handle
 * of a file would give up the lock that SQLite holds on it.
 */
export const openedPlace = (file: string) => {
  const wal = `${file}-wal`;
  const opened = fileAt(file);
  /** SQLite makes it with the first write. */
  let openedWal: string | undefined;
  return {
    isStillThere(): boolean {
      if (fileAt(file) !== opened) return false;
      openedWal ??= fileAt(wal);
      return fileAt(wal) === openedWal;
    },
  };
};
