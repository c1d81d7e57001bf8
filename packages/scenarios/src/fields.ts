/** A JSON object of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a person wrote it in the file. */
export const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

export const oneOf = <Item>(items: readonly Item[], value: unknown): Item | undefined =>
  items.find((item) => item === value);

export const unknownField = (fields: Fields, allowed: readonly string[]): string | undefined =>
  Object.keys(fields).find((name) => !allowed.includes(name));

/** Whether a lesson leaves this field of a step to whoever does it. */
export const isFree = ({ free }: Fields, field: string): boolean =>
  Array.isArray(free) && free.includes(field);
