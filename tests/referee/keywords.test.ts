import { packReferee } from '@remez/server/referee';
import { PACKS } from '@remez/words';
import { expect, test } from 'vitest';

const { alike } = packReferee();

test.each(['decrypto.he', 'decrypto.en'] as const)(
  'X15 · %s · every listed form of a keyword is that keyword, and no other keyword is',
  (id) => {
    const { entries, language } = PACKS[id];
    const whole = ({ word }: { readonly word: string }) => !/[ -]/u.test(word);
    const missed = entries
      .filter(whole)
      .flatMap(({ word, forms }) =>
        forms.filter((form) => !alike(form, word, language)).map((form) => `${form} ≠ ${word}`),
      );
    expect(missed).toEqual([]);
    const words = entries.map(({ word }) => word);
    const confused = words.flatMap((one, at) =>
      words
        .slice(0, at)
        .flatMap((other) => (alike(one, other, language) ? [`${one} = ${other}`] : [])),
    );
    expect(confused).toEqual([]);
  },
);
