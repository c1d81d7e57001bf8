import { aroundAfter } from './around.ts';
import { deckAfter, EMPTY_DECK } from './deck.ts';
import { countedFor, deliveredTo, ended, resultOf } from './finished.ts';
import { forgetting } from './forgetting.ts';
import { withKnock } from './knocks.ts';
import { withLatecomers, withoutOldTalk } from './listening.ts';
import { gameOf, runningMatch } from './match.ts';
import { botPerson } from './members.ts';
import { countableMatch } from './purpose.ts';
import { readied, stillReady } from './ready.ts';
import { withoutMember } from './seating.ts';
import { withEveryGame } from './settings.ts';
import { joinedTogether } from './shared-devices.ts';
import { NOTHING_WRITTEN, weighed } from './size.ts';
import { capped, EVERYONE } from './talk.ts';
import type { Event, Knock, Match, Member, State } from './types.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

const FINISHED_KEPT = 50;

const begin = ({ code, settings }: Of<'opened'>): State => ({
  version: 1,
  code,
  members: [],
  joined: 0,
  devices: [],
  host: null,
  locked: false,
  watchersSentAway: false,
  settings: withEveryGame(settings),
  custom: null,
  seating: {},
  ready: [],
  match: null,
  around: [],
  deck: EMPTY_DECK,
  turn: 0,
  talk: [],
  spoken: {},
  late: {},
  finished: [],
  matches: [],
  best: null,
  knocks: [],
  knocked: 0,
  settled: [],
  closed: null,
  size: 0,
  written: NOTHING_WRITTEN,
});

const joined = (state: State, { member: id, person, name }: Of<'joined'>): State => {
  const before = state.members.find((each) => each.id === id);
  const member: Member = { ...before, id, person, name, standing: 'here' };
  return {
    ...state,
    joined: Math.max(state.joined, Number(id.slice(1))),
    members: before
      ? state.members.map((each) => (each.id === id ? member : each))
      : [...state.members, member],
  };
};

const botJoined = (
  state: State,
  { member: id, name, temperament, instead }: Of<'botJoined'>,
): State => {
  const person = botPerson(id);
  const after = joined(state, { kind: 'joined', member: id, person, name });
  const bot = { temperament, ...(instead !== undefined && { instead }) };
  return { ...after, members: changed(after, id, { bot }) };
};

/** Whoever asks again asks anew. */
const knocked = (
  state: State,
  { knock: id, person, name, seat, at, watching }: Of<'knocked'>,
): State => ({
  ...state,
  knocked: Math.max(state.knocked, Number(id.slice(1))),
  knocks: withKnock(state, {
    ...{ id, person, name, seat, at, isTurnedAway: false },
    ...(watching === true && { watching: 'asked' }),
  }),
});

/** Whoever is let in becomes a member, and asks no longer; a screen becomes nobody, so that it is remembered here. */
const knockAnswered = (state: State, { knock, admitted }: Of<'knockAnswered'>): State => ({
  ...state,
  knocks: state.knocks.flatMap((each): readonly Knock[] => {
    if (each.id !== knock) return [each];
    if (!admitted) return [{ ...each, isTurnedAway: true }];
    return each.watching === undefined ? [] : [{ ...each, watching: 'admitted' }];
  }),
});

const deviceAdmitted = (state: State, { member, person }: Of<'deviceAdmitted'>): State => ({
  ...state,
  members: state.members.map((each) =>
    each.id === member ? { ...each, also: [...(each.also ?? []), person] } : each,
  ),
});

const changed = (state: State, id: string, change: Partial<Member>): readonly Member[] =>
  state.members.map((member) => (member.id === id ? { ...member, ...change } : member));

const gone = (state: State, id: string, standing: 'left' | 'removed'): State => ({
  ...state,
  members: changed(state, id, { standing }),
  seating: withoutMember(state.seating, id),
  host: state.host === id ? null : state.host,
});

/** Everyone who sits while a match runs has from then on held that seat in it. */
const remembering = (match: Match, seating: State['seating']): Match => {
  const held: { [member: string]: readonly string[] } = { ...match.held };
  for (const [seat, members] of Object.entries(seating)) {
    for (const member of members ?? []) {
      const before = held[member] ?? [];
      if (!before.includes(seat)) held[member] = [...before, seat];
    }
  }
  return { ...match, held };
};

/** Nobody makes themselves one who may take over while the host does not look. */
const settledBy = (
  { settled }: State,
  { seating, hostAway }: Pick<Of<'seated'>, 'seating' | 'hostAway'>,
): readonly string[] =>
  hostAway === true
    ? settled
    : [...new Set([...settled, ...Object.values(seating).flatMap((members) => members ?? [])])];

const seated = (state: State, { seating, hostAway }: Of<'seated'>): State => {
  const running = runningMatch(state);
  const placed = { ...state, seating, settled: settledBy(state, { seating, hostAway }) };
  /** What a team has said is not for whoever comes after. */
  return running === null
    ? { ...placed, ...withoutOldTalk(state, placed) }
    : { ...placed, late: withLatecomers(state, placed), match: remembering(running, seating) };
};

