import { untilOf } from '../clock.ts';
import { makeEvolve } from '../evolving.ts';
import { NO_CLUES, NO_VERDICTS } from './clues.ts';
import type { Event } from './events.ts';
import { isSandRunning, offered } from './people.ts';
import { rivalOf, transmitters } from './setup.ts';
import { withShared } from './sheets.ts';
import type {
  ByTeam,
  Desk,
  Digit,
  Named,
  Options,
  Phase,
  State,
  Team,
  Tokens,
  Transmission,
} from './types.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

const clearDesk = (encryptor: string | null): Desk => ({
  encryptor,
  card: null,
  drafts: NO_CLUES,
  verdicts: NO_VERDICTS,
  clues: null,
});

const writeTime = (options: Options, teams: readonly Team[], at: number): Phase => ({
  kind: 'write',
  teams,
  until: untilOf(options.timers, 'write', at),
});

const NOBODY: ByTeam<readonly string[]> = { white: [], black: [] };
const NO_TOKENS: Tokens = { interceptions: 0, miscommunications: 0 };
const NO_IDEAS = { white: {}, black: {} } as const;
const NO_ANSWERS = { intercept: null, decode: null } as const;

const begin = ({ options, keywords, stacked, salt, commitment, at }: Of<'dealt'>): State => ({
  options,
  keywords,
  stacked,
  salt,
  commitment,
  members: NOBODY,
  names: options.teamNames,
  turn: 1,
  round: 1,
  phase: writeTime(options, transmitters(options.mode), at),
  desks: { white: clearDesk(null), black: clearDesk(null) },
  cards: [],
  past: [],
  current: null,
  sure: [],
  answers: NO_ANSWERS,
  proposals: NO_IDEAS,
  tokens: { white: NO_TOKENS, black: NO_TOKENS },
  shared: NO_IDEAS,
  ideas: NO_IDEAS,
  named: { white: null, black: null },
  offers: [],
  idle: 0,
  result: null,
});

/** Somebody has done what everyone can see; that ends a pause of the clock. */
const awake = (state: State, by: string | null): number => (by === null ? state.idle : 0);

const onDesk = (state: State, team: Team, change: Partial<Desk>): State['desks'] => ({
  ...state.desks,
  [team]: { ...state.desks[team], ...change },
});

/**
 * X6 · whoever is done first turns the hourglass, once the other has drawn too, unless the time for
 * both is up sooner.
 */
const turned = (state: State, at: number): Phase => {
  const { phase, options } = state;
  if (phase.kind !== 'write' || options.hourglass === null || !isSandRunning(state)) return phase;
  const until = at + options.hourglass * 1000;
  return { ...phase, until: Math.min(until, phase.until ?? until) };
};

const cardDrawn = (state: State, { card, by, at }: Of<'cardDrawn'>): State => {
  const next = {
    ...state,
    desks: onDesk(state, card.team, { card }),
    cards: [...state.cards, card],
    idle: awake(state, by),
  };
  return at === undefined ? next : { ...next, phase: turned(next, at) };
};

/** What is sent again after it was withdrawn counts in its place. */
const surenessWith = (
  { sure, round }: State,
  { team, sure: said }: Of<'transmitted'>,
): State['sure'] => {
  const others = sure.filter((each) => each.team !== team || each.round !== round);
  return said === undefined ? others : [...others, { team, round, sure: said }];
};

const transmitted = (state: State, event: Of<'transmitted'>): State => {
  const { team, clues, verdicts, by, at } = event;
  const next = {
    ...state,
    desks: onDesk(state, team, { clues, verdicts }),
    sure: surenessWith(state, event),
    idle: awake(state, by),
  };
  return { ...next, phase: turned(next, at) };
};

const published = (state: State, { team, at }: Of<'published'>): State => {
  const { encryptor, clues } = state.desks[team];
  return {
    ...state,
    turn: state.turn + 1,
    phase: { kind: 'answer', team, until: untilOf(state.options.timers, 'answer', at) },
    current: { team, round: state.round, encryptor, clues: clues ?? NO_CLUES },
    answers: NO_ANSWERS,
    proposals: NO_IDEAS,
  };
};

const plus = (tokens: Tokens, change: Partial<Tokens>): Tokens => ({
  interceptions: tokens.interceptions + (change.interceptions ?? 0),
  miscommunications: tokens.miscommunications + (change.miscommunications ?? 0),
});

/** X10, X11; X17 · where a misreading is the lone player's token. */
const rewarded = (
  { tokens, options }: State,
  team: Team,
  { intercepted, decoded }: Of<'resolved'>,
): State['tokens'] => {
  const rival = rivalOf(team);
  const trio = options.mode === 'trio';
  const misread = decoded ? 0 : 1;
  return {
    ...tokens,
    [team]: plus(tokens[team], { miscommunications: trio ? 0 : misread }),
    [rival]: plus(tokens[rival], { interceptions: (intercepted ? 1 : 0) + (trio ? misread : 0) }),
  };
};

const resolved = (state: State, event: Of<'resolved'>): State => {
  const { current, answers, desks } = state;
  const code = current === null ? undefined : desks[current.team].card?.code;
  if (current === null || code === undefined || answers.decode === null) return state;
  const done: Transmission = {
    ...current,
    outcome: {
      ...(answers.intercept !== null && { intercept: answers.intercept }),
      intercepted: event.intercepted,
      decode: answers.decode,
      decoded: event.decoded,
      code,
    },
  };
  return {
    ...state,
    past: [...state.past, done],
    current: null,
    answers: NO_ANSWERS,
    proposals: NO_IDEAS,
    tokens: rewarded(state, current.team, event),
  };
};

