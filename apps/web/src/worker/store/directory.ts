import type { DatabaseHolder, KeptTable } from './database.ts';

/** Which tables are kept in this browser. */
export const tableDirectory = (database: DatabaseHolder) => ({
  async put(kept: KeptTable): Promise<void> {
    await (await database.get()).put('tables', kept, kept.table);
  },
  async get(table: string): Promise<KeptTable | undefined> {
    return (await database.get()).get('tables', table);
  },
  /** The one that was used last comes first. */
  async all(): Promise<readonly KeptTable[]> {
    const kept = await (await database.get()).getAll('tables');
    return kept.sort((one, other) => other.at - one.at);
  },
  async remove(table: string): Promise<void> {
    await (await database.get()).delete('tables', table);
  },
});
export type TableDirectory = ReturnType<typeof tableDirectory>;
