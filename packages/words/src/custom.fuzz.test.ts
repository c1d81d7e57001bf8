import { makeReferee, NO_PHRASES } from '@remez/language';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAST_WORDS, parseList } from './custom.ts';
import { entriesOf } from './packs.ts';

const referee = makeReferee({
  he: { entries: entriesOf('he'), common: [], phrases: NO_PHRASES },
  en: { entries: entriesOf('en'), common: [], phrases: NO_PHRASES },
});
const wordsOf = (language: 'he' | 'en', count: number) =>
  entriesOf(language)
    .slice(0, count)
    .map(({ word }) => word);

test('C2 · whatever is pasted gives words that fit their cards, or faults of lines that exist', () => {
  const line = fc.oneof(
    fc.constantFrom(...wordsOf('he', 40), ...wordsOf('en', 5)),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('', ' ', '\u200f', 'כלבים', 'דו״ח'),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 70 }), (lines) => {
      const text = lines.join('\n');
      const list = parseList(text, referee);
      if (list.ok) {
        expect(list.words.length).toBeGreaterThanOrEqual(LEAST_WORDS);
        for (const word of list.words) expect(word).toMatch(/^[\p{L}0-9'" -]{1,24}$/u);
        expect(new Set(list.words).size).toBe(list.words.length);
        /** What was taken is taken again, word for word. */
        expect(parseList(list.words.join('\n'), referee)).toEqual(list);
      } else {
        const count = text.split(/\r\n|[\n\r\u2028\u2029,;\t،，、؛；]/u).length;
        expect(list.faults.length).toBeGreaterThan(0);
        for (const { line: at, other } of list.faults) {
          if (at !== null) expect(at).toBeLessThanOrEqual(count);
          if (other !== null) expect(other).toBeLessThan(at ?? 0);
        }
      }
    }),
    { numRuns: 150 },
  );
});
