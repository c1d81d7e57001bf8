import type { Grammar, Reading } from '../grammar.ts';
import { byNumber, byOwner, byVerb } from './endings.ts';
import { isFunctionWord } from './function-words.ts';
import { looseness } from './pairs.ts';
import { indefinite, unprefixed } from './particles.ts';
import { rootsOf } from './roots.ts';
import { mayBeOneSpelling, plainSpelling } from './spelling.ts';

const readings = (word: string): readonly Reading[] => {
  if (isFunctionWord(word)) return [];
  return unprefixed(word).flatMap(({ particles, rest, mayBeVerb, hasArticle, weak }) => {
    const bare: readonly Reading[] =
      particles === '' ? [] : [{ base: rest, added: 'particle', weak }];
    const ended = [
      ...byNumber(rest),
      ...(hasArticle ? [] : byOwner(rest)),
      ...(mayBeVerb ? byVerb(rest) : []),
    ];
    return [...bare, ...ended.map((reading) => (weak ? { ...reading, weak } : reading))];
  });
};

export const hebrew: Grammar = {
  readings,
  mayBeOneSpelling,
  plainSpelling,
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
