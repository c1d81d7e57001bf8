import { holdDatabase, type KeptTable } from '../worker/store/database.ts';
import { tableDirectory } from '../worker/store/directory.ts';

export type { KeptTable };

/** Tables of this browser, the one that was used last first; none where nothing can be kept. */
export const keptTables = async (): Promise<readonly KeptTable[]> => {
  const database = holdDatabase();
  try {
    return await tableDirectory(database).all();
  } catch {
    return [];
  } finally {
    await database.close().catch(() => {});
  }
};
