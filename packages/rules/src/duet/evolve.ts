import { untilOf } from '../clock.ts';
import { makeEvolve } from '../evolving.ts';
import { replaced } from '../grid.ts';
import { amended, withMeaning } from '../meaning.ts';
import { tokensIn, withoutTokens } from './bank.ts';
import { givers } from './standing.ts';
import type { Event, Order, Side, State, Turn } from './types.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

const begin = ({ options, words, a, b, salt, commitment, at }: Of<'dealt'>): State => ({
  options,
  words,
  keys: { a, b },
  agents: words.map(() => null),
  arrows: words.map(() => []),
  bank: { bystander: options.mistakes, green: options.tokens - options.mistakes },
  greenTaken: 0,
  takenOut: 0,
  salt,
  commitment,
  turn: 1,
  order: null,
  phase: { kind: 'clue', until: untilOf(options.timers, 'clue', at) },
  past: [],
  current: { turn: 1, guesses: [] },
  meant: [],
  verdict: null,
  offer: null,
  suddenDeath: false,
  idleTurns: 0,
  result: null,
});

const withCurrent = (state: State, change: Partial<Turn>): Turn => ({
  ...state.current,
  ...change,
});

/** D5, D25 · a side's turn to give is used, whether or not a clue came of it. */
const used = (order: Order | null, side: Side): Order => ({
  last: side,
  inARow: order?.last === side ? order.inARow + 1 : 1,
});

const clueGiven = (
  state: State,
  { side, word, count, by, verdict, meant, sure, at }: Of<'clueGiven'>,
): State => ({
  ...state,
  phase: { kind: 'guess', until: untilOf(state.options.timers, 'guess', at) },
  order: used(state.order, side),
  current: withCurrent(state, { clue: { side, word, count, by } }),
  meant: withMeaning(state.meant, {
    turn: state.turn,
    cards: meant ?? [],
    ...(sure !== undefined && { sure }),
  }),
  verdict,
  idleTurns: 0,
});

const guessed = (state: State, { card, side, identity, by, at }: Of<'guessed'>): State => ({
  ...state,
  agents: identity === 'green' ? replaced(state.agents, card, side) : state.agents,
  /** D27 · in sudden death each guess has the clock to itself. */
  phase:
    state.phase.kind === 'suddenDeath'
      ? { kind: 'suddenDeath', until: untilOf(state.options.timers, 'guess', at) }
      : state.phase,
  current: withCurrent(state, {
    guesses: [...state.current.guesses, { card, side, identity, by }],
  }),
  idleTurns: 0,
});

const paid = (state: State, event: Of<'paid'>): State => {
  const count = tokensIn(event.tokens);
  const bank = withoutTokens(state.bank, event.tokens);
  switch (event.as) {
    case 'mark': {
      const pointing = [
        ...(state.arrows[event.card] ?? []),
        ...Array<Side>(count).fill(event.side),
      ];
      return { ...state, bank, arrows: replaced(state.arrows, event.card, pointing) };
    }
    case 'stop':
      return { ...state, bank, greenTaken: state.greenTaken + count };
    case 'penalty':
    case 'passed':
      return { ...state, bank, takenOut: state.takenOut + count };
  }
};

const challenged = (state: State, { by, at }: Of<'challenged'>): State => {
  const { phase } = state;
  if (phase.kind !== 'guess') return state;
  return {
    ...state,
    phase: {
      kind: 'ruling',
      until: untilOf(state.options.timers, 'decision', at),
      guessTimeLeft: phase.until === null ? null : Math.max(0, phase.until - at),
    },
    current: withCurrent(state, { challenge: { by, ruling: 'pending' } }),
    idleTurns: 0,
  };
};

const ruled = (state: State, { penalise, at }: Of<'ruled'>): State => {
  if (state.phase.kind !== 'ruling' || state.current.challenge === undefined) return state;
  const { guessTimeLeft } = state.phase;
  return {
    ...state,
    phase: { kind: 'guess', until: guessTimeLeft === null ? null : at + guessTimeLeft },
    current: withCurrent(state, {
      challenge: { ...state.current.challenge, ruling: penalise ? 'penalised' : 'stands' },
    }),
  };
};

/** D27 · where only one side could give the clue that never came, its turn to give has passed. */
const passedBy = (state: State): Order | null => {
  if (state.current.clue !== undefined) return state.order;
  const [side, ...others] = givers(state);
  return side === undefined || others.length > 0 ? state.order : used(state.order, side);
};

const turnEnded = (state: State, { cause }: Of<'turnEnded'>): State => ({
  ...state,
  order: passedBy(state),
  current: withCurrent(state, { ended: cause }),
  offer: null,
  idleTurns: cause === 'time' ? state.idleTurns + 1 : 0,
});

const fresh = (state: State) => ({
  turn: state.turn + 1,
  past: [...state.past, state.current],
  verdict: null,
});

const turnBegan = (state: State, { at }: Of<'turnBegan'>): State => ({
  ...state,
  ...fresh(state),
  phase: { kind: 'clue', until: untilOf(state.options.timers, 'clue', at) },
  current: { turn: state.turn + 1, guesses: [] },
});

const suddenDeathBegan = (state: State, { at }: Of<'suddenDeathBegan'>): State => ({
  ...state,
  ...fresh(state),
  phase: { kind: 'suddenDeath', until: untilOf(state.options.timers, 'guess', at) },
  current: { turn: state.turn + 1, suddenDeath: true, guesses: [] },
  suddenDeath: true,
});

const next = (state: State, event: Exclude<Event, Of<'dealt' | 'postponed'>>): State => {
  switch (event.kind) {
    case 'clueGiven':
      return clueGiven(state, event);
    /** Quiet: what nobody else may know changes nothing that others see. */
    case 'meant':
      return { ...state, meant: amended(state.meant, event) };
    case 'guessed':
      return guessed(state, event);
    case 'paid':
      return paid(state, event);
    case 'challenged':
      return challenged(state, event);
    case 'ruled':
      return ruled(state, event);
    case 'admitted':
      return {
        ...state,
        current: withCurrent(state, { challenge: { by: event.by, ruling: 'admitted' } }),
        idleTurns: 0,
      };
    case 'beginAgainOffered':
      return { ...state, offer: event.side, idleTurns: 0 };
    case 'turnEnded':
      return turnEnded(state, event);
    case 'turnBegan':
      return turnBegan(state, event);
    case 'suddenDeathBegan':
      return suddenDeathBegan(state, event);
    case 'ended':
      return { ...state, phase: { kind: 'over' }, offer: null, result: event.result };
  }
};

export const evolve = makeEvolve<State, Event>(begin, next);
