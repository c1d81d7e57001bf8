import type { Asked, Language } from '@remez/language';
import { kinIndex } from './kin.ts';
import type { WordCard } from './packs.ts';

/** A host's own list: 25 make a board. */
export const LEAST_WORDS = 25;
export const MOST_WORDS = 2000;
export const LONGEST_WORD = 24;

/** What may be wrong with a list; the web makes a sentence of it. */
export const FAULTS = ['characters', 'tooLong', 'same', 'kin', 'tooFew', 'tooMany'] as const;

export interface Fault {
  readonly why: (typeof FAULTS)[number];
  /** Counted from 1, every separator an end of line; null when it is about the whole list. */
  readonly line: number | null;
  readonly word: string | null;
  /** The line it is the same as, or kin of. */
  readonly other: number | null;
}

/** What of the referee a list is read with. */
export interface ListJudge {
  readonly verdict: (asked: Asked) => {
    readonly verdict: string;
    readonly word: string | null;
    readonly why: string | null;
  };
  readonly spell: (text: string, language: Language) => readonly string[];
}

export type ParsedList =
  | {
      readonly ok: true;
      readonly language: Language;
      readonly words: readonly string[];
      /** L2 · words that are forms or kin of another: the host's to keep or to drop. */
      readonly kin: readonly Fault[];
    }
  | { readonly ok: false; readonly faults: readonly Fault[] };

interface Line {
  readonly line: number;
  readonly word: string;
}

const LETTERS: { readonly [language in Language]: RegExp } = {
  he: /[א-ת]/gu,
  en: /\p{Script=Latin}/gu,
};

