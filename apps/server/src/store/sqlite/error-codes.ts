const SQLITE = { busy: 5, full: 13, notADatabase: 26, corrupt: 11 } as const;

/** SQLite adds detail in the higher bits of its codes. */
export const isSqlite = (error: unknown, kind: keyof typeof SQLITE): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === SQLITE[kind];
