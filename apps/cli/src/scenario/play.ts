import type { Result } from '@remez/rules';
import type { Act, Scenario, Step } from '@remez/scenarios';
import { unmet } from './expect.ts';
import type { Match } from './match.ts';
import { failed, failedAt, HELD, messageOf, type Outcome } from './outcome.ts';

/** What is wrong with the answer to a step, or null. */
const misanswered = (act: Act, answer: Result<null, string>): string | null => {
  const what = `${act.by} ${act.verb}`;
  if (act.refused === false) {
    return answer.ok ? null : `${what}: expected to be accepted, was refused: ${answer.failure}`;
  }
  const wanted = act.refused === true ? '' : `: ${act.refused}`;
  if (answer.ok) return `${what}: expected to be refused${wanted}, was accepted`;
  if (act.refused === true || act.refused === answer.failure) return null;
  return `${what}: expected to be refused${wanted}, was refused: ${answer.failure}`;
};

const take = (match: Match, { act, expect }: Step): string | null => {
  if (act !== undefined) {
    const answer = match.act(act);
    const why = misanswered(act, answer);
    if (why !== null) return why;
    if (!match.isIntact()) {
      return answer.ok
        ? 'replaying all events leads to another state'
        : 'the step was refused, and yet the state changed';
    }
  }
  /** Every view is built after every step, whether or not something is expected of it. */
  const standing = match.standing();
  return expect === undefined ? null : unmet(expect, standing);
};

/** Exceptions are bugs of the rules, and which step met one is worth telling. */
const attempt = (task: () => string | null): string | null => {
  try {
    return task();
  } catch (error) {
    return `the rules threw: ${messageOf(error)}`;
  }
};

export const play = (
  match: Match,
  { steps, expect }: Pick<Scenario, 'steps' | 'expect'>,
): Outcome => {
  for (const [index, step] of steps.entries()) {
    const why = attempt(() => take(match, step));
    if (why !== null) return failedAt(index, why);
  }
  const why = attempt(() => unmet(expect, match.standing()));
  return why === null ? HELD : failed(why);
};