const challenged = (state: State, { by, at, place }: Of<'challenged'>): State => {
  const { phase, current } = state;
  if (phase.kind !== 'answer' || current === null) return state;
  return {
    ...state,
    phase: {
      kind: 'ruling',
      team: phase.team,
      agreed: [],
      until: untilOf(state.options.timers, 'decision', at),
      answerTimeLeft: phase.until === null ? null : Math.max(0, phase.until - at),
    },
    current: {
      ...current,
      challenge: { by, ruling: 'pending', ...(place !== undefined && { place }) },
    },
    idle: 0,
  };
};

const stood = (state: State, { at }: Of<'stood'>): State => {
  const { phase, current } = state;
  if (phase.kind !== 'ruling' || current?.challenge === undefined) return state;
  const { team, answerTimeLeft } = phase;
  return {
    ...state,
    phase: { kind: 'answer', team, until: answerTimeLeft === null ? null : at + answerTimeLeft },
    current: { ...current, challenge: { ...current.challenge, ruling: 'stands' } },
  };
};

const withdrawn = (state: State, { at }: Of<'withdrawn'>): State => {
  const { phase, current, desks } = state;
  if (phase.kind !== 'ruling' || current?.challenge === undefined) return state;
  const { team } = phase;
  const cleared: State = {
    ...state,
    turn: state.turn + 1,
    phase: writeTime(state.options, [team], at),
    desks: { ...desks, [team]: clearDesk(desks[team].encryptor) },
    past: [...state.past, { ...current, challenge: { ...current.challenge, ruling: 'withdrawn' } }],
    current: null,
    answers: NO_ANSWERS,
    proposals: NO_IDEAS,
    idle: 0,
  };
  /** X4 · the same encryptor writes again, or the next if that one is gone. */
  return { ...cleared, desks: { ...cleared.desks, [team]: offered(cleared, team) } };
};

const roundBegan = (state: State, { round, encryptors, at }: Of<'roundBegan'>): State => ({
  ...state,
  turn: state.turn + 1,
  round,
  phase: writeTime(state.options, transmitters(state.options.mode), at),
  desks: { white: clearDesk(encryptors.white), black: clearDesk(encryptors.black) },
});

const counted = (named: Named, guess: number, keyword: Digit): Named => ({
  ...named,
  counts: named.counts.map((count, index) => (index === guess ? keyword : count)),
});

const nearMissCounted = (state: State, { team, guess, keyword }: Of<'nearMissCounted'>): State => {
  const named = state.named[team];
  if (named === null) return state;
  /** Offers about this guess, or for this keyword, have lost their object. */
  const open = state.offers.filter(
    (offer) => offer.team !== team || (offer.guess !== guess && offer.keyword !== keyword),
  );
  return {
    ...state,
    named: { ...state.named, [team]: counted(named, guess, keyword) },
    offers: open,
  };
};

const next = (state: State, event: Exclude<Event, Of<'dealt' | 'postponed'>>): State => {
  switch (event.kind) {
    case 'teamNamed':
      return { ...state, names: { ...state.names, [event.team]: event.name }, idle: 0 };
    case 'encryptorNamed':
      return { ...state, desks: onDesk(state, event.team, { encryptor: event.who }), idle: 0 };
    case 'cardDrawn':
      return cardDrawn(state, event);
    /** Quiet, as all that only some may know: it does not end a pause of the clock. */
    case 'drafted': {
      const { team, clues, verdicts } = event;
      return { ...state, desks: onDesk(state, team, { drafts: clues, verdicts }) };
    }
    case 'transmitted':
      return transmitted(state, event);
    case 'published':
      return published(state, event);
    case 'proposed': {
      const { team, by, digits } = event;
      const proposals = { ...state.proposals[team], [by]: digits };
      return { ...state, proposals: { ...state.proposals, [team]: proposals } };
    }
    /** Quiet, as thoughts are. */
    case 'shared':
      return { ...state, shared: withShared(state.shared, event) };
    case 'answered': {
      const { answer, code, by } = event;
      return {
        ...state,
        answers: { ...state.answers, [answer]: { code, by } },
        idle: awake(state, by),
      };
    }
    case 'resolved':
      return resolved(state, event);
    case 'challenged':
      return challenged(state, event);
    case 'agreed':
      return state.phase.kind === 'ruling'
        ? {
            ...state,
            phase: { ...state.phase, agreed: [...state.phase.agreed, event.team] },
            idle: 0,
          }
        : state;
    case 'stood':
      return stood(state, event);
    case 'withdrawn':
      return withdrawn(state, event);
    case 'roundBegan':
      return roundBegan(state, event);
    case 'namingBegan':
      return {
        ...state,
        turn: state.turn + 1,
        phase: { kind: 'name', until: untilOf(state.options.timers, 'answer', event.at) },
      };
    case 'keywordsProposed': {
      const { team, by, keywords } = event;
      const ideas = { ...state.ideas[team], [by]: keywords };
      return { ...state, ideas: { ...state.ideas, [team]: ideas } };
    }
    case 'keywordsNamed': {
      const { team, keywords, counts, by } = event;
      return {
        ...state,
        named: { ...state.named, [team]: { keywords, counts, by } },
        idle: awake(state, by),
      };
    }
    case 'nearMissOffered': {
      const { side, team, guess, keyword } = event;
      return { ...state, offers: [...state.offers, { side, team, guess, keyword }] };
    }
    case 'nearMissCounted':
      return nearMissCounted(state, event);
    case 'amended':
      return { ...state, result: event.result };
    case 'movedOn':
      return { ...state, idle: event.by === null ? state.idle + 1 : 0 };
    case 'ended':
      return { ...state, phase: { kind: 'over' }, result: event.result };
  }
};

export const evolve = makeEvolve<State, Event>(begin, next);
