import { remember, remembered } from './storage.ts';

const BEEN = 'tables';
/** As many as the server answers at once. */
const MOST = 5;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The last tables at which someone of this browser was a member, the newest first. */
export const tablesBeen = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(remembered(BEEN) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText).slice(0, MOST) : [];
  } catch {
    return [];
  }
};

export const rememberTable = (table: string): void => {
  const before = tablesBeen();
  if (before[0] === table) return;
  const tables = [table, ...before.filter((each) => each !== table)].slice(0, MOST);
  remember(BEEN, JSON.stringify(tables));
};

export const forgetTables = (gone: readonly string[]): void => {
  if (gone.length === 0) return;
  remember(BEEN, JSON.stringify(tablesBeen().filter((each) => !gone.includes(each))));
};