const matchStarted = (state: State, event: Of<'matchStarted'>): State => {
  const match: Match = {
    number: event.match,
    game: event.game,
    options: event.options,
    state: undefined,
    held: {},
    notes: {},
    playedFor: event.campaign ?? null,
    firstVersion: state.version,
    size: 0,
    sizes: {},
  };
  return {
    ...state,
    ready: [],
    match: remembering(match, state.seating),
    /** Seats are asked for within a match. */
    knocks: state.knocks.filter(({ seat }) => seat === null),
    settled: settledBy(state, { seating: state.seating, hostAway: event.hostAway }),
    deck: deckAfter(state.deck, event.laid, state),
  };
};

const remembered = (state: State, match: Match): Pick<State, 'finished' | 'best'> => {
  const finished = resultOf(match);
  const score = gameOf(match).groupScore?.(match.state) ?? null;
  return {
    /** A result may be amended afterwards (X15). */
    finished: [...state.finished.filter((each) => each.match !== match.number), finished].slice(
      -FINISHED_KEPT,
    ),
    best: score === null ? state.best : Math.max(score, state.best ?? 0),
  };
};

const played = (state: State, { event }: Of<'played'>): State => {
  const { match } = state;
  if (match === null) return state;
  const game = gameOf(match);
  const before = match.state;
  const evolved = game.evolve(before, event);
  const after = before === undefined ? game.withSeating(evolved, state.seating) : evolved;
  const next: Match = { ...match, state: after };
  const over = game.isOver(after);
  const passed =
    before === undefined || game.isOver(before) !== over || game.turn(before) !== game.turn(after);
  return {
    ...state,
    match: next,
    turn: passed ? state.turn + 1 : state.turn,
    ...(over && remembered(state, next)),
    ...(over && { matches: ended(state, next) }),
  };
};

const matchCounted = (state: State, { campaign, match }: Of<'matchCounted'>): State => {
  const counted = match ?? countableMatch(state)?.match;
  return { ...state, matches: countedFor(state.matches, counted, campaign) };
};

const talked = (state: State, { member, team, text, at }: Of<'talked'>): State => {
  const channel = team ?? EVERYONE;
  const number = (state.spoken[channel] ?? 0) + 1;
  return {
    ...state,
    talk: capped([...state.talk, { number, member, team, text, at }], team),
    spoken: { ...state.spoken, [channel]: number },
  };
};

const noted = (state: State, { member, place, text }: Of<'noted'>): State => {
  const { match } = state;
  if (match === null) return state;
  const { [place]: _, ...others } = match.notes[member] ?? {};
  const own = text === '' ? others : { ...others, [place]: text };
  return { ...state, match: { ...match, notes: { ...match.notes, [member]: own } } };
};

/** A running game's state follows the seating. */
const withGameSeating = (state: State): State => {
  const running = runningMatch(state);
  if (running === null) return state;
  const gameState = gameOf(running).withSeating(running.state, state.seating);
  return { ...state, match: { ...running, state: gameState } };
};

const next = (state: State, event: Exclude<Event, Of<'opened'>>): State => {
  switch (event.kind) {
    case 'joined':
      return joined(state, event);
    case 'botJoined':
      return botJoined(state, event);
    case 'renamed':
      return { ...state, members: changed(state, event.member, { name: event.name }) };
    case 'left':
      return forgetting(gone(state, event.member, 'left'));
    case 'removed':
      return gone(state, event.member, 'removed');
    case 'seated':
      return seated(state, event);
    case 'readied':
      return { ...state, ready: readied(state, event) };
    case 'locked':
      return {
        ...state,
        locked: event.locked,
        watchersSentAway: event.watchersSentAway ?? false,
      };
    case 'foundOnOneDevice':
      return { ...state, devices: joinedTogether(state.devices, event.members) };
    case 'knocked':
      return knocked(state, event);
    case 'knockAnswered':
      return knockAnswered(state, event);
    case 'deviceAdmitted':
      return deviceAdmitted(state, event);
    case 'hostChanged':
      return { ...state, host: event.member };
    case 'settingsChanged':
      return { ...state, settings: withEveryGame(event.settings) };
    case 'matchCounted':
      return matchCounted(state, event);
    case 'matchesDelivered':
      return { ...state, matches: deliveredTo(state.matches, event.matches) };
    case 'wordsBrought':
      return { ...state, custom: { language: event.language, cards: event.cards } };
    case 'matchStarted':
      return matchStarted(state, event);
    case 'played':
      return played(state, event);
    case 'noted':
      return noted(state, event);
    case 'talked':
      return talked(state, event);
    case 'closed':
      return {
        ...state,
        closed: {
          by: event.by ?? null,
          at: event.at ?? 0,
          onAdmittedDevice: event.onAdmittedDevice ?? false,
        },
      };
    case 'reopened':
      return { ...state, closed: null };
  }
};

/** Total, and without context: what happened, happened. */
export const evolve = (state: State | undefined, event: Event): State => {
  if (event.kind === 'opened') return begin(event);
  if (state === undefined) throw new Error(`no table was opened before ${event.kind}`);
  const counted = { ...state, version: state.version + 1 };
  const moved = weighed(next(counted, event), event);
  const evolved =
    moved.seating === state.seating ? moved : { ...moved, ready: stillReady(state, moved) };
  const around = aroundAfter(state, evolved, event);
  const after = around === state.around ? evolved : { ...evolved, around };
  return after.seating === state.seating ? after : withGameSeating(after);
};
