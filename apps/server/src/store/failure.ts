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
  /**
   * The database cannot be reached, or the connection broke. What was under way may or may not be
   * written: ask again by the same id.
   */
  'databaseGone',
  'databaseNewer',
  /** By a server where none may be, or by a restore or a migration. */
  'databaseInUse',
  'databaseMissing',
  /** It holds something already, and would be written over. */
  'notEmpty',
  /** What was written is not what was read. */
  'copyDiffers',
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

/** What whoever looks after a server should know. */
export interface Note {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: object;
  readonly message: string;
}
