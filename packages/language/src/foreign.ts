import { inflectionBases } from './english/inflections.ts';
import { isWrittenInHebrew } from './foreign-words.ts';
import type { Lexicon, Target } from './lexicon.ts';
import { soundOfHebrew, soundOfLatin } from './transliterate.ts';
import type { Finding, Language } from './types.ts';

const LEAST_SOUNDS = 3;
/** So many sounds are no chance, even where no translation is known to sound so. */
const SURE_SOUNDS = 4;

/** L5, L10 · a visible word, written in the letters of another language: robot for רובוט. */
const isTransliteration = (words: readonly string[], target: Target, language: Language) => {
  const clue = words.join('');
  const word = target.parts.join('');
  const [a, b] =
    language === 'he'
      ? [soundOfLatin(clue), soundOfHebrew(word)]
      : [soundOfHebrew(clue), soundOfLatin(word)];
  if (a !== b) return false;
  if (target.translations.has(words.join(' '))) return a !== '';
  return a.length >= (target.listed ? SURE_SOUNDS : LEAST_SOUNDS);
};

/** L10 · what letters of another language say of a clue. */
export const foreignLetters = (
  words: readonly string[],
  targets: readonly Target[],
  { lexicon, language }: { lexicon: Lexicon; language: Language },
): Finding | undefined => {
  if (!words.some((word) => lexicon.grammar.foreignLetters.test(word))) return undefined;
  const same = targets.find((target) => isTransliteration(words, target, language));
  if (same !== undefined) {
    return { verdict: 'illegal', rule: 'L5', word: same.word, why: 'transliteration' };
  }
  return { verdict: 'warn', rule: 'L10', word: null, why: 'foreignLetters' };
};

/** X23 · a keyword's translation, in its own letters or in ours. */
export const translationOf = (
  words: readonly string[],
  target: Target,
  lexicon: Lexicon,
): 'sure' | 'perhaps' | undefined => {
  const clue = words.join(' ');
  const bases = words.flatMap((word) => inflectionBases(word).map(({ base }) => base));
  for (const translation of target.translations) {
    if (` ${clue} `.includes(` ${translation} `) || bases.includes(translation)) return 'sure';
    const sound = soundOfLatin(translation);
    const soundsSo = (word: string) =>
      sound.length < LEAST_SOUNDS
        ? isWrittenInHebrew(word, translation)
        : soundOfHebrew(word) === sound;
    if (words.some((word) => !lexicon.isCommon(word) && soundsSo(word))) return 'perhaps';
  }
  return undefined;
};
