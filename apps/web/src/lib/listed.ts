import { locale } from './preferences.ts';

type Joint = 'conjunction' | 'disjunction';
const formats = new Map<string, Intl.ListFormat>();

/** Names in a row, each kept apart from the direction of its neighbours. */
export const listed = (names: readonly string[], type: Joint = 'conjunction'): string => {
  const key = `${locale.value} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(locale.value, { type });
  formats.set(key, format);
  return format.format(names.map((name) => `\u2068${name}\u2069`));
};
