import type { Grammar, Reading } from '../grammar.ts';
import { byNumber, byOwner, byVerb, type Ended } from './endings.ts';
import { isFunctionWord } from './function-words.ts';
import { looseness } from './pairs.ts';
import { indefinite, unprefixed } from './particles.ts';
import { rootsOf } from './roots.ts';
import { differByAlef, mayBeOneSpelling, nativeSpelling, plainSpelling } from './spelling.ts';

const LONGEST_SHORT = 3;
const isFarFetched = (particles: string, rest: string, { base, added, weak }: Ended): boolean =>
  particles.length === 1 &&
  /[המ]$/u.test(rest) &&
  weak &&
  added !== 'verb' &&
  base.length <= LONGEST_SHORT;

const readings = (word: string): readonly Reading[] => {
  if (isFunctionWord(word)) return [];
  return unprefixed(word).flatMap(({ particles, rest, mayBeVerb, hasArticle, weak }) => {
    const bare: readonly Ended[] =
      particles === '' ? [] : [{ base: rest, added: 'particle', weak }];
    const ended = [
      ...byNumber(rest),
      ...(hasArticle ? [] : byOwner(rest)),
      ...(mayBeVerb ? byVerb(rest) : []),
    ];
    const plain = bare.map((reading) => ({ ...reading, farFetched: false, rest }));
    const others = ended.map((reading) => ({
      ...reading,
      weak: weak || reading.weak,
      farFetched: weak && isFarFetched(particles, rest, reading),
      rest,
    }));
    return [...plain, ...others];
  });
};

export const hebrew: Grammar = {
  readings,
  mayBeOneSpelling,
  mayBeLoanword: differByAlef,
  plainSpelling,
  nativeSpelling,
  roots: rootsOf,
  /** L4 · in Hebrew, letters that contain a word are not a compound of it. */
  looksCompound: () => false,
  isFunctionWord,
  indefinite,
  headOfPhrase: 'first',
  looseness,
  foreignLetters: /(?!\p{Script=Hebrew})\p{L}/u,
  plainSpellingIsSure: false,
};
