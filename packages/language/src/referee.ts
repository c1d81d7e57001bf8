import { kinship } from './compounds.ts';
import { english } from './english/grammar.ts';
import { foreignLetters, translationOf } from './foreign.ts';
import { type IsForeignWord, openForeignWords } from './foreign-words.ts';
import type { Grammar } from './grammar.ts';
import { hebrew } from './hebrew/grammar.ts';
import { clueWord, isFormOf, kinshipOf } from './kinship.ts';
import { type Lexicon, openLexicon } from './lexicon.ts';
import { alternatives, markedIn, spelled, spelledClue } from './normalise.ts';
import { oneWord } from './one-word.ts';
import { openPhrases, type PhraseBook } from './phrases.ts';
import {
  type Asked,
  type Entry,
  type Finding,
  type Language,
  LEGAL,
  type LexiconSource,
  type Verdict,
} from './types.ts';

/** All that is known of a language. */
interface Knowledge {
  readonly lexicon: Lexicon;
  readonly phrases: PhraseBook;
  readonly isForeignWord: IsForeignWord;
}

const learn = (source: LexiconSource, grammar: Grammar): Knowledge => {
  const lexicon = openLexicon(source, grammar);
  return {
    lexicon,
    phrases: openPhrases(source.phrases, source.entries, lexicon),
    /** What is foreign in English is written in English letters all the same. */
    isForeignWord: grammar === hebrew ? openForeignWords(source, lexicon) : () => false,
  };
};

const FOREIGN_WORD: Finding = { verdict: 'warn', rule: 'L10', word: null, why: 'foreignWord' };

const MARKED = { verdict: 'illegal', rule: 'L2', why: 'form' } as const;

/** Every finding about a clue on a board, in the order of the board. */
const onBoard = (
  clue: string,
  asked: Asked,
  { lexicon, phrases, isForeignWord }: Knowledge,
): readonly Finding[] => {
  const { language, allow } = asked;
  const letters = spelledClue(clue);
  const words = letters.map((word) => clueWord(word, lexicon));
  const targets = asked.visible.map(lexicon.target);
  const marked = markedIn(clue) ?? '';
  /** With its mark it is a word of its own, and has nothing to do with what the letters are of. */
  const kinOf = lexicon.isMarkedForm(marked) ? () => undefined : kinship;
  const findings = targets.flatMap((target): Finding[] => {
    const kin = target.forms.has(marked) ? MARKED : kinOf(words, target, lexicon);
    /** L6, L8 · where clues may work by sound, letters of a word are as good as any. */
    const isFine = kin?.why === 'substring' && allow.includes('soundAlikes');
    return kin === undefined || isFine ? [] : [{ ...kin, word: target.word }];
  });
  const foreign = foreignLetters(letters, targets, { lexicon, language });
  const many = oneWord(clue, letters, { language, allow, grammar: lexicon.grammar, phrases });
  return [
    ...findings,
    ...(foreign === undefined ? [] : [foreign]),
    ...(letters.length === 1 && letters.some(isForeignWord) ? [FOREIGN_WORD] : []),
    ...(many === undefined ? [] : [many]),
  ];
};

/** X23 · a clue may be a sentence; none of its words may be a keyword, its form or its translation. */
const onKeywords = (clue: string, asked: Asked, { lexicon }: Knowledge): readonly Finding[] => {
  const letters = spelledClue(clue);
  const words = letters.map((word) => clueWord(word, lexicon));
  return asked.visible.flatMap((keyword): Finding[] => {
    const target = lexicon.target(keyword);
    const found = (verdict: Finding['verdict'], why: Finding['why']): Finding[] => [
      { verdict, rule: 'X23', word: target.word, why },
    ];
    const whole = kinship(words, target, lexicon);
    if (whole?.why === 'sameWord' || whole?.why === 'spelling') return found('illegal', whole.why);
    for (const word of words) {
      const form = target.parts.length === 1 ? isFormOf(word, target, lexicon) : undefined;
      if (form !== undefined) return found('illegal', form.why);
    }
    const translation = translationOf(letters, target, lexicon);
    if (translation !== undefined) {
      return found(translation === 'sure' ? 'illegal' : 'warn', 'translation');
    }
    const isKin = words.some((word) => kinshipOf(word, target, lexicon)?.why === 'family');
    return isKin ? found('warn', 'family') : [];
  });
};

/** The gravest, and of those the first; before other doubts the one that others must settle (L11). */
const gravest = (findings: readonly Finding[]): Verdict =>
  findings.find(({ verdict }) => verdict === 'illegal') ??
  findings.find(({ rule }) => rule === 'L11') ??
  findings[0] ??
  LEGAL;

export interface Referee {
  /** L1–L14, X23 */
  readonly verdict: (asked: Asked) => Verdict;
  /** L5 · the words of a text, so written that spellings of one word come out the same. */
  readonly spell: (text: string, language: Language) => readonly string[];
  /** X15 · one word in another spelling or form. */
  readonly alike: (one: string, other: string, language: Language) => boolean;
}

const SAME_WORD: readonly string[] = ['sameWord', 'spelling', 'form'];

/** The whole guess, and nothing beside it: several words in one field are not one of them. */
const isFormOfWord = (word: string, guess: string, lexicon: Lexicon): boolean => {
  const words = spelled(guess).map((each) => clueWord(each, lexicon));
  const kin = kinship(words, lexicon.target(word), lexicon);
  return kin?.verdict === 'illegal' && SAME_WORD.includes(kin.why);
};

/** X23 · what is the translation of a Hebrew word is translated by it. */
const withTranslations = (english: LexiconSource, hebrew: readonly Entry[]): LexiconSource => {
  const byEnglish = new Map<string, string[]>();
  for (const { word, translations } of hebrew) {
    for (const each of translations) byEnglish.set(each, [...(byEnglish.get(each) ?? []), word]);
  }
  const entries = english.entries.map((entry) => ({
    ...entry,
    translations: byEnglish.get(entry.word.toLowerCase()) ?? entry.translations,
  }));
  return { ...english, entries };
};

/** A referee that knows these words. It advises; people decide. */
export const makeReferee = (
  sources: { readonly [language in Language]: LexiconSource },
): Referee => {
  const known: { readonly [language in Language]: Knowledge } = {
    he: learn(sources.he, hebrew),
    en: learn(withTranslations(sources.en, sources.he.entries), english),
  };
  const verdict = (asked: Asked): Verdict => {
    const judge = asked.against === 'board' ? onBoard : onKeywords;
    return gravest(
      alternatives(asked.clue).flatMap((clue) => judge(clue, asked, known[asked.language])),
    );
  };
  return {
    verdict,
    spell: (text, language) => spelled(text).map(known[language].lexicon.spelling),
    alike: (one, other, language) => {
      const { lexicon } = known[language];
      return isFormOfWord(one, other, lexicon) || isFormOfWord(other, one, lexicon);
    },
  };
};
