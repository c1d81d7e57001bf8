import { type Day, monthOf, type SealedDay, shippedDayOf } from '@remez/protocol/daily';
import type { Locale } from '../../../lib/preferences.ts';
import { forget, remember, remembered } from '../../../lib/storage.ts';

type Month = { readonly [day: Day]: SealedDay };

const pathOf = (language: Locale, month: string): string => `/days/${language}-${month}.json`;
const keptAs = (path: string): string => `month.${path}`;

const parse = (text: string | null): Month | undefined => {
  try {
    const month: unknown = JSON.parse(text ?? 'null');
    return typeof month === 'object' && month !== null ? (month as Month) : undefined;
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

/** From the network, so that all play the same; without one, as it was fetched last. */
const monthAt = async (path: string): Promise<Month | undefined> => {
  try {
    const response = await fetch(path);
    const text = response.ok ? await response.text() : null;
    const month = parse(text);
    if (text !== null && month !== undefined) {
      keep(path, text);
      return month;
    }
  } catch {
    /** No network. */
  }
  return parse(remembered(keptAs(path)));
};

/** A day's board, and under which day it is sealed. */
export interface FoundDay {
  readonly sealed: SealedDay;
  readonly shipped: Day;
}

export const findDay = async (language: Locale, day: Day): Promise<FoundDay | undefined> => {
  const shipped = shippedDayOf(day);
  const month = await monthAt(pathOf(language, monthOf(shipped)));
  const sealed = month?.[shipped];
  return sealed === undefined ? undefined : { sealed, shipped };
};

/** So that tomorrow's board is here, if the network is not. */
export const fetchAhead = (language: Locale, day: Day): void => {
  void findDay(language, day);
};
