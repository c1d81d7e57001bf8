import { kinship } from './compounds.ts';
import { english } from './english/grammar.ts';
import { foreignLetters, translationOf } from './foreign.ts';
import { hebrew } from './hebrew/grammar.ts';
import { clueWord, isFormOf, kinshipOf } from './kinship.ts';
import { type Lexicon, openLexicon } from './lexicon.ts';
import { alternatives, spelled, spelledClue } from './normalise.ts';
import { oneWord } from './one-word.ts';
import {
  type Asked,
  type Entry,
  type Finding,
  type Language,
  LEGAL,
  type LexiconSource,
  type Verdict,
} from './types.ts';

/** Every finding about a clue on a board, in the order of the board. */
const onBoard = (clue: string, asked: Asked, lexicon: Lexicon): readonly Finding[] => {
  const letters = spelledClue(clue);
  const words = letters.map((word) => clueWord(word, lexicon));
  const targets = asked.visible.map(lexicon.target);
  const findings = targets.flatMap((target): Finding[] => {
    const kin = kinship(words, target, lexicon);
    return kin === undefined ? [] : [{ ...kin, word: target.word }];
  });
  const foreign = foreignLetters(letters, targets, { lexicon, language: asked.language });
  const many = oneWord(clue, letters, asked);
  return [
    ...findings,
    ...(foreign === undefined ? [] : [foreign]),
    ...(many === undefined ? [] : [many]),
  ];
};

/** X23 · a clue may be a sentence; none of its words may be a keyword, its form or its translation. */
const onKeywords = (clue: string, asked: Asked, lexicon: Lexicon): readonly Finding[] => {
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

/** The gravest, and of those the first. */
const gravest = (findings: readonly Finding[]): Verdict =>
  findings.find(({ verdict }) => verdict === 'illegal') ?? findings[0] ?? LEGAL;

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
  const lexicons: { readonly [language in Language]: Lexicon } = {
    he: openLexicon(sources.he, hebrew),
    en: openLexicon(withTranslations(sources.en, sources.he.entries), english),
  };
  const verdict = (asked: Asked): Verdict => {
    const lexicon = lexicons[asked.language];
    const judge = asked.against === 'board' ? onBoard : onKeywords;
    return gravest(alternatives(asked.clue).flatMap((clue) => judge(clue, asked, lexicon)));
  };
  return {
    verdict,
    spell: (text, language) => spelled(text).map(lexicons[language].spelling),
    alike: (one, other, language) => {
      const lexicon = lexicons[language];
      return isFormOfWord(one, other, lexicon) || isFormOfWord(other, one, lexicon);
    },
  };
};
