import { holdDatabase, type KeptTable } from '../worker/store/database.ts';
import { tableDirectory } from '../worker/store/directory.ts';

export type { KeptTable };

/** The one that was used last first; none where nothing can be kept. */
const allKept = async (): Promise<readonly KeptTable[]> => {
  const database = holdDatabase();
  try {
    return await tableDirectory(database).all();
  } catch {
    return [];
  } finally {
    await database.close().catch(() => {});
  }
};

/** Games of this browser that someone plays alone. */
export const keptTables = async (): Promise<readonly KeptTable[]> =>
  (await allKept()).filter(({ lesson }) => lesson === undefined);

/** The lesson of this game that was begun last, if there is one. */
export const keptLesson = async (
  game: string,
): Promise<{ readonly table: string; readonly chapter: string } | undefined> => {
  const found = (await allKept()).find((each) => each.game === game && each.lesson !== undefined);
  return found?.lesson && { table: found.table, chapter: found.lesson.chapter };
};
