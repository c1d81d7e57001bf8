import { type Actor, failure, type Seating } from '@remez/rules';
import { cardsOf, layApart, layNext, wordsOf } from '../deck.ts';
import { gameOf, isDraftIn, isTooLong, optionsOf, rolesOf, runningMatch } from '../match.ts';
import { onwardFrom, purposeIn, whyNotPlay } from '../purpose.ts';
import { isLastWord, mayBeReady } from '../ready.ts';
import { rotatedApart } from '../rotation.ts';
import { confirms, isOfTwoMinds, missingFrom, seatsOf } from '../seating.ts';
import { isFullOfDrafts } from '../size.ts';
import type { Event, Move, Settings, State, TableContext } from '../types.ts';
import { type Acting, accept, type CommandOf, type Decision, refuse } from './decision.ts';

/** Within one pack all words differ, or are meant to lie together; two packs may share a word. */
const alikeAt = ({ packs, language }: Settings, { judge }: TableContext) =>
  packs.length === 1
    ? undefined
    : (one: string, other: string) => judge.alike(one, other, language);

const begin = (state: State, seating: Seating<string>, context: TableContext): Decision => {
  if (runningMatch(state) !== null) return refuse('matchRunning');
  if (missingFrom(state, seating).length > 0) return refuse('missingPeople');
  if (isOfTwoMinds(state, seating)) return refuse('twoMinds');
  const whyNot = whyNotPlay(state, seating, context.facts);
  if (whyNot !== null) return failure({ reason: whyNot });
  const playedFor = purposeIn(state.settings);
  const game = gameOf(state.settings);
  const options = optionsOf(state.settings);
  const lay = game.secretWords ? layApart : layNext;
  const cards = lay(state.deck, {
    cards: cardsOf(state),
    count: game.wordsNeeded(options),
    random: context.random,
    alike: alikeAt(state.settings, context),
  });
  const dealing = game.deal({ options, words: wordsOf(cards) }, context);
  if (!dealing.ok) return dealing;
  const started: Event = {
    kind: 'matchStarted',
    match: (state.match?.number ?? 0) + 1,
    game: state.settings.game,
    options,
    laid: cards,
    ...(playedFor !== null && { campaign: playedFor }),
  };
  return accept(
    ...(seating === state.seating ? [] : [{ kind: 'seated', seating } as const]),
    started,
    ...dealing.value.map((event) => ({ kind: 'played', event }) as const),
  );
};

export const start = ({ state, context }: Acting): Decision => begin(state, state.seating, context);

/** The next match after this one: where `again` leads, and with whom at which seats. */
const nextMatch = (
  state: State,
  { same }: CommandOf<'again'>,
  context: TableContext,
): { readonly seating: Seating<string>; readonly begun: Decision } => {
  if (same === true) {
    return { seating: state.seating, begun: begin(state, state.seating, context) };
  }
  const seating = rotatedApart(state);
  const onward = onwardFrom(state, context.facts);
  if (onward === null) return { seating, begun: begin(state, seating, context) };
  const { settings } = onward;
  const begun = begin({ ...state, settings }, seating, context);
  const led = begun.ok ? accept({ kind: 'settingsChanged', settings }, ...begun.value) : begun;
  return { seating, begun: led };
};

const saysReady = ({ state, me }: Acting, isReady: boolean): Decision =>
  state.ready.includes(me.id) === isReady
    ? accept()
    : accept({ kind: 'readied', member: me.id, isReady });

/**
 * C25 · the same people, other roles, fresh words; D22 · what was achieved leads on. Unless the same
 * is wanted: then everyone stays where they are, too. The host begins at once. Of others it says that
 * they are ready, and begins when all who sit and are here have said so.
 */
export const again = (acting: Acting, command: CommandOf<'again'>): Decision => {
  const { state, me, isHost, context } = acting;
  if (state.match === null) return refuse('noMatch');
  if (runningMatch(state) !== null) return refuse('matchRunning');
  if (!isHost && !mayBeReady(state, me.id)) return refuse('notHost');
  const { seating, begun } = nextMatch(state, command, context);
  if (!begun.ok || isHost) return begun;
  const away = context.away ?? [];
  return isLastWord(state, me.id, { seating, away }) ? begun : saysReady(acting, true);
};

/** For the next match, which nobody begins over the heads of those who are here. */
export const ready = (acting: Acting, { ready: isReady = true }: CommandOf<'ready'>): Decision => {
  const { state, me } = acting;
  if (typeof isReady !== 'boolean') return refuse('malformed');
  if (runningMatch(state) !== null) return refuse('matchRunning');
  return mayBeReady(state, me.id) ? saysReady(acting, isReady) : refuse('notSeated');
};

const makeMove = (state: State, move: Move, by: Actor<string>, context: TableContext): Decision => {
  if (state.match === null) return refuse('noMatch');
  const decision = gameOf(state.match).decide(state.match.state, move, by, context);
  if (!decision.ok) return failure(decision.failure);
  return accept(...decision.value.map((event) => ({ kind: 'played', event }) as const));
};

export const play = (
  { state, me, isHost, context }: Acting,
  { move }: CommandOf<'play'>,
): Decision => {
  const seats = seatsOf(state.seating, me.id);
  const forAll = state.match !== null && gameOf(state.match).captainMoves.includes(move.kind);
  const roles = rolesOf(state, me.id, seats);
  const by = { kind: 'person', who: me.id, seats: roles, host: isHost } as const;
  const decision = makeMove(state, move, by, context);
  if (decision.ok && state.match !== null) {
    if (isDraftIn(state.match, move) && isFullOfDrafts(state.match, me.id))
      return refuse('tooMuchWritten');
    if (move.kind !== 'abandon' && isTooLong(state.match)) return refuse('matchTooLong');
  }
  /** A refusal of the rules comes first; `notCaptain` is only for a move that they would accept. */
  return decision.ok && forAll && !confirms(state, me.id) ? refuse('notCaptain') : decision;
};

export const playByClock = (state: State, move: Move, context: TableContext): Decision =>
  makeMove(state, move, { kind: 'clock' }, context);
