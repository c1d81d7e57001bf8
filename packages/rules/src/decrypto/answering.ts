import { refuse } from '../guarding.ts';
import { answerable, leadingCode } from './agreement.ts';
import { isSame, parseCode, parseDigits } from './codes.ts';
import { type Acting, accept, after, type Decision, guarded } from './decision.ts';
import type { Event } from './events.ts';
import { outcomeOf } from './outcome.ts';
import { isIntercepting, nextEncryptor } from './people.ts';
import { rivalOf, transmitters } from './setup.ts';
import type { AnswerKind, Digits, State, Team } from './types.ts';

export const propose = guarded('propose', ({ state, team, who }, { digits: raw }) => {
  const digits = parseDigits(raw);
  if (digits === null) return refuse('badCode');
  const [one = null, two = null, three = null] = digits;
  const placed: Digits = [one, two, three];
  if (isSame(placed, state.proposals[team][who] ?? [null, null, null])) return accept();
  return accept({ kind: 'proposed', team, digits: placed, by: who });
});

/** X13 · the round is over: the game is too, or keywords are named, or another begins. */
const endOfRound = (state: State, at: number): Event => {
  const outcome = outcomeOf(state);
  if (outcome === 'name') return { kind: 'namingBegan', at };
  if (outcome !== null) return { kind: 'ended', result: outcome };
  return {
    kind: 'roundBegan',
    round: state.round + 1,
    encryptors: {
      white: nextEncryptor(state, 'white'),
      black: state.options.mode === 'trio' ? null : nextEncryptor(state, 'black'),
    },
    at,
  };
};

/** The answers that the clues on the table call for (X9). */
const awaited = (state: State): readonly AnswerKind[] => {
  if (state.phase.kind !== 'answer') return [];
  const rival = rivalOf(state.phase.team);
  return isIntercepting(state, rival) ? ['intercept', 'decode'] : ['decode'];
};

const missingAnswers = (state: State): readonly AnswerKind[] =>
  awaited(state).filter((answer) => state.answers[answer] === null);

/** X8, X12 · when both answers are in, the truth; then the other team's clues. */
const resolving = (state: State, at: number): Event[] => {
  const { phase, answers } = state;
  if (phase.kind !== 'answer' || missingAnswers(state).length > 0) return [];
  const code = state.desks[phase.team].card?.code ?? [];
  const isRight = (answer: AnswerKind): boolean => isSame(answers[answer]?.code ?? [], code);
  const resolved: Event = {
    kind: 'resolved',
    intercepted: isRight('intercept'),
    decoded: isRight('decode'),
    at,
  };
  const teams = transmitters(state.options.mode);
  const next = teams[teams.indexOf(phase.team) + 1];
  return [
    resolved,
    next === undefined
      ? endOfRound(after(state, [resolved]), at)
      : { kind: 'published', team: next, at },
  ];
};

const answering =
  (answer: AnswerKind) =>
  ({ state, team, who, context }: Acting, { code: raw }: { readonly code: unknown }): Decision => {
    const code = parseCode(raw);
    if (code === null) return refuse('badCode');
    const allowed = answerable(state, team);
    if (allowed !== 'any' && !isSame(code, allowed ?? [])) return refuse('notAgreed');
    const answered: Event = { kind: 'answered', answer, code, by: who };
    return accept(answered, ...resolving(after(state, [answered]), context.now));
  };

export const decode = guarded('decode', answering('decode'));
export const intercept = guarded('intercept', answering('intercept'));

/** Whoever has not answered is taken to answer what most of them propose, or nothing. */
export const finishAnswering = (state: State, at: number): Event[] => {
  const { phase } = state;
  if (phase.kind !== 'answer') return [];
  const teamOf = (answer: AnswerKind): Team =>
    answer === 'decode' ? phase.team : rivalOf(phase.team);
  const events = missingAnswers(state).map(
    (answer): Event => ({
      kind: 'answered',
      answer,
      code: leadingCode(state, teamOf(answer)),
      by: null,
    }),
  );
  return [...events, ...resolving(after(state, events), at)];
};
