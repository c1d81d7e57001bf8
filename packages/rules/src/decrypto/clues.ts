import type { Context, Judge, Refusal, Verdict } from '../game.ts';
import { failure, type Result, success } from '../result.ts';
import { fits, hasInvisible, stripped, tidy } from '../text.ts';
import type { Reason } from './guards.ts';
import { HUMMED, LONGEST_CLUE } from './limits.ts';
import { digitsSaid, spellsCode } from './number-words.ts';
import { numbersIn } from './numbers.ts';
import type { Clues, Code, State, Team, Verdicts } from './types.ts';

export const NO_CLUES: Clues = ['', '', ''];
export const NO_VERDICTS: Verdicts = [null, null, null];

const threeTexts = (raw: unknown): readonly string[] | null =>
  Array.isArray(raw) && raw.length === 3 && raw.every((text) => typeof text === 'string')
    ? raw
    : null;

const asClues = ([one = '', two = '', three = '']: readonly string[]): Clues => [one, two, three];

/** X6 · what is being typed; invisible characters fall away, nothing else is judged yet. */
export const parseDraft = (raw: unknown): Clues | null => {
  const texts = threeTexts(raw);
  if (texts === null || texts.some((text) => text.length > 10 * LONGEST_CLUE)) return null;
  const drafts = texts.map(stripped);
  return drafts.every((draft) => fits(draft, LONGEST_CLUE)) ? asClues(drafts) : null;
};

type Misshapen = Extract<Reason, 'badClue' | 'emptyClue'>;

const misshapen = (text: string): Misshapen | null => {
  if (hasInvisible(text)) return 'badClue';
  const clue = tidy(text);
  if (clue === '') return 'emptyClue';
  return fits(clue, LONGEST_CLUE) ? null : 'badClue';
};

/** X19 · three texts of one line each, none of them empty; the first that is not is named. */
export const parseClues = (raw: unknown): Result<Clues, Refusal<Misshapen>> => {
  const texts = threeTexts(raw);
  if (texts === null) return failure({ reason: 'badClue' });
  for (const [place, text] of texts.entries()) {
    const reason = misshapen(text);
    if (reason !== null) return failure({ reason, place });
  }
  return success(asClues(texts.map(tidy)));
};

/** X23 · a digit of the code, or the code. */
const codeNumberIn = (clue: string, code: Code): string | undefined =>
  numbersIn(clue).find(
    (number) => number === code.join('') || code.some((digit) => String(digit) === number),
  );

/** Whether the words stand in the text, whole and side by side. */
const stands = (words: readonly string[], text: readonly string[]): boolean =>
  words.length > 0 &&
  text.some((_, start) => words.every((word, index) => text[start + index] === word));

interface Writing {
  readonly state: State;
  readonly team: Team;
  readonly code: Code;
  readonly judge: Judge;
}

const spell = ({ state, judge }: Writing, text: string): readonly string[] =>
  judge.spell(text, state.options.language);

/** X22 · as one text, however it is spelled. */
const spelled = (writing: Writing, text: string): string => spell(writing, text).join(' ');

/** X23 · whether a number word says the digit that this clue is for. */
const saysOwnDigit = (writing: Writing, clue: string, place: number): boolean =>
  digitsSaid(clue, (text) => spell(writing, text)).some((digit) => digit === writing.code[place]);

/** X23 · number words tell the code in one clue, or one in each of the three. */
const saysCode = (writing: Writing, clue: string, before: readonly string[]): boolean => {
  const { code } = writing;
  if (
    spellsCode(
      digitsSaid(clue, (text) => spell(writing, text)),
      code,
    )
  )
    return true;
  const clues = [...before, clue];
  return clues.length === code.length && clues.every((each, at) => saysOwnDigit(writing, each, at));
};

/** Every clue the team has given so far; a withdrawn one was given too. */
const givenBy = ({ past, current }: State, team: Team): readonly string[] =>
  [...past, ...(current === null ? [] : [current])]
    .filter((transmission) => transmission.team === team)
    .flatMap(({ clues }) => clues);

interface Objection {
  readonly reason: Extract<
    Reason,
    'badClue' | 'clueUsed' | 'codeInClue' | 'illegalClue' | 'keywordInClue'
  >;
  readonly verdict: Verdict;
}

