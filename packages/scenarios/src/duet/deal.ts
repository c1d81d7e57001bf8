import {
  failure,
  GRID_CARDS,
  PLAIN_CLUE_RULES,
  type Random,
  type Result,
  success,
} from '@remez/rules';
import {
  deal,
  drawKeys,
  type Event,
  type Identity,
  type Keys,
  MISSION_IDS,
  MISSIONS,
  type MissionId,
  MOST_TOKENS,
  type Options,
} from '@remez/rules/duet';
import { type Fields, oneOf, show, unknownField } from '../fields.ts';
import { parseLetters } from '../letters.ts';
import { mustBe, parseReferee, parseTimers } from '../options.ts';
import { parseWords } from '../words.ts';

const LETTERS = {
  g: 'green',
  n: 'bystander',
  x: 'assassin',
} as const satisfies Record<string, Identity>;

type TimeBank = Pick<Options, 'tokens' | 'mistakes' | 'mission'>;

const isCount = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const parseMission = (id: MissionId, { tokens, mistakes }: Fields): Result<TimeBank, string> => {
  const mission = MISSIONS[id];
  const agrees =
    (tokens === undefined || tokens === mission.tokens) &&
    (mistakes === undefined || mistakes === mission.mistakes);
  return agrees
    ? success({ mission: id, tokens: mission.tokens, mistakes: mission.mistakes })
    : failure(`options.mission ${id} is ${mission.tokens}–${mission.mistakes}`);
};

/** D4, D20 · tokens and mistakes, or the mission that says them. */
const parseBank = (given: Fields): Result<TimeBank, string> => {
  const { mission = null, tokens = 9, mistakes = tokens } = given;
  if (mission !== null) {
    const id = oneOf(MISSION_IDS, mission);
    return id === undefined
      ? mustBe('options.mission', MISSION_IDS, mission)
      : parseMission(id, given);
  }
  if (!isCount(tokens, 1, MOST_TOKENS)) {
    return failure(`options.tokens must be 1 to ${MOST_TOKENS}, not ${show(tokens)}`);
  }
  if (!isCount(mistakes, 0, tokens)) {
    return failure(`options.mistakes must be 0 to ${tokens}, not ${show(mistakes)}`);
  }
  return success({ mission: null, tokens, mistakes });
};

/** A table has more settings than the rules ask for; those that they do not know change nothing. */
const parseOptions = (given: Fields): Result<Options, string> => {
  const bank = parseBank(given);
  if (!bank.ok) return bank;
  const { flexibleTurns = false } = given;
  if (typeof flexibleTurns !== 'boolean') {
    return failure(`options.flexibleTurns must be true or false, not ${show(flexibleTurns)}`);
  }
  const referee = parseReferee(given.referee);
  if (!referee.ok) return referee;
  const timers = parseTimers(given.timers);
  if (!timers.ok) return timers;
  return success({
    ...PLAIN_CLUE_RULES,
    ...bank.value,
    flexibleTurns,
    referee: referee.value,
    timers: timers.value,
  });
};

/** The letters given, and for the rest cells that chance has dealt; null if they do not fit D3. */
const completed = (
  { a, b }: { readonly a: readonly Identity[]; readonly b: readonly Identity[] },
  dealt: Keys,
): Keys | null => {
  const cells = dealt.a.map((mine, card) => [mine, dealt.b[card] as Identity] as const);
  const cellsInOrder: (readonly [Identity, Identity])[] = [];
  for (let card = 0; card < GRID_CARDS; card += 1) {
    const fit = cells.findIndex(
      ([mine, theirs]) => mine === (a[card] ?? mine) && theirs === (b[card] ?? theirs),
    );
    if (fit < 0) return null;
    cellsInOrder.push(...cells.splice(fit, 1));
  }
  return { a: cellsInOrder.map(([mine]) => mine), b: cellsInOrder.map(([, theirs]) => theirs) };
};

export const dealDuet = (
  given: { readonly options: Fields; readonly deal: Fields },
  context: { readonly now: number; readonly random: Random },
): Result<readonly Event[], string> => {
  const stray = unknownField(given.deal, ['words', 'a', 'b']);
  if (stray !== undefined) return failure(`deal knows no "${stray}"`);
  const options = parseOptions(given.options);
  if (!options.ok) return options;
  const words = parseWords(given.deal.words, { field: 'deal.words', most: GRID_CARDS });
  if (!words.ok) return words;
  const side = (name: 'a' | 'b') =>
    parseLetters<Identity>(given.deal[name], {
      field: `deal.${name}`,
      most: GRID_CARDS,
      meanings: LETTERS,
    });
  const a = side('a');
  if (!a.ok) return a;
  const b = side('b');
  if (!b.ok) return b;

  const keys = completed({ a: a.value, b: b.value }, drawKeys(context.random));
  if (keys === null) return failure('deal.a and deal.b do not fit together as D3 says');
  const events = deal({ options: options.value, words: words.value, keys }, context);
  return events.ok ? events : failure(events.failure.reason);
};
