import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applied, difference } from './difference.ts';

const text = (value: unknown) => JSON.stringify(value);

/** As it arrives: through JSON, both the value before and the change. */
const carried = (before: unknown, after: unknown): unknown => {
  const change = difference(before, after);
  if (change === undefined) return JSON.parse(text(before));
  return applied(JSON.parse(text(before)), JSON.parse(text(change)));
};

/** Objects with few keys in any order, so that fields come, go and change places. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.constantFrom(0, 1, 'a', '', null, true),
    tie('list'),
    tie('fields'),
  ),
  list: fc.array(tie('value'), { maxLength: 5 }),
  fields: fc
    .array(fc.tuple(fc.constantFrom('a', 'b', 'c', '0', '-', 'length'), tie('value')), {
      maxLength: 5,
    })
    .map((entries) => Object.fromEntries(entries)),
}));

describe('what becomes of a value', () => {
  test('a change makes, byte for byte, the other value of it', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        expect(text(carried({ of: before }, { of: after }))).toBe(text({ of: after }));
      }),
      { numRuns: 3000 },
    );
  });

  test('what comes anew as it was stays the same object', () => {
    const before = { cards: [{ word: 'ים' }, { word: 'הר' }], can: { guess: [1] }, turn: 1 };
    const after = {
      turn: 2,
      cards: [{ word: 'ים' }, { word: 'הר', covered: 'red' }],
      can: { guess: [1] },
    };
    const became = applied(before, [after]) as typeof before;
    expect(text(became)).toBe(text(after));
    expect(became.can).toBe(before.can);
    expect(became.cards[0]).toBe(before.cards[0]);
    expect(became.cards[1]).not.toBe(before.cards[1]);
    expect(applied(before, [structuredClone(before)])).toBe(before);
  });

  test('nothing is said of two values that are alike', () => {
    fc.assert(
      fc.property(value, (each) => {
        expect(difference(each, structuredClone(each))).toBeUndefined();
      }),
    );
  });

  const one = { word: 'ים' };
  const other = { word: 'הר' };
  test.each([
    ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
    ['a field of a field', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, { a: { c: [3] } }],
    ['a field that is new', { a: 1 }, { a: 1, b: null }, { b: [null] }],
    ['a field that is gone', { a: 1, b: 2 }, { b: 2 }, { a: [] }],
    ['a field that is undefined is not there', { a: 1, b: undefined }, { a: 1 }, undefined],
    ['a new field before others: all of them', { b: 2 }, { a: 1, b: 2 }, [{ a: 1, b: 2 }]],
    ['an element', [one, other], [one, { word: 'עץ' }], { 1: { word: ['עץ'] } }],
    ['an element at the end', [one], [one, other], { 1: [other] }],
    ['the first leaves, one comes', [one, other], [other, { n: 1 }], { '-': 1, 1: [{ n: 1 }] }],
    ['a shorter list: all of it', [one, other], [one], [[one]]],
    ['a list of plain values: all of it', [1, 2, 3], [1, 3], [[1, 3]]],
    ['an empty list', [one], [], [[]]],
    ['another kind of thing', { a: [1] }, { a: { 0: 1 } }, { a: [{ 0: 1 }] }],
  ])('%s', (_, before, after, change) => {
    expect(difference(before, after)).toEqual(change);
    expect(text(carried(before, after))).toBe(text(after));
  });

  test('what the change does not lead to stays the same object', () => {
    const before = { kept: { a: 1 }, list: [{ b: 1 }, { c: 1 }] };
    const after = applied(before, { list: { 1: { c: [2] } } }) as typeof before;
    expect(after.kept).toBe(before.kept);
    expect(after.list[0]).toBe(before.list[0]);
    expect(before.list[1]).toEqual({ c: 1 });
  });

  test.each([
    [{ a: 1 }, 7],
    [{ a: 1 }, null],
    [{ a: 1 }, { a: { b: [1] } }],
    [undefined, { a: [1] }],
    [[1], { 0: { 0: [1] } }],
    [{ a: 1 }, { b: [] }],
    [{ a: 1 }, []],
    [{ a: 1 }, [1, 2]],
    [[1], { 2: [1] }],
    [[1], { 0: [] }],
    [[1], { length: [0] }],
    [[1], { '01': [0] }],
    [[1], { '-': 2 }],
    [[1], { '-': 'all' }],
  ])('%j cannot become anything by %j', (before, change) => {
    expect(() => applied(before, change)).toThrow(TypeError);
  });

  test('no change reaches what every object inherits', () => {
    applied({}, JSON.parse('{"__proto__":{"polluted":[true]}}'));
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