const illegal = (rule: 'X22' | 'X23' | null, word: string | null): Verdict => ({
  verdict: 'illegal',
  rule,
  word,
  why: null,
});

/**
 * X22, X23 · what is refused in every referee mode, and what it collides with; `before` are the
 * others of this transmission.
 */
const collision = (writing: Writing, clue: string, before: readonly string[]): Objection | null => {
  /** X18 · nothing is written there that could be anything. */
  if (clue === HUMMED) return null;
  const { state, team, code } = writing;
  const number = codeNumberIn(clue, code);
  if (number !== undefined) return { reason: 'codeInClue', verdict: illegal('X23', number) };
  if (saysCode(writing, clue, before)) {
    return { reason: 'codeInClue', verdict: illegal('X23', code.join('')) };
  }
  const words = spell(writing, clue);
  if (words.length === 0) return { reason: 'badClue', verdict: illegal(null, null) };
  const own = state.keywords[team] ?? [];
  const keyword = own.find((each) => stands(spell(writing, each), words));
  if (keyword !== undefined) return { reason: 'keywordInClue', verdict: illegal('X23', keyword) };
  const given = [...givenBy(state, team), ...before].filter((each) => each !== '');
  const used = given.find((each) => spelled(writing, each) === words.join(' '));
  return used === undefined ? null : { reason: 'clueUsed', verdict: illegal('X22', used) };
};

/**
 * X23 · inflections and translations of one's own keywords, never of the others'. The referee is on or off here:
 * nobody sees a note but the writer, so to advise is to refuse, and no room is offered it.
 */
const opinion = ({ state, team, judge }: Writing, clue: string): Verdict | null =>
  state.options.referee === 'off' || clue === HUMMED
    ? null
    : judge.verdict({
        clue,
        language: state.options.language,
        allow: state.options.allow,
        against: 'keywords',
        visible: state.keywords[team] ?? [],
        covered: [],
      });

const objectionTo = (
  writing: Writing,
  clue: string,
  before: readonly string[],
): Objection | null => {
  const hard = collision(writing, clue, before);
  if (hard !== null) return hard;
  const verdict = opinion(writing, clue);
  return verdict?.verdict === 'illegal' ? { reason: 'illegalClue', verdict } : null;
};

/** X23 · a digit that is said in a word of the clue for it is easily read as what it is. */
const doubt = (writing: Writing, clue: string, place: number): Verdict | null =>
  saysOwnDigit(writing, clue, place)
    ? { verdict: 'warn', rule: 'X23', word: String(writing.code[place]), why: 'numberWord' }
    : null;

/** What the writer is told while writing; for nobody else, since it speaks of keywords. */
export const verdictsOn = (
  writing: Writing,
  clues: Clues,
  /** Clues that are as they were keep their verdicts, up to the first that has changed. */
  before: { readonly drafts: Clues; readonly verdicts: Verdicts } = {
    drafts: NO_CLUES,
    verdicts: NO_VERDICTS,
  },
): Verdicts => {
  const changed = clues.findIndex((clue, place) => clue !== before.drafts[place]);
  return clues.map((clue, place) => {
    if (clue === '') return null;
    if (place < changed) return before.verdicts[place] ?? null;
    const objection = objectionTo(writing, clue, clues.slice(0, place));
    return objection?.verdict ?? doubt(writing, clue, place) ?? opinion(writing, clue);
  });
};

/** Why these may not be sent and which of them is the first at fault, or null. */
export const whyNotClues = (writing: Writing, clues: Clues): Refusal<Reason> | null => {
  for (const [place, clue] of clues.entries()) {
    const objection = objectionTo(writing, clue, clues.slice(0, place));
    if (objection !== null) return { ...objection, place };
  }
  return null;
};

/** X6 · what goes out when time has run out: the drafts, with a blank for what may not be said. */
export const sendable = (writing: Writing, drafts: Clues): Clues => {
  const kept: string[] = [];
  for (const draft of drafts) {
    kept.push(draft !== '' && objectionTo(writing, draft, kept) === null ? draft : '');
  }
  return asClues(kept);
};

export const writingOf = (
  state: State,
  team: Team,
  { judge }: Pick<Context, 'judge'>,
): Writing | null => {
  const code = state.desks[team].card?.code;
  return code === undefined ? null : { state, team, code, judge };
};
