import { locale } from './preferences.ts';

const formats = new Map<string, Intl.ListFormat>();

/** Names in a row, each kept apart from the direction of its neighbours. */
export const listed = (names: readonly string[]): string => {
  const language = locale.value;
  const format = formats.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  formats.set(language, format);
  return format.format(names.map((name) => `\u2068${name}\u2069`));
};
