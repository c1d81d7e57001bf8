import { failure, type Result, success } from '@remez/rules';
import { type Fields, isFields, show } from './fields.ts';

/** Somebody does something. Its arguments are the game's business. */
export interface Act {
  readonly by: string;
  readonly verb: string;
  readonly args: Fields;
  /** It must be refused: for any reason, or for this one. */
  readonly refused: boolean | string;
}

export interface Step {
  readonly act?: Act;
  readonly expect?: Fields;
}

export interface Scenario {
  readonly options: Fields;
  readonly deal: Fields;
  readonly steps: readonly Step[];
  readonly expect: Fields;
}

export interface Invalid {
  readonly step?: number;
  readonly why: string;
}

const KNOWN = ['game', 'options', 'deal', 'steps', 'expect'];

/** Texts beside the known fields are remarks. Anything else there is a misspelt field. */
const misspelt = (file: Fields): string | undefined =>
  Object.keys(file).find((name) => !KNOWN.includes(name) && typeof file[name] !== 'string');

const parseStep = (step: unknown): Result<Step, string> => {
  if (!isFields(step)) return failure(`a step must be an object, not ${show(step)}`);
  const { by, do: verb, refused = false, expect } = step;
  if (expect !== undefined && !isFields(expect)) {
    return failure(`"expect" must be an object, not ${show(expect)}`);
  }
  if (by === undefined && verb === undefined) {
    if (expect === undefined) return failure('a step needs "by" and "do", or "expect"');
    if (refused !== false) return failure('only what somebody does can be refused');
    return success({ expect });
  }
  if (typeof by !== 'string' || typeof verb !== 'string') {
    return failure(`a step needs "by" and "do" as texts, not ${show(by)} and ${show(verb)}`);
  }
  if (typeof refused !== 'boolean' && typeof refused !== 'string') {
    return failure(`"refused" must be true or a reason, not ${show(refused)}`);
  }
  const act: Act = { by, verb, args: step, refused };
  return success(expect === undefined ? { act } : { act, expect });
};

/** The shape that the scenarios of all games share. */
export const parseScenario = (file: Fields): Result<Scenario, Invalid> => {
  const stray = misspelt(file);
  if (stray !== undefined) return failure({ why: `unknown field "${stray}"` });
  const { options = {}, deal = {}, steps, expect = {} } = file;
  if (!isFields(options)) return failure({ why: '"options" must be an object' });
  if (!isFields(deal)) return failure({ why: '"deal" must be an object' });
  if (!isFields(expect)) return failure({ why: '"expect" must be an object' });
  if (!Array.isArray(steps)) return failure({ why: '"steps" must be a list' });
  const parsed: Step[] = [];
  for (const [index, raw] of steps.entries()) {
    const step = parseStep(raw);
    if (!step.ok) return failure({ step: index, why: step.failure });
    parsed.push(step.value);
  }
  return success({ options, deal, steps: parsed, expect });
};
