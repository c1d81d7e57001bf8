import type { DatabaseHolder, KeptTable } from './database.ts';

/** A row that is damaged hides no other, and nothing of its table is removed. */
const isWhole = (row: unknown): row is KeptTable => {
  if (typeof row !== 'object' || row === null) return false;
  const { table, game, running, at } = row as Partial<KeptTable>;
  return (
    typeof table === 'string' &&
    typeof game === 'string' &&
    typeof running === 'boolean' &&
    Number.isFinite(at)
  );
};

/** Which tables are kept in this browser. */
export const tableDirectory = (database: DatabaseHolder) => ({
  async put(kept: KeptTable): Promise<void> {
    await (await database.get()).put('tables', kept, kept.table);
  },
  async get(table: string): Promise<KeptTable | undefined> {
    const row: unknown = await (await database.get()).get('tables', table);
    return isWhole(row) ? row : undefined;
  },
  /** The one that was used last comes first. */
  async all(): Promise<readonly KeptTable[]> {
    const rows: readonly unknown[] = await (await database.get()).getAll('tables');
    return rows.filter(isWhole).sort((one, other) => other.at - one.at);
  },
  async remove(table: string): Promise<void> {
    await (await database.get()).delete('tables', table);
  },
});
export type TableDirectory = ReturnType<typeof tableDirectory>;
