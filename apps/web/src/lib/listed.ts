import { locale } from './locale.ts';

type Joint = 'conjunction' | 'disjunction';
const formats = new Map<string, Intl.ListFormat>();

/** Names in a row, each kept apart from the direction of its neighbours. */
export const listed = (names: readonly string[], type: Joint = 'conjunction'): string => {
  const key = `${locale.value} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(locale.value, { type });
  formats.set(key, format);
  /** Isolated only afterwards: Hebrew joins by the first letter of what follows. */
  return format
    .formatToParts(names)
    .map((part) => (part.type === 'element' ? `\u2068${part.value}\u2069` : part.value))
    .join('');
};
