import { holdDatabase, type KeptTable } from '../worker/store/database.ts';
import { tableDirectory } from '../worker/store/directory.ts';

export type { KeptTable };

/** Games and lessons of this browser, the one that was used last first; none where nothing can be kept. */
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

/** The lesson of this game that was begun last, if there is one. */
export const keptLesson = async (
  game: string,
): Promise<{ readonly table: string; readonly chapter: string } | undefined> => {
  const found = (await keptTables()).find(
    (each) => each.game === game && each.lesson !== undefined,
  );
  return found?.lesson && { table: found.table, chapter: found.lesson.chapter };
};
