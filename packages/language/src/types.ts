export const LANGUAGES = ['he', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is known of a word: written by people, one line each (docs/words.md). */
export interface Entry {
  readonly word: string;
  /** Its inflections and spellings, beyond what the analyser makes by itself. */
  readonly forms: readonly string[];
  /** Words of the same root whose kinship is plain to any speaker. */
  readonly family: readonly string[];
  /** Words that look related and are not. */
  readonly allow: readonly string[];
  /** What it is called in the other language (X23). */
  readonly translations: readonly string[];
}

/** L11 · expressions of several words, each with the room's switch that makes it one clue. */
export const PHRASE_KINDS = ['compounds', 'places', 'fullNames', 'titles'] as const;
export type PhraseKind = (typeof PHRASE_KINDS)[number];
export type Phrases = { readonly [kind in PhraseKind]: readonly string[] };

export const NO_PHRASES: Phrases = { compounds: [], places: [], fullNames: [], titles: [] };

export interface LexiconSource {
  readonly entries: readonly Entry[];
  /** Words that people use, the commonest first. */
  readonly common: readonly string[];
  readonly phrases: Phrases;
}

/** A verdict's reason; the web makes a sentence of it. */
export const WHYS = [
  'sameWord',
  'spelling',
  'form',
  'family',
  'compoundPart',
  'sharedPart',
  'containsWord',
  'transliteration',
  'translation',
  'maybeSpelling',
  'maybeForm',
  'sameRoot',
  'substring',
  'foreignLetters',
  'foreignWord',
  'noWord',
  'moreThanOneWord',
  'notBound',
  'unknownPair',
  'fullName',
  'title',
  'placeName',
  'acronym',
] as const;
export type Why = (typeof WHYS)[number];

export interface Finding {
  readonly verdict: 'warn' | 'illegal';
  readonly rule: string;
  readonly word: string | null;
  readonly why: Why;
}

export type Verdict =
  | Finding
  | { readonly verdict: 'ok'; readonly rule: null; readonly word: null; readonly why: null };

export const LEGAL: Verdict = { verdict: 'ok', rule: null, word: null, why: null };

/** L6, L11 · what a room may agree to beyond single words. */
export type Allowance = PhraseKind | 'acronyms' | 'rhymes' | 'soundAlikes';

/** A clue, and what it is judged against. */
export interface Asked {
  readonly clue: string;
  readonly language: Language;
  readonly allow: readonly Allowance[];
  readonly against: 'board' | 'keywords';
  readonly visible: readonly string[];
  readonly covered: readonly string[];
}
