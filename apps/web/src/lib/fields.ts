import { computed, type ReadonlySignal } from '@preact/signals';

/**
 * An object that changes, to be read field by field: whoever draws a field is drawn again when that
 * field is another one, and not when something beside it changes. It always tells what is so now;
 * to keep what was, read `source.value`.
 */
export const fieldsOf = <Value extends object>(source: ReadonlySignal<Value>): Value => {
  const fields = new Map<PropertyKey, ReadonlySignal<unknown>>();
  return new Proxy({} as Value, {
    get(_, key) {
      const known = fields.get(key);
      if (known !== undefined) return known.value;
      const field = computed(() => Reflect.get(source.value, key) as unknown);
      fields.set(key, field);
      return field.value;
    },
    has: (_, key) => Reflect.has(source.value, key),
    ownKeys: () => Reflect.ownKeys(source.value),
    getOwnPropertyDescriptor: (_, key) =>
      Reflect.getOwnPropertyDescriptor({ ...source.value }, key),
  });
};

/** A list that comes anew each time, but is another one only if something else is in it. */
export const sameList = <Item>(read: () => readonly Item[]): ReadonlySignal<readonly Item[]> => {
  let last: readonly Item[] = [];
  return computed(() => {
    const next = read();
    const isSame = next.length === last.length && next.every((item, nth) => item === last[nth]);
    if (!isSame) last = next;
    return last;
  });
};
