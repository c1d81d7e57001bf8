import {
  type Day,
  isSealedDay,
  monthOf,
  type SealedDay,
  shippedDayOf,
} from '@remez/protocol/daily';
import type { Locale } from '../../../lib/locale.ts';
import { forget, remember, remembered } from '../../../lib/storage.ts';

const pathOf = (language: Locale, month: string): string => `/days/${language}-${month}.json`;
const keptAs = (path: string): string => `month.${path}`;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Which months are kept, the latest first; each is some twenty kilobytes. */
const KEPT = 'months';
const MOST_KEPT = 6;

const keep = (path: string, text: string): void => {
  const before = (remembered(KEPT) ?? '').split(' ').filter((each) => each !== '');
  const paths = [path, ...before.filter((each) => each !== path)];
  for (const old of paths.slice(MOST_KEPT)) forget(keptAs(old));
  remember(KEPT, paths.slice(0, MOST_KEPT).join(' '));
  remember(keptAs(path), text);
};

/** As the server has it; undefined without a network, or where something else answers in its place. */
const fetchMonth = async (path: string): Promise<string | undefined> => {
  try {
    const response = await fetch(path);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
};

/** A day's board, and under which day it is sealed. */
export interface FoundDay {
  readonly sealed: SealedDay;
  readonly shipped: Day;
}

/** From the network, so that all play the same; without one, as it was fetched last. */
export const findDay = async (language: Locale, day: Day): Promise<FoundDay | undefined> => {
  const shipped = shippedDayOf(day);
  const path = pathOf(language, monthOf(shipped));
  const dayIn = (text: string): FoundDay | undefined => {
    const month = parse(text);
    if (typeof month !== 'object' || month === null) return undefined;
    const sealed = (month as { readonly [day: Day]: unknown })[shipped];
    if (isSealedDay(sealed, { language, day: shipped })) return { sealed, shipped };
    reportError(new Error(`the board of ${shipped} in ${path} is damaged`));
    return undefined;
  };
  const fetched = await fetchMonth(path);
  const found = fetched === undefined ? undefined : dayIn(fetched);
  if (fetched !== undefined && found !== undefined) {
    keep(path, fetched);
    return found;
  }
  const kept = remembered(keptAs(path));
  return kept === null ? undefined : dayIn(kept);
};

/** So that tomorrow's board is here, if the network is not. */
export const fetchAhead = (language: Locale, day: Day): void => {
  void findDay(language, day);
};
