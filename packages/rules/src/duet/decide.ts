import { parseClueWord, verdictOnBoard } from '../clue.ts';
import { makeDecide, type Person as PersonIn } from '../deciding.ts';
import type { Context, Refusal } from '../game.ts';
import { isCard } from '../grid.ts';
import { failure, type Result, success } from '../result.ts';
import { priceOfOne } from './bank.ts';
import { deadline, timeFor } from './deadline.ts';
import { endOfTurn, lost, unfinished, won } from './endings.ts';
import { evolve } from './evolve.ts';
import { GUARDS, givingFrom, guessingFrom, type Reason, sideIn, whyNotTouch } from './guards.ts';
import { isCovered, isLastAgent } from './standing.ts';
import {
  COUNTS,
  type Command,
  type Event,
  type Identity,
  otherSide,
  type Side,
  type State,
} from './types.ts';

type Decision = Result<readonly Event[], Refusal<Reason>>;
type Person = PersonIn<Side>;
type Of<Kind extends Command['kind']> = Extract<Command, { readonly kind: Kind }>;

const refuse = (reason: Reason): Decision => failure({ reason });

const giveClue = (
  state: State,
  { word: raw, count }: Of<'giveClue'>,
  by: Person,
  context: Context,
): Decision => {
  const why = GUARDS.giveClue(state, by.seats);
  const side = givingFrom(state, by.seats);
  if (why !== null || side === undefined) return refuse(why ?? 'notYourTurn');
  const word = parseClueWord(raw);
  if (word === null) return refuse('badWord');
  if (!COUNTS.includes(count)) return refuse('badCount');
  const verdict = verdictOnBoard(word, {
    rules: state.options,
    words: state.words,
    /** D12 · with one token a word still limits clues, with two that point both ways it does not. */
    isCovered: (card) => isCovered(state, card),
    judge: context.judge,
  });
  if (state.options.referee === 'enforce' && verdict?.verdict === 'illegal') {
    return failure({ reason: 'illegalClue', verdict });
  }
  return success([{ kind: 'clueGiven', side, word, count, by: by.who, verdict, at: context.now }]);
};

const guess = (state: State, { card }: Of<'guess'>, by: Person, { now }: Context): Decision => {
  const why = GUARDS.guess(state, by.seats);
  const side = guessingFrom(state, by.seats);
  if (why !== null || side === undefined) return refuse(why ?? 'ownClue');
  if (!isCard(card)) return refuse('noSuchCard');
  const closed = whyNotTouch(state, side, card);
  if (closed !== null) return refuse(closed);
  /** D6 · judged by the other side of the key, never by the guesser's own. */
  const identity = state.keys[otherSide(side)][card] as Identity;
  const guessed: Event = { kind: 'guessed', card, side, identity, by: by.who, at: now };
  switch (identity) {
    case 'assassin':
      return success([guessed, lost(state, 'assassin')]);
    case 'green':
      return success(isLastAgent(state) ? [guessed, ...won(state)] : [guessed]);
    case 'bystander':
      /** D17 */
      if (state.suddenDeath) return success([guessed, lost(state, 'wrong')]);
      return success([
        guessed,
        ...endOfTurn(state, { cause: 'wrong', mistake: { card, side }, by: by.who, at: now }),
      ]);
  }
};

const stop = (state: State, _: Of<'stop'>, by: Person, { now }: Context): Decision => {
  const why = GUARDS.stop(state, by.seats);
  if (why !== null) return refuse(why);
  return success(endOfTurn(state, { cause: 'stopped', by: by.who, at: now }));
};

const challenge = (state: State, _: Of<'challenge'>, by: Person, { now }: Context): Decision => {
  const why = GUARDS.challenge(state, by.seats);
  if (why !== null) return refuse(why);
  return success([{ kind: 'challenged', by: by.who, at: now }]);
};

/** D23 · one token leaves the game, and the guessing goes on. A turn begins with one at least. */
const rule = (state: State, { penalise }: Of<'rule'>, by: Person, { now }: Context): Decision => {
  const why = GUARDS.rule(state, by.seats);
  if (why !== null) return refuse(why);
  if (typeof penalise !== 'boolean') return refuse('malformed');
  const ruled: Event = { kind: 'ruled', penalise, by: by.who, at: now };
  if (!penalise) return success([ruled]);
  return success([ruled, { kind: 'paid', as: 'penalty', tokens: priceOfOne(state.bank) }]);
};

const beginAgain = (state: State, _: Of<'beginAgain'>, by: Person): Decision => {
  const why = GUARDS.beginAgain(state, by.seats);
  const side = sideIn(by.seats);
  if (why !== null || side === undefined) return refuse(why ?? 'notYourSeat');
  if (state.offer !== null) return success([unfinished(state, 'beganAgain')]);
  return success([{ kind: 'beginAgainOffered', side, by: by.who }]);
};

/** D27 · the way on from whatever is being waited for: the clock's, or by the host's word. */
const goOn = (
  state: State,
  { cause, by, at }: { cause: 'time' | 'movedOn'; by: string | null; at: number },
): readonly Event[] => {
  switch (state.phase.kind) {
    case 'clue':
    case 'guess':
      return endOfTurn(state, { cause, by, at });
    case 'ruling':
      return [{ kind: 'ruled', penalise: false, by, at }];
    case 'suddenDeath':
      return [lost(state, 'outOfTime')];
    case 'over':
      return [];
  }
};

const moveOn = (state: State, _: Of<'moveOn'>, by: Person, { now }: Context): Decision => {
  if (!by.host) return refuse('notHost');
  if (state.phase.kind === 'over') return refuse('gameOver');
  return success(goOn(state, { cause: 'movedOn', by: by.who, at: now }));
};

const abandon = (state: State, _: Of<'abandon'>, by: Person): Decision => {
  if (!by.host) return refuse('notHost');
  if (state.phase.kind === 'over') return refuse('gameOver');
  return success([unfinished(state, 'abandoned')]);
};

export const decide = makeDecide<State, Command, Event, Side, Reason>({
  handlers: { giveClue, guess, stop, challenge, rule, beginAgain, moveOn, abandon },
  evolve,
  deadline,
  timeFor,
  timeIsUp: (state, context) => goOn(state, { cause: 'time', by: null, at: context.now }),
});
