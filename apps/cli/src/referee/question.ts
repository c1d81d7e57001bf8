import {
  ALLOWANCES,
  type Allowance,
  type ClueAsked,
  failure,
  LANGUAGES,
  type Language,
  PLAIN_CLUE_RULES,
  type Result,
  success,
} from '@remez/rules';
import { type Fields, isFields, oneOf, show, unknownField } from '@remez/scenarios';

const KNOWN = ['language', 'board', 'covered', 'clue', 'options', 'against'];
const AGAINST = ['board', 'keywords'] as const;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && item.trim() !== '');

/** L11 · bound compounds are of Hebrew; in English only place names are on by default. */
const byDefault = (language: Language): readonly Allowance[] =>
  language === 'he' ? PLAIN_CLUE_RULES.allow : ['places'];

const parseOptions = (
  options: Fields,
  language: Language,
): Result<readonly Allowance[], string> => {
  const stray = unknownField(options, ALLOWANCES);
  if (stray !== undefined) {
    return failure(`options knows no "${stray}"; it knows ${ALLOWANCES.join(', ')}`);
  }
  const odd = Object.entries(options).find(([, value]) => typeof value !== 'boolean');
  if (odd !== undefined) return failure(`options.${odd[0]} must be true or false`);
  const usual = byDefault(language);
  return success(ALLOWANCES.filter((name) => options[name] ?? usual.includes(name)));
};

const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** One line of input: a clue and what it is judged against. */
export const parseQuestion = (line: string): Result<ClueAsked, string> => {
  const given = parseJson(line);
  if (!isFields(given)) return failure('a line must be a JSON object');
  const stray = unknownField(given, KNOWN);
  if (stray !== undefined) return failure(`there is no field "${stray}"`);
  const { clue, board, covered = [], options = {}, against: rawAgainst = 'board' } = given;
  const language = oneOf(LANGUAGES, given.language);
  if (language === undefined) {
    return failure(`language must be one of ${LANGUAGES.join(', ')}, not ${show(given.language)}`);
  }
  const against = oneOf(AGAINST, rawAgainst);
  if (against === undefined) return failure(`against must be one of ${AGAINST.join(', ')}`);
  if (!isTexts(board)) return failure('board must be a list of words');
  if (!isTexts(covered)) return failure('covered must be a list of words');
  if (typeof clue !== 'string' || clue.trim() === '') return failure('clue must be a text');
  if (!isFields(options)) return failure('options must be an object');
  const allow = parseOptions(options, language);
  if (!allow.ok) return allow;
  /** A word that is listed in both is covered, and limits nothing (C19). */
  const visible = board.filter((word) => !covered.includes(word));
  return success({ clue, language, allow: allow.value, against, visible, covered });
};
