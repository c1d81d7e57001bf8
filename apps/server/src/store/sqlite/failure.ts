const storeFailures = [
  'folderInUse',
  'folderNewer',
  'cannotOpen',
  'writeFailed',
  'writerGone',
  'closed',
] as const;
export type StoreFailure = (typeof storeFailures)[number];

export type StoreError = Error & { readonly code: StoreFailure };

export const storeError = (code: StoreFailure, message: string, cause?: unknown): StoreError =>
  Object.assign(new Error(message, { cause }), { code });
