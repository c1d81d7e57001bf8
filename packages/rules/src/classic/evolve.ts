import { untilOf } from '../clock.ts';
import { makeEvolve } from '../evolving.ts';
import { replaced } from '../grid.ts';
import { amended, withMeaning } from '../meaning.ts';
import { agentsOf } from './setup.ts';
import type { Event, Identity, State, Turn } from './types.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

const begin = ({ options, words, key, starts, salt, commitment, at }: Of<'dealt'>): State => ({
  options,
  words,
  key,
  covered: Array<boolean>(words.length).fill(false),
  remaining: { red: agentsOf('red', starts), blue: agentsOf('blue', starts) },
  starts,
  salt,
  commitment,
  turn: 1,
  team: starts,
  phase: { kind: 'clue', until: untilOf(options.timers, 'clue', at) },
  past: [],
  current: { turn: 1, team: starts, guesses: [], covers: [] },
  meant: [],
  verdict: null,
  clueApproved: false,
  question: null,
  asks: 0,
  approved: { red: [], blue: [] },
  idleTurns: 0,
  result: null,
});

const uncovering = (state: State, card: number, identity: Identity) => ({
  covered: replaced(state.covered, card, true),
  remaining:
    identity === 'red' || identity === 'blue'
      ? { ...state.remaining, [identity]: state.remaining[identity] - 1 }
      : state.remaining,
});

const withCurrent = (state: State, change: Partial<Turn>): Turn => ({
  ...state.current,
  ...change,
});

const guessed = (state: State, { card, identity, by }: Of<'guessed'>): State => ({
  ...state,
  ...uncovering(state, card, identity),
  current: withCurrent(state, { guesses: [...state.current.guesses, { card, identity, by }] }),
  idleTurns: 0,
});

const ruled = (state: State, { penalise, at }: Of<'ruled'>): State => {
  if (state.phase.kind !== 'ruling' || state.current.challenge === undefined) return state;
  const { guessTimeLeft } = state.phase;
  const { by } = state.current.challenge;
  const why = penalise && state.verdict?.verdict !== 'ok' ? state.verdict : null;
  return {
    ...state,
    phase: { kind: 'guess', until: guessTimeLeft === null ? null : at + guessTimeLeft },
    current: withCurrent(state, {
      challenge: {
        by,
        ruling: penalise ? 'penalised' : 'stands',
        ...(why !== null && { verdict: why }),
      },
    }),
  };
};

const answered = (state: State, { allow }: Of<'answered'>): State => {
  if (state.question === null) return state;
  const { word } = state.question;
  return {
    ...state,
    question: { word, answer: allow ? 'allowed' : 'refused' },
    approved: allow
      ? { ...state.approved, [state.team]: [...state.approved[state.team], word] }
      : state.approved,
  };
};

const clueTime = (state: State, at: number): State['phase'] => ({
  kind: 'clue',
  until: untilOf(state.options.timers, 'clue', at),
});

const covering = (state: State, { card, identity, cause, by, at }: Of<'covered'>): State => ({
  ...state,
  ...uncovering(state, card, identity),
  phase: clueTime(state, at),
  current: withCurrent(state, { covers: [...state.current.covers, { card, cause, by }] }),
  idleTurns: by === null ? state.idleTurns : 0,
});

const turnEnded = (state: State, { cause, at }: Of<'turnEnded'>): State => ({
  ...state,
  /** C26 · the other team's word is covered before the next turn. */
  phase:
    state.options.mode === 'coop'
      ? { kind: 'cover', until: untilOf(state.options.timers, 'decision', at), cause: 'simulated' }
      : state.phase,
  current: withCurrent(state, { ended: cause }),
  question: null,
  idleTurns: cause === 'time' ? state.idleTurns + 1 : 0,
});

const turnBegan = (state: State, { team, mayCover, at }: Of<'turnBegan'>): State => {
  const turn = state.turn + 1;
  return {
    ...state,
    turn,
    team,
    phase: mayCover
      ? { kind: 'cover', until: untilOf(state.options.timers, 'decision', at), cause: 'penalty' }
      : clueTime(state, at),
    past: [...state.past, state.current],
    current: { turn, team, guesses: [], covers: [] },
    verdict: null,
    clueApproved: false,
    asks: 0,
  };
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

const next = (state: State, event: Exclude<Event, Of<'dealt' | 'postponed'>>): State => {
  switch (event.kind) {
    case 'clueGiven':
      return {
        ...state,
        phase: { kind: 'guess', until: untilOf(state.options.timers, 'guess', event.at) },
        current: withCurrent(state, {
          clue: { word: event.word, count: event.count, by: event.by },
        }),
        meant: withMeaning(state.meant, {
          turn: state.turn,
          cards: event.meant ?? [],
          ...(event.sure !== undefined && { sure: event.sure }),
        }),
        verdict: event.verdict,
        clueApproved: event.approved,
        question: null,
        idleTurns: 0,
      };
    /** Quiet, as what is asked: what nobody else may know changes nothing that others see. */
    case 'meant':
      return { ...state, meant: amended(state.meant, event) };
    /** Quiet: it does not end a pause of the clock, since operatives would see that. */
    case 'asked':
      return {
        ...state,
        question: { word: event.word, answer: 'pending' },
        asks: state.asks + 1,
      };
    case 'answered':
      return answered(state, event);
    case 'guessed':
      return guessed(state, event);
    case 'challenged':
      return challenged(state, event);
    case 'ruled':
      return ruled(state, event);
    case 'covered':
      return covering(state, event);
    case 'declined':
      return {
        ...state,
        phase: clueTime(state, event.at),
        idleTurns: event.by === null ? state.idleTurns : 0,
      };
    case 'turnEnded':
      return turnEnded(state, event);
    case 'turnBegan':
      return turnBegan(state, event);
    case 'ended':
      return { ...state, phase: { kind: 'over' }, question: null, result: event.result };
  }
};

export const evolve = makeEvolve<State, Event>(begin, next);
