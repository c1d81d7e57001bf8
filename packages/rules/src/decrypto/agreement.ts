import { isSame } from './codes.ts';
import { answerersOf } from './people.ts';
import type { Code, Digits, Keywords, State, Team } from './types.ts';

interface Tally<Idea> {
  readonly idea: Idea;
  readonly votes: number;
}

/** How many think the same, the most first. */
const tallied = <Idea extends readonly unknown[]>(
  ideas: readonly Idea[],
): readonly Tally<Idea>[] => {
  const tallies: { idea: Idea; votes: number }[] = [];
  for (const idea of ideas) {
    const existing = tallies.find((tally) => isSame(tally.idea, idea));
    if (existing === undefined) tallies.push({ idea, votes: 1 });
    else existing.votes += 1;
  }
  return tallies.sort((one, other) => other.votes - one.votes);
};

/** What more than half of them think. */
const majority = <Idea extends readonly unknown[]>(
  ideas: readonly Idea[],
  people: number,
): Idea | null => {
  const [first] = tallied(ideas);
  return first !== undefined && 2 * first.votes > people ? first.idea : null;
};

/** What more of them think than anything else. */
const leading = <Idea extends readonly unknown[]>(ideas: readonly Idea[]): Idea | null => {
  const [first, second] = tallied(ideas);
  return first !== undefined && first.votes > (second?.votes ?? 0) ? first.idea : null;
};

const isCode = (digits: Digits | undefined): digits is Code =>
  digits?.every((digit) => digit !== null) ?? false;

const codesOf = (state: State, team: Team): readonly Code[] =>
  answerersOf(state, team)
    .map((who) => state.proposals[team][who])
    .filter(isCode);

const ideasOf = (state: State, team: Team): readonly Keywords[] =>
  answerersOf(state, team)
    .map((who) => state.ideas[team][who])
    .filter((keywords) => keywords !== undefined);

/** Whoever answers alone asks nobody. */
const isAlone = (state: State, team: Team): boolean => answerersOf(state, team).length < 2;

export const agreedCode = (state: State, team: Team): Code | null =>
  majority(codesOf(state, team), answerersOf(state, team).length);

export const agreedKeywords = (state: State, team: Team): Keywords | null =>
  majority(ideasOf(state, team), answerersOf(state, team).length);

/** What the team may answer now: anything, one thing, or nothing yet. */
export const answerable = (state: State, team: Team): 'any' | Code | null =>
  isAlone(state, team) ? 'any' : agreedCode(state, team);

export const nameable = (state: State, team: Team): 'any' | Keywords | null =>
  isAlone(state, team) ? 'any' : agreedKeywords(state, team);

/** What a team that is not heard from is taken to answer. */
export const leadingCode = (state: State, team: Team): Code | null => leading(codesOf(state, team));

export const leadingKeywords = (state: State, team: Team): Keywords | null =>
  leading(ideasOf(state, team));
