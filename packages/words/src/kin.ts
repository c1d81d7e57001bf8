import type { Language } from '@remez/language';
import { entriesOf } from './packs.ts';

/** Letters before and after a word's core in Hebrew: particles and the future, endings. */
const BEFORE = /^[והבכלמשאינת]{0,3}/u;
const AFTER = /[יוהתמנכא]{0,4}$/u;
const LEAST_CORE = 2;

/** What is left of a Hebrew word under every beginning and ending, without vowel letters. */
const hebrewCores = (word: string): readonly string[] => {
  const before = BEFORE.exec(word)?.[0].length ?? 0;
  const after = AFTER.exec(word)?.[0].length ?? 0;
  const cores = new Set<string>([word]);
  for (let start = 0; start <= before; start += 1) {
    for (let end = word.length - after; end <= word.length; end += 1) {
      const core = word.slice(start, end).replace(/(?<=.)[וי]/gu, '');
      if (core.length >= LEAST_CORE) cores.add(core);
    }
  }
  return [...cores];
};

/** English changes its endings and, in irregular words, its vowels. */
const englishCores = (word: string): readonly string[] => [
  word.slice(0, 3),
  `${word.slice(0, 1)}·${word
    .slice(1)
    .replace(/[aeiouyw]/gu, '')
    .slice(0, 1)}`,
];

const CORES: { readonly [language in Language]: (word: string) => readonly string[] } = {
  he: hebrewCores,
  en: englishCores,
};

type Spell = (word: string) => readonly string[];

/** Who may be asked for: each part of a word, and the whole of it. */
const partsOf = (word: string, spell: Spell): readonly string[] => {
  const parts = spell(word);
  return parts.length === 1 ? parts : [...parts, parts.join('')];
};

/**
 * For each word of a list the few others that it may be a form or kin of. Two thousand words
 * against each other are four million questions; sharing a core leaves some twenty for each.
 */
export const kinIndex = (
  words: readonly string[],
  language: Language,
  spell: Spell,
): ((word: string) => readonly string[]) => {
  const cores = CORES[language];
  const kept = new Map<string, readonly string[]>();
  const coresOf = (word: string): readonly string[] => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    const made = [...new Set(partsOf(word, spell).flatMap(cores))];
    kept.set(word, made);
    return made;
  };
  const keyOf = (word: string) => spell(word).join(' ');
  const entries = new Map(entriesOf(language).map((entry) => [keyOf(entry.word), entry]));
  const byCore = new Map<string, Set<string>>();
  for (const word of words) {
    const listed = [keyOf(word), ...spell(word)].flatMap((key) => entries.get(key) ?? []);
    const known = listed.flatMap(({ word: head, forms, family }) => [head, ...forms, ...family]);
    for (const core of [word, ...known].flatMap(coresOf)) {
      const sharing = byCore.get(core);
      if (sharing === undefined) byCore.set(core, new Set([word]));
      else sharing.add(word);
    }
  }
  return (word) => {
    const likely = new Set(coresOf(word).flatMap((core) => [...(byCore.get(core) ?? [])]));
    likely.delete(word);
    return [...likely];
  };
};
