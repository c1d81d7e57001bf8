const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Undefined where nothing of it can be the same. */
const partOf = (whole: object, key: string): unknown =>
  Object.hasOwn(whole, key) ? Reflect.get(whole, key) : undefined;

/**
 * The value that comes after, with every part of it that equals the same part of the one before
 * replaced by that: whoever compares by identity sees only what has changed.
 */
export const reused = (before: unknown, after: unknown): unknown => {
  if (!isObject(before) || !isObject(after) || before === after) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const was = Object.keys(before);
  const parts = Object.entries(after);
  /** The same keys in the same order, so that it is also written as the same text. */
  let isSame = was.length === parts.length;
  for (const [place, entry] of parts.entries()) {
    const [key, part] = entry;
    const old = partOf(before, key);
    entry[1] = reused(old, part);
    isSame &&= was[place] === key && entry[1] === old;
  }
  if (isSame) return before;
  return Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
};
