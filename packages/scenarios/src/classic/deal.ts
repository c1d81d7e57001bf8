import {
  failure,
  GRID_CARDS,
  PLAIN_CLUE_RULES,
  type Random,
  type Result,
  shuffled,
  success,
} from '@remez/rules';
import {
  deal,
  type Event,
  type Identity,
  MODES,
  type Options,
  TEAMS,
  type Team,
} from '@remez/rules/classic';
import { type Fields, oneOf, unknownField } from '../fields.ts';
import { parseLetters } from '../letters.ts';
import { mustBe, parseReferee, parseTimers } from '../options.ts';
import { parseWords } from '../words.ts';

const LETTERS = {
  r: 'red',
  b: 'blue',
  n: 'bystander',
  x: 'assassin',
} as const satisfies Record<string, Identity>;

/** A table has more settings than the rules ask for; those that they do not know change nothing. */
const parseOptions = (given: Fields): Result<Options, string> => {
  const { mode: rawMode = 'teams' } = given;
  const mode = oneOf(MODES, rawMode);
  if (mode === undefined) return mustBe('options.mode', MODES, rawMode);
  const referee = parseReferee(given.referee);
  if (!referee.ok) return referee;
  const timers = parseTimers(given.timers);
  if (!timers.ok) return timers;
  return success({ ...PLAIN_CLUE_RULES, mode, referee: referee.value, timers: timers.value });
};

/** The identities given, then the rest of a key that chance has dealt; null if they do not fit it. */
const completed = (
  given: readonly Identity[],
  dealt: readonly Identity[],
): readonly Identity[] | null => {
  const rest = [...dealt];
  for (const identity of given) {
    if (!rest.includes(identity)) return null;
    rest.splice(rest.indexOf(identity), 1);
  }
  return [...given, ...rest];
};

const misfit = (given: readonly Identity[], starts: Team | undefined): string => {
  const counts = Object.entries(LETTERS).map(
    ([letter, identity]) => `${given.filter((one) => one === identity).length} ${letter}`,
  );
  const start = starts === undefined ? '' : ` where ${starts} starts`;
  return `deal.key has ${counts.join(', ')}, which is no key${start}: the team that starts has 9, the other 8, and there are 7 n and 1 x (C3)`;
};

/** C26 · a co-operating group is red, unless its file says otherwise. */
const startersOf = (options: Options, random: Random): readonly Team[] =>
  options.mode === 'coop' ? TEAMS : shuffled(TEAMS, random);

export const dealClassic = (
  given: { readonly options: Fields; readonly deal: Fields },
  context: { readonly now: number; readonly random: Random },
): Result<readonly Event[], string> => {
  const stray = unknownField(given.deal, ['words', 'key', 'starts']);
  if (stray !== undefined) return failure(`deal knows no "${stray}"`);
  const options = parseOptions(given.options);
  if (!options.ok) return options;
  const words = parseWords(given.deal.words, { field: 'deal.words', most: GRID_CARDS });
  if (!words.ok) return words;
  const letters = parseLetters<Identity>(given.deal.key, {
    field: 'deal.key',
    most: GRID_CARDS,
    meanings: LETTERS,
  });
  if (!letters.ok) return letters;
  const named = oneOf(TEAMS, given.deal.starts);
  if (named === undefined && given.deal.starts !== undefined) {
    return mustBe('deal.starts', TEAMS, given.deal.starts);
  }

  const request = { options: options.value, words: words.value };
  const starters = named === undefined ? startersOf(options.value, context.random) : [named];
  for (const starts of starters) {
    const dealt = deal({ ...request, starts }, context);
    const [first] = dealt.ok ? dealt.value : [];
    const key = first?.kind === 'dealt' ? completed(letters.value, first.key) : null;
    if (key === null) continue;
    const events = deal({ ...request, starts, key }, context);
    return events.ok ? events : failure(events.failure.reason);
  }
  return failure(misfit(letters.value, named));
};
