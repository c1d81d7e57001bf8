import {
  failure,
  LANGUAGES,
  PLAIN_CLUE_RULES,
  type Random,
  REFEREE_MODES,
  type Result,
  success,
} from '@remez/rules';
import {
  CODES,
  type Code,
  deal,
  type Event,
  HOURGLASS,
  MODES,
  type Options,
  TEAMS,
  type Team,
  TIMED,
} from '@remez/rules/decrypto';
import { type Fields, isFields, oneOf, show, unknownField } from '../fields.ts';
import { parseWords } from '../words.ts';

const KEYWORDS = 4;

/** Seconds as a file writes them: 0 is none. */
const parseSeconds = (given: unknown, field: string): Result<number | null, string> => {
  if (given === null || given === 0) return success(null);
  return typeof given === 'number' && given > 0
    ? success(given)
    : failure(`${field} must be seconds, not ${show(given)}`);
};

const parseTimers = (given: unknown): Result<Options['timers'], string> => {
  if (!isFields(given)) return failure('options.timers must be an object');
  const stray = unknownField(given, TIMED);
  if (stray !== undefined) return failure(`options.timers knows no "${stray}"`);
  const timers: Record<keyof Options['timers'], number | null> = {
    write: null,
    answer: null,
    decision: null,
  };
  for (const what of TIMED) {
    const seconds = parseSeconds(given[what] ?? 0, `options.timers.${what}`);
    if (!seconds.ok) return seconds;
    timers[what] = seconds.value;
  }
  return success(timers);
};

const chosen = <Item extends string>(
  items: readonly Item[],
  value: unknown,
  field: string,
): Result<Item, string> => {
  const item = oneOf(items, value);
  return item === undefined
    ? failure(`${field} must be one of ${items.join(', ')}, not ${show(value)}`)
    : success(item);
};

/** A table has more settings than the rules ask for; those that they do not know change nothing. */
const parseOptions = (given: Fields): Result<Options, string> => {
  const mode = chosen(MODES, given.mode ?? 'teams', 'options.mode');
  if (!mode.ok) return mode;
  const referee = chosen(REFEREE_MODES, given.referee ?? 'off', 'options.referee');
  if (!referee.ok) return referee;
  const language = chosen(
    LANGUAGES,
    given.language ?? PLAIN_CLUE_RULES.language,
    'options.language',
  );
  if (!language.ok) return language;
  const hourglass = parseSeconds(given.hourglass ?? HOURGLASS, 'options.hourglass');
  if (!hourglass.ok) return hourglass;
  const timers = parseTimers(given.timers ?? {});
  if (!timers.ok) return timers;
  return success({
    ...PLAIN_CLUE_RULES,
    mode: mode.value,
    referee: referee.value,
    language: language.value,
    hourglass: hourglass.value,
    timers: timers.value,
    teamNames: { white: null, black: null },
  });
};

/** The keywords that the file names for a team. */
const parseKeywords = (given: unknown, field: string): Result<readonly string[], string> => {
  const words = parseWords(given, { field, most: KEYWORDS });
  return words.ok && Array.isArray(given) ? success(words.value.slice(0, given.length)) : words;
};

/** Those, and others that nobody will miss, none of them the other team's. */
const filledUp = (given: readonly string[], others: readonly string[]): readonly string[] => {
  const words = parseWords(given, { field: 'deal', most: 2 * KEYWORDS });
  return words.ok ? words.value.filter((word) => !others.includes(word)).slice(0, KEYWORDS) : given;
};

/** X2 · four a team, all of them different. */
const dealWords = (given: Fields): Result<readonly string[], string> => {
  const white = parseKeywords(given.white ?? [], 'deal.white');
  if (!white.ok) return white;
  const black = parseKeywords(given.black ?? [], 'deal.black');
  if (!black.ok) return black;
  const double = black.value.find((word) => white.value.includes(word));
  if (double !== undefined) return failure(`both teams’ keywords hold ${show(double)}`);
  const whites = filledUp(white.value, black.value);
  return success([...whites, ...filledUp(black.value, whites)]);
};

const parseCodes = (given: unknown, field: string): Result<readonly Code[], string> => {
  if (given === undefined) return success([]);
  if (!Array.isArray(given)) return failure(`${field} must be a list`);
  const codes: Code[] = [];
  for (const raw of given) {
    const code = CODES.find((each) => each.join('') === raw);
    if (code === undefined) return failure(`${field} holds ${show(raw)}, which is no code (X3)`);
    codes.push(code);
  }
  return success(codes);
};

export const dealDecrypto = (
  given: { readonly options: Fields; readonly deal: Fields },
  context: { readonly now: number; readonly random: Random },
): Result<readonly Event[], string> => {
  const stray = unknownField(given.deal, ['white', 'black', 'codes']);
  if (stray !== undefined) return failure(`deal knows no "${stray}"`);
  const options = parseOptions(given.options);
  if (!options.ok) return options;
  const keywords = dealWords(given.deal);
  if (!keywords.ok) return keywords;
  const lists = given.deal.codes ?? {};
  if (!isFields(lists)) return failure('deal.codes must be an object');
  const strayTeam = unknownField(lists, TEAMS);
  if (strayTeam !== undefined) return failure(`deal.codes knows no "${strayTeam}"`);
  const codes: { [team in Team]?: readonly Code[] } = {};
  for (const team of TEAMS) {
    const list = parseCodes(lists[team], `deal.codes.${team}`);
    if (!list.ok) return list;
    codes[team] = list.value;
  }
  /** X17 · the lone player has no keywords, whatever the file says. */
  const words = options.value.mode === 'trio' ? keywords.value.slice(0, KEYWORDS) : keywords.value;
  const events = deal({ options: options.value, words, codes }, context);
  return events.ok ? events : failure(events.failure.reason);
};
