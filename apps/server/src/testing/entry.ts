import type { Entry } from '@remez/table';

/** What one command writes to a log, where it does not matter what. */
export const entryOf = (commandId: string, event: unknown = commandId): Entry => ({
  commandId,
  by: 'dana',
  at: 1,
  events: [{ schema: 1, event }],
});
