import { remember, remembered } from './storage.ts';

const OPENED = 'opened';
const MOST = 3;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The last tables that were opened in this browser, the newest first. */
export const openedHere = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(remembered(OPENED) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText).slice(0, MOST) : [];
  } catch {
    return [];
  }
};

export const rememberOpened = (table: string): void => {
  const tables = [table, ...openedHere().filter((each) => each !== table)].slice(0, MOST);
  remember(OPENED, JSON.stringify(tables));
};
