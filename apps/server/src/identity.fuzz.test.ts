import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCookie, makePerson, readPersons } from './identity.ts';

const key = new Uint8Array(32).fill(7);
const persons = [makePerson(), makePerson()];
const [cookie = ''] = makeCookie(persons, { key, secure: false }).split(';');

/** Those who were signed, or nobody. */
const isNobodyElse = (header: string) => {
  const read = readPersons(header, key);
  if (read.length > 0) expect(read).toEqual(persons);
};

test('no cookie makes anyone someone they are not, and none makes the reader throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readPersons(text, key)).toEqual([]);
      expect(readPersons(`remez=${text}`, key)).toEqual([]);
    }),
  );
});

test('nor does one of ours of which anything was changed', () => {
  fc.assert(
    fc.property(fc.nat(cookie.length), fc.nat(5), fc.string({ maxLength: 5 }), (at, cut, put) => {
      isNobodyElse(cookie.slice(0, at) + put + cookie.slice(at + cut));
      isNobodyElse(`${put}; ${cookie}; ${put}`);
    }),
  );
});
