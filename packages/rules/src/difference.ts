import { reused } from './reused.ts';

/**
 * What makes one JSON value out of another, computed from the two alone. An object leads into fields,
 * or into elements of an array by their index; `[value]` is what a field becomes, `[]` that it is gone.
 * In an array `-` says how many elements leave at the front first.
 */
export type Change = readonly [] | readonly [value: unknown] | { readonly [key: string]: unknown };

type Fields = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What was found between two arrays, by the second of them. */
type Known = Map<
  readonly unknown[],
  { readonly before: unknown; readonly change: Change | undefined }
>;

/** Between two arrays, for which the kept elements stay where they are relative to each other. */
const changedElements = (
  before: readonly unknown[],
  after: readonly unknown[],
  known: Known | undefined,
): Change | undefined => {
  if (after.length === 0) return before.length === 0 ? undefined : [after];
  /** Lists of numbers and names are short: to say each is shorter than to say which ones changed. */
  const isPlain = !isObject(after[0]) && !after.some(isObject);
  const left = isPlain ? 0 : Math.max(0, before.indexOf(after[0]));
  const kept = before.length - left;
  const isSame = (_: unknown, index: number) => after[index] === before[index];
  if (isPlain) return kept === after.length && after.every(isSame) ? undefined : [after];
  if (kept > after.length || kept === 0) return [after];
  let change: { [key: string]: unknown } | undefined = left > 0 ? { '-': left } : undefined;
  for (let index = 0; index < after.length; index += 1) {
    const part = index < kept ? between(before[left + index], after[index], known) : [after[index]];
    if (part === undefined) continue;
    change ??= {};
    change[index] = part;
  }
  return change;
};

const changedList = (
  before: readonly unknown[],
  after: readonly unknown[],
  known: Known | undefined,
): Change | undefined => {
  const found = known?.get(after);
  if (found !== undefined && found.before === before) return found.change;
  const change = changedElements(before, after, known);
  known?.set(after, { before, change });
  return change;
};

/** A field that is undefined is not there, as in JSON. */
const isThere = (fields: Fields, key: string): boolean => fields[key] !== undefined;

const keysOf = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((key) => isThere(fields, key));

/** Whoever applies a change adds new fields at the end: in any other order the object goes whole. */
const isInOrder = (before: Fields, after: Fields): boolean => {
  const kept = keysOf(before).filter((key) => isThere(after, key));
  return keysOf(after).every((key, place) => place >= kept.length || key === kept[place]);
};

const changedFields = (
  before: Fields,
  after: Fields,
  known: Known | undefined,
): Change | undefined => {
  let change: { [key: string]: unknown } | undefined;
  const order = Object.keys(before);
  let place = 0;
  let isSameOrder = true;
  for (const key in after) {
    if (order[place] === key) place += 1;
    else isSameOrder = false;
    const is = after[key];
    const was = before[key];
    if (is === was || is === undefined) continue;
    const part = was === undefined ? [is] : between(was, is, known);
    if (part === undefined) continue;
    change ??= {};
    change[key] = part;
  }
  if (isSameOrder && place === order.length && change === undefined) return undefined;
  for (const key of order) {
    if (after[key] !== undefined || before[key] === undefined) continue;
    change ??= {};
    change[key] = [];
  }
  return isSameOrder || isInOrder(before, after) ? change : [after];
};

const between = (before: unknown, after: unknown, known: Known | undefined): Change | undefined => {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after)) return [after];
  if (Array.isArray(before) !== Array.isArray(after)) return [after];
  return Array.isArray(before)
    ? changedList(before, after as readonly unknown[], known)
    : changedFields(before as Fields, after as Fields, known);
};

/** Undefined if nothing has changed. Parts that are the same object are not looked into. */
export const difference = (before: unknown, after: unknown): Change | undefined =>
  between(before, after, undefined);

/**
 * For several pairs that have lists in common, as the views of several people after one move: what a
 * list has become is found once.
 */
export const differences = (): typeof difference => {
  const known: Known = new Map();
  return (before, after) => between(before, after, known);
};

const isLead = (change: unknown): change is Fields => isObject(change) && !Array.isArray(change);

const misfit = (): never => {
  throw new TypeError('the change leads nowhere');
};

const INDEX = /^(?:0|[1-9]\d*)$/u;

const listAfter = (list: readonly unknown[], { '-': left = 0, ...change }: Fields): unknown[] => {
  if (!Number.isInteger(left) || Number(left) < 0 || Number(left) > list.length) return misfit();
  const copy = list.slice(Number(left));
  for (const [key, part] of Object.entries(change)) {
    const index = Number(key);
    if (!INDEX.test(key) || index > copy.length || isGone(part)) return misfit();
    copy[index] = applied(copy[index], part);
  }
  return copy;
};

const isGone = (part: unknown): boolean => Array.isArray(part) && part.length === 0;

const objectAfter = (value: object, change: Fields): object => {
  const copy = { ...value } as Record<string, unknown>;
  for (const [key, part] of Object.entries(change)) {
    if (!isGone(part)) copy[key] = applied(copy[key], part);
    else if (Object.hasOwn(copy, key)) delete copy[key];
    else return misfit();
  }
  return copy;
};

/**
 * What a value becomes. Whatever the change does not lead to stays the same object, and so does what
 * comes anew as it was. Throws if it is no change of this value.
 */
export const applied = (value: unknown, change: unknown): unknown => {
  if (Array.isArray(change)) return change.length === 1 ? reused(value, change[0]) : misfit();
  if (!isLead(change) || !isObject(value)) return misfit();
  return Array.isArray(value) ? listAfter(value, change) : objectAfter(value, change);
};
