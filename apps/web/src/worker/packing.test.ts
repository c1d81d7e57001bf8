import { phrasesOf } from '@remez/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packing.ts';

test('words come out as they went in, each once', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string({ minLength: 1 }).filter((each) => !/\n/u.test(each)),
        { minLength: 1 },
      ),
      (words) => {
        expect(unpack(pack(words))).toEqual([...new Set(words)].sort());
      },
    ),
  );
});

test('L11 · so do all expressions, in fewer letters', () => {
  for (const list of Object.values(phrasesOf('he'))) {
    const packed = pack(list);
    expect(new Set(unpack(packed))).toEqual(new Set(list));
    expect(packed.length).toBeLessThan(list.join('\n').length);
  }
});
