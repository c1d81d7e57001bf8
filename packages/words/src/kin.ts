import type { Entry, Language } from '@remez/language';
import { entriesOf } from './packs.ts';

/** Letters before and after a word's core in Hebrew: particles and the future, endings. */
const BEFORE = /^[והבכלמשאינת]{0,3}/u;
const AFTER = /[יוהתמםנןכךא]{0,4}$/u;
const LEAST_CORE = 2;

/** What is left of a Hebrew word under every beginning and ending, without vowel letters. */
const hebrewCores = (word: string): readonly string[] => {
  const before = BEFORE.exec(word)?.[0].length ?? 0;
  const after = AFTER.exec(word)?.[0].length ?? 0;
  const cores = new Set<string>([word]);
  for (let start = 0; start <= before; start += 1) {
    for (let end = word.length - after; end <= word.length; end += 1) {
      const left = word.slice(start, end);
      const core = left.replace(/(?<=.)[וי]/gu, '');
      if (core.length >= LEAST_CORE) cores.add(core);
      else if (left.length >= LEAST_CORE) cores.add(left);
    }
  }
  return [...cores];
};

/** English changes its endings and, in irregular words, its vowels; customs differ in s and z. */
const englishCores = (spelled: string): readonly string[] => {
  const word = spelled.replaceAll('z', 's');
  const consonants = word.slice(1).replace(/[aeiouyw]/gu, '');
  return [word.slice(0, 2), `${word.slice(0, 1)}·${consonants.slice(0, 1)}`];
};

const CORES: { readonly [language in Language]: (word: string) => readonly string[] } = {
  he: hebrewCores,
  en: englishCores,
};

type Spell = (word: string, language: Language) => readonly string[];

const kept = new WeakMap<
  Spell,
  { [language in Language]?: ReadonlyMap<string, readonly Entry[]> }
>();

/**
 * Entries by their word, and by its forms: a spelling of a word is known by that word's line. They
 * are the same for every list that is spelled in this way, so they are gathered once.
 */
const entriesByForm = (language: Language, spell: Spell) => {
  const bySpell = kept.get(spell) ?? {};
  kept.set(spell, bySpell);
  const cached = bySpell[language];
  if (cached !== undefined) return cached;
  const keyOf = (word: string) => spell(word, language).join(' ');
  const entries = new Map<string, Entry[]>();
  for (const entry of entriesOf(language)) {
    for (const key of new Set([entry.word, ...entry.forms].map(keyOf))) {
      entries.set(key, [...(entries.get(key) ?? []), entry]);
    }
  }
  bySpell[language] = entries;
  return entries;
};

/**
 * For each word of a list the few others that it may be a form or kin of. Two thousand words
 * against each other are four million questions; sharing a core leaves some ten for each. Of two
 * words at least the form leads to what it is a form of.
 */
export const kinIndex = (
  words: readonly string[],
  language: Language,
  spell: Spell,
): ((word: string) => readonly string[]) => {
  const cores = CORES[language];
  const cored = new Map<string, readonly string[]>();
  const coresOf = (word: string): readonly string[] => {
    const cached = cored.get(word);
    if (cached !== undefined) return cached;
    const [first = '', ...others] = spell(word, language);
    /** Of several words only the whole counts: sharing a part makes two names no kin. */
    const made = others.length === 0 ? cores(first) : [[first, ...others].join('')];
    cored.set(word, made);
    return made;
  };
  const keyOf = (word: string) => spell(word, language).join(' ');
  const entries = entriesByForm(language, spell);
  const entryFormsOf = (word: string): readonly string[] =>
    (entries.get(keyOf(word)) ?? []).flatMap((entry) => [
      entry.word,
      ...entry.forms,
      ...entry.family,
    ]);
  const byCore = new Map<string, string[]>();
  for (const word of words) {
    for (const core of new Set([word, ...entryFormsOf(word)].flatMap(coresOf))) {
      const sharing = byCore.get(core);
      if (sharing === undefined) byCore.set(core, [word]);
      else sharing.push(word);
    }
  }
  return (word) => {
    const likely = new Set(coresOf(word).flatMap((core) => byCore.get(core) ?? []));
    likely.delete(word);
    return [...likely];
  };
};
