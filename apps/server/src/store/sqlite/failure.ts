const storeFailures = [
  'folderInUse',
  'folderNewer',
  'cannotOpen',
  'writeFailed',
  /** Someone has moved or deleted the open file: what is written now would be lost. */
  'folderGone',
  'diskFull',
  /** Its thread ended. What was under way may or may not be written: ask again by the same id. */
  'writerGone',
  /** The thread was started again and again, and ended each time. */
  'cannotRestart',
  'closed',
  'notADatabase',
  'fileMissing',
  'fileExists',
  /** Not one whole file: someone has it open, or left a write-ahead log beside it. */
  'fileOpen',
  'ownFile',
  'fileNewer',
  'damaged',
  'noSpace',
  'backupFailed',
] as const;
export type StoreFailure = (typeof storeFailures)[number];

export type StoreError = Error & { readonly code: StoreFailure };

export const storeError = (code: StoreFailure, message: string, cause?: unknown): StoreError =>
  Object.assign(new Error(message, { cause }), { code });

export const isStoreError = (error: unknown): error is StoreError =>
  error instanceof Error && 'code' in error && storeFailures.some((code) => code === error.code);

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const SQLITE = { busy: 5, full: 13, notADatabase: 26, corrupt: 11 } as const;

/** SQLite adds detail in the higher bits of its codes. */
export const isSqlite = (error: unknown, kind: keyof typeof SQLITE): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === SQLITE[kind];