const ALLOWED: { readonly [language in Language]: RegExp } = {
  he: /^(?=.*[א-ת])[א-ת0-9'" -]+$/u,
  en: /^(?=.*\p{Script=Latin})[\p{Script=Latin}0-9'" -]+$/u,
};

/** One word as it will stand on its card: one kind of quote and dash, no niqqud, nothing unseen. */
const tidied = (line: string): string =>
  line
    .replace(/[׳`´‘’‚‛′‵＇]/gu, "'")
    .replace(/[״“”„‟″‶＂]|''/gu, '"')
    .replace(/[\u05be\u2212\p{Pd}]/gu, '-')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cf}\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u0591-\u05c7]/gu, '')
    .replace(/ *- */gu, '-')
    .trim();

/** Commas, semicolons and tabs part words as lines do. */
const SEPARATOR = /\r\n|[\n\r\u2028\u2029,;\t،，、؛；]/u;

const linesOf = (text: string): readonly Line[] =>
  text
    .split(SEPARATOR)
    .map((raw, at) => ({ line: at + 1, word: tidied(raw) }))
    .filter(({ word }) => word !== '');

/** A list is in the language of most of its letters. */
const languageOf = (text: string): Language => {
  const count = (language: Language) => text.match(LETTERS[language])?.length ?? 0;
  return count('en') > count('he') ? 'en' : 'he';
};

const whyNotWord = (word: string, language: Language): Fault['why'] | undefined => {
  if (!ALLOWED[language].test(word)) return 'characters';
  return word.length > LONGEST_WORD ? 'tooLong' : undefined;
};

const aboutList = (why: Fault['why']): Fault => ({ why, line: null, word: null, other: null });

type Spell = (word: string) => readonly string[];

/** A word is spelled several times on its way. */
const remembering = (spell: Spell): Spell => {
  const spelled = new Map<string, readonly string[]>();
  return (word) => {
    const cached = spelled.get(word) ?? spell(word);
    spelled.set(word, cached);
    return cached;
  };
};

/** L5 · each word once, in whatever spelling; the first stays. */
const withoutRepeats = (
  lines: readonly Line[],
  spell: Spell,
): { readonly kept: readonly Line[]; readonly faults: readonly Fault[] } => {
  const first = new Map<string, Line>();
  const faults: Fault[] = [];
  for (const each of lines) {
    const key = spell(each.word).join(' ');
    const before = first.get(key);
    if (before === undefined) first.set(key, each);
    else faults.push({ why: 'same', ...each, other: before.line });
  }
  return { kept: [...first.values()], faults };
};

const SAME: readonly (string | null)[] = ['sameWord', 'spelling'];
const KIN: readonly (string | null)[] = [...SAME, 'form', 'family'];

/** Names of two words are welcome in a list; a part that two of them share makes them no kin. */
const EVERY_FORM: Asked['allow'] = ['compounds', 'fullNames', 'titles', 'places', 'acronyms'];

/** Of one word at most so many relatives are named. */
const MOST_KIN = 4;

/**
 * Fifty for each of two thousand words, which no list in earnest comes near. One made of words that
 * all look alike is not worth the time of everyone else at the server.
 */
const MOST_ASKED = 100_000;

/** L2, L5 · words that are forms or kin of another line, reported at the later of the two. */
const kinFaults = (
  lines: readonly Line[],
  { judge, language }: { judge: ListJudge; language: Language },
): readonly Fault[] => {
  const byWord = new Map(lines.map((each) => [each.word, each]));
  const likely = kinIndex([...byWord.keys()], language, judge.spell);
  const faults = new Map<number, Fault>();
  let asks = 0;
  for (const clue of lines) {
    let visible = likely(clue.word);
    for (let found = 0; found < MOST_KIN && visible.length > 0; found += 1) {
      asks += visible.length;
      if (asks > MOST_ASKED) return [...faults.values()];
      const asked = { clue: clue.word, language, allow: EVERY_FORM, covered: [], visible };
      const { verdict, word, why } = judge.verdict({ ...asked, against: 'board' });
      if (verdict !== 'illegal' || word === null) break;
      visible = visible.filter((each) => each !== word);
      const other = byWord.get(word);
      if (other === undefined || !KIN.includes(why)) continue;
      const [early, late] = other.line < clue.line ? [other, clue] : [clue, other];
      if (faults.has(late.line)) continue;
      faults.set(late.line, {
        why: SAME.includes(why) ? 'same' : 'kin',
        ...late,
        other: early.line,
      });
    }
  }
  return [...faults.values()];
};

/** Text that someone pasted, a word on each line or between commas: its words, or what is wrong where. */
export const parseList = (text: string, judge: ListJudge): ParsedList => {
  const lines = linesOf(text);
  if (lines.length > MOST_WORDS) return { ok: false, faults: [aboutList('tooMany')] };
  const language = languageOf(text);
  const ill = lines.flatMap((each): Fault[] => {
    const why = whyNotWord(each.word, language);
    return why === undefined ? [] : [{ why, ...each, other: null }];
  });
  const wrong = new Set(ill.map(({ line }) => line));
  const well = lines.filter(({ line }) => !wrong.has(line));
  const spell = remembering((word) => judge.spell(word, language));
  const { kept, faults: repeats } = withoutRepeats(well, spell);
  const kin = kinFaults(kept, { judge, language });
  /** Of two that are one word in another spelling the later goes; of kin both may stay. */
  const same = kin.filter(({ why }) => why === 'same');
  const few = kept.length - same.length < LEAST_WORDS ? [aboutList('tooFew')] : [];
  if (few.length + ill.length + repeats.length + same.length > 0) {
    const byLine = [...ill, ...repeats, ...kin].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    return { ok: false, faults: [...few, ...byLine] };
  }
  return { ok: true, language, words: kept.map(({ word }) => word), kin };
};

/**
 * C2 · words in pairs, back to back, as they come. A list too short for a board of such cards has
 * some with one face; so has the last of an odd number.
 */
export const paired = (words: readonly string[]): readonly WordCard[] => {
  const cards = Math.max(Math.ceil(words.length / 2), Math.min(words.length, LEAST_WORDS));
  return words.slice(0, cards).map((front, at) => {
    const back = words[cards + at];
    return back === undefined ? [front] : [front, back];
  });
};
