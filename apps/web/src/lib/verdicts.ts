import type { Verdict } from '@remez/protocol/client';
import { m } from '../messages/index.js';
import type { Why } from '../worker/messages.ts';

type Said = (about: { clue: string; word: string }) => string;

/** The rule in plain words, and the word on the board. */
const SENTENCES: { readonly [why in Why]: Said } = {
  sameWord: m.verdict_same_word,
  spelling: m.verdict_spelling,
  form: m.verdict_form,
  family: m.verdict_family,
  compoundPart: m.verdict_compound_part,
  sharedPart: m.verdict_shared_part,
  containsWord: m.verdict_contains_word,
  transliteration: m.verdict_transliteration,
  translation: m.verdict_translation,
  maybeSpelling: m.verdict_maybe_spelling,
  maybeForm: m.verdict_maybe_form,
  sameRoot: m.verdict_same_root,
  substring: m.verdict_substring,
  foreignLetters: m.verdict_foreign_letters,
  foreignWord: m.verdict_foreign_word,
  noWord: m.verdict_no_word,
  moreThanOneWord: m.verdict_more_than_one_word,
  notBound: m.verdict_not_bound,
  unknownPair: m.verdict_unknown_pair,
  fullName: m.verdict_full_name,
  title: m.verdict_title,
  placeName: m.verdict_place_name,
  acronym: m.verdict_acronym,
};

const hasSentence = (why: string | null): why is Why =>
  why !== null && Object.hasOwn(SENTENCES, why);

/** What the referee thinks of a clue, as a sentence. */
export const verdictText = ({ verdict, word, why }: Verdict, clue: string): string => {
  if (verdict === 'ok') return m.verdict_ok();
  return hasSentence(why) ? SENTENCES[why]({ clue, word: word ?? '' }) : m.verdict_other();
};
