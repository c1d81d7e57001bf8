import type { Addition, Grammar } from './grammar.ts';
import { clean, isMarked, letters, spelled } from './normalise.ts';
import type { Entry, LexiconSource } from './types.ts';

/** A word on the board, with all that is known of it. Words are letters alone. */
export interface Target {
  /** As it is printed. */
  readonly word: string;
  /** Its words; a compound has several. */
  readonly parts: readonly string[];
  /** Someone wrote an entry for it. */
  readonly listed: boolean;
  readonly forms: ReadonlySet<string>;
  readonly family: ReadonlySet<string>;
  readonly allow: ReadonlySet<string>;
  readonly translations: ReadonlySet<string>;
  readonly roots: ReadonlySet<string>;
}

/** The word of an entry, as letters alone, by its parts. */
export type Line = readonly string[];

export interface Lexicon {
  readonly grammar: Grammar;
  readonly target: (word: string) => Target;
  /** A word that stands in a pack of its own right. */
  readonly isHeadword: (word: string) => boolean;
  readonly isCommon: (word: string) => boolean;
  /** The words in whose lines a word stands, as itself, a form or kin; each as its parts. */
  readonly linesWith: (word: string) => readonly Line[];
  /** A form that stands in an entry with its mark, because its letters are another word. */
  readonly isMarkedForm: (word: string) => boolean;
  /** A word that people use, or that stands in an entry. */
  readonly isKnown: (word: string) => boolean;
  /** L5 · the spelling that stands for all spellings of a word. */
  readonly spelling: (word: string) => string;
}

const keyOf = (word: string): string => spelled(word).join(' ');

const keysOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map(keyOf).filter((key) => key !== ''));

/** A form whose letters are another word is one only with its mark: ת"א and תא, ג'ז and גז. */
const formOf = (form: string, isWord: (word: string) => boolean): string => {
  const key = keyOf(form);
  return isMarked(form) && isWord(key) ? clean(form) : key;
};

/** Boards come and go; what was made for them is kept up to here. */
const MOST_KEPT = 4096;

/** כלי begins כלים but for what its end became. */
const isBegunBy = (word: string, head: string): boolean =>
  head.length > 1 && word.startsWith(head.slice(0, -1));

const isNumber = (added: Addition): boolean => added === 'number' || added === 'inflection';

const targetOf = (
  word: string,
  {
    entry,
    grammar,
    isWord,
    lines,
  }: {
    entry: Entry | undefined;
    grammar: Grammar;
    isWord: (word: string) => boolean;
    lines: readonly Line[];
  },
): Target => {
  const parts = spelled(word);
  const whole = parts.join(' ');
  const [only = ''] = parts.length === 1 ? parts : [];
  const forms = new Set((entry?.forms ?? []).map((form) => formOf(form, isWord)));
  if (entry === undefined && only !== '') {
    const bases = grammar
      .readings(only)
      .filter(({ base, added, weak }) => isNumber(added) && !weak && isWord(base))
      .map(({ base }) => base);
    /** Lines say what it is of, else it may be of any: כלים is of כלי, and of no כלה. */
    const heads = lines.map((line) => line.join(' ')).filter((head) => isBegunBy(only, head));
    for (const base of bases) if (heads.length === 0 || heads.includes(base)) forms.add(base);
  }
  forms.add(whole);
  if (entry !== undefined) forms.add(keyOf(entry.word));
  return {
    word,
    parts,
    listed: entry !== undefined,
    forms,
    family: keysOf(entry?.family ?? []),
    allow: keysOf(entry?.allow ?? []),
    translations: new Set(entry?.translations.map((text) => keyOf(text)) ?? []),
    roots: only === '' ? new Set() : grammar.roots(only),
  };
};

/** Every single word that stands in an entry, with the words of those entries. */
const linesOf = (entries: readonly Entry[]): ReadonlyMap<string, readonly Line[]> => {
  const lines = new Map<string, Line[]>();
  for (const { word, forms, family } of entries) {
    const head = spelled(word);
    for (const key of keysOf([word, ...forms, ...family])) {
      const found = lines.get(key);
      if (found === undefined) lines.set(key, [head]);
      else found.push(head);
    }
  }
  return lines;
};

const NO_LINES: readonly Line[] = [];

/** Spellings that an entry lists for its word, each with that word. */
const spellingsOf = (entries: readonly Entry[], grammar: Grammar): ReadonlyMap<string, string> => {
  const spellings = new Map<string, string>();
  for (const { word, forms } of entries) {
    const head = keyOf(word);
    for (const form of forms) {
      const key = keyOf(form);
      if (grammar.mayBeOneSpelling(key, head)) spellings.set(key, head);
    }
  }
  return spellings;
};

export const openLexicon = ({ entries, common }: LexiconSource, grammar: Grammar): Lexicon => {
  const byWord = new Map(entries.map((entry) => [keyOf(entry.word), entry]));
  const spellings = spellingsOf(entries, grammar);
  const lines = linesOf(entries);
  /** Whatever has a line is as well known as the commonest words. */
  const commonWords = new Set([...common.map(letters), ...byWord.keys()]);
  const isWord = (word: string) => commonWords.has(word);
  const isKnown = (word: string) => commonWords.has(word) || lines.has(word);
  const markedForms = new Set(
    entries.flatMap(({ forms }) => forms.filter(isMarked).map((form) => formOf(form, isWord))),
  );
  const plainly = new Map(
    [...byWord.keys()].flatMap((word): [string, string][] => {
      const plain = grammar.plainSpelling(word);
      return plain === word || isKnown(plain) ? [] : [[plain, word]];
    }),
  );
  const kept = new Map<string, Target>();
  return {
    grammar,
    target(word) {
      const cached = kept.get(word);
      if (cached !== undefined) return cached;
      const key = keyOf(word);
      const entry = byWord.get(key) ?? byWord.get(spellings.get(key) ?? '');
      const target = targetOf(word, {
        entry,
        grammar,
        isWord,
        lines: lines.get(key) ?? NO_LINES,
      });
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(word, target);
      return target;
    },
    isHeadword: (word) => byWord.has(word),
    isCommon: (word) => commonWords.has(word),
    isMarkedForm: (word) => markedForms.has(word),
    isKnown,
    linesWith: (word) => lines.get(word) ?? NO_LINES,
    spelling: (word) => {
      const listed = spellings.get(word) ?? word;
      if (grammar.plainSpellingIsSure) return grammar.plainSpelling(listed);
      if (isKnown(listed)) return listed;
      const isNative = grammar
        .readings(listed)
        .some(({ base, rest }) => rest === listed && isKnown(base));
      const plain = isNative ? grammar.nativeSpelling(listed) : grammar.plainSpelling(listed);
      return plainly.get(plain) ?? plain;
    },
  };
};
