import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type DailyBoard,
  type Day,
  daysAfter,
  FIRST_DAY,
  LAST_DAY,
  monthOf,
  numberOf,
  readDay,
  type SealedDay,
  sealDay,
} from '@remez/rules/daily';
import type { Language } from '@remez/words';

/** Where a page fetches a month from. */
const FOLDER = new URL('../../apps/web/public/days/', import.meta.url);

export const SHIPPED: readonly Day[] = Array.from(
  { length: numberOf(LAST_DAY) - numberOf(FIRST_DAY) + 1 },
  (_, nth) => daysAfter(FIRST_DAY, nth),
);

export const fileOf = (language: Language, month: string): URL =>
  new URL(`${language}-${month}.json`, FOLDER);

/** A month as it is fetched: its days by their names. */
export type Month = { readonly [day: Day]: SealedDay };

export const readMonth = (language: Language, month: string): Month => {
  const file = fileOf(language, month);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Month) : {};
};

const opened = (sealed: SealedDay, name: { language: Language; day: Day }): DailyBoard => {
  const { words, clues, identity, clueWord, meant } = readDay(sealed, name);
  return {
    words,
    key: words.map((_, card) => identity(card)),
    clues: Array.from({ length: clues }, (_, nth) => ({ word: clueWord(nth), meant: meant(nth) })),
  };
};

/** All boards that are there, opened, by day. */
export const readBoards = (language: Language): ReadonlyMap<Day, DailyBoard> => {
  const months = [...new Set(SHIPPED.map(monthOf))];
  return new Map(
    months.flatMap((month) =>
      Object.entries(readMonth(language, month)).map(
        ([day, sealed]) => [day, opened(sealed, { language, day })] as const,
      ),
    ),
  );
};

/** A day a line, so that a change of one day is a change of one line. */
export const writeBoards = (language: Language, boards: ReadonlyMap<Day, DailyBoard>): void => {
  mkdirSync(FOLDER, { recursive: true });
  const byMonth = new Map<string, string[]>();
  for (const [day, board] of [...boards].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const line = `${JSON.stringify(day)}:${JSON.stringify(sealDay(board, { language, day }))}`;
    byMonth.set(monthOf(day), [...(byMonth.get(monthOf(day)) ?? []), line]);
  }
  for (const [month, lines] of byMonth) {
    writeFileSync(fileOf(language, month), `{\n${lines.join(',\n')}\n}\n`);
  }
};
