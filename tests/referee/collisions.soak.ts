import { LANGUAGES } from '@remez/words';
import { expect, test } from 'vitest';
import { itemsOf } from '../../scripts/collisions/find.ts';
import { waitingIn } from '../../scripts/collisions/judged.ts';

test.each(LANGUAGES)(
  'L2–L5 · %s: all collisions that are found have been judged (else: npm run collisions -- --write)',
  (language) => {
    expect(waitingIn(itemsOf(language).keys(), language)).toEqual([]);
  },
);
