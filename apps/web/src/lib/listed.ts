import { locale } from './preferences.ts';

const formats = new Map<string, Intl.ListFormat>();

/** Names in a row, each kept apart from the direction of its neighbours. */
export const listed = (names: readonly string[]): string => {
  const language = locale.value;
  const format = formats.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  formats.set(language, format);
  /** Isolated only afterwards: Hebrew joins by the first letter of what follows. */
  return format
    .formatToParts(names)
    .map(({ type, value }) => (type === 'element' ? `\u2068${value}\u2069` : value))
    .join('');
};
