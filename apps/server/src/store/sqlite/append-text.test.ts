import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainAppend, makeAppends, readAppends } from './append-text.ts';

const anyAppend = fc.record({
  kind: fc.constant('append' as const),
  stream: fc.string({ unit: 'binary' }),
  expectedVersion: fc.nat(),
  commandId: fc.string({ unit: 'binary' }),
  by: fc.string(),
  at: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
  events: fc.array(
    fc.record({ schema: fc.nat(), json: fc.jsonValue().map((value) => JSON.stringify(value)) }),
    { maxLength: 4 },
  ),
});

test('what is written for the other thread is read there as it was', () => {
  fc.assert(
    fc.property(fc.array(anyAppend), (appends) => {
      const plain = appends.filter(isPlainAppend);
      /** JSON, and so the log, has no negative zero. */
      expect(readAppends(makeAppends(plain))).toEqual(
        plain.map((append) => ({ ...append, at: append.at + 0 || 0 })),
      );
    }),
  );
});

test('a name that holds what stands between fields does not go as text', () => {
  const append = { kind: 'append', stream: 'a\nb', commandId: '', by: '' } as const;
  expect(isPlainAppend({ ...append, expectedVersion: 0, at: 0, events: [] })).toBe(false);
});
