import { parseClueWord, verdictOnBoard, whyBlocked } from '../clue.ts';
import { makeDecide } from '../deciding.ts';
import type { Context } from '../game.ts';
import { isCard } from '../grid.ts';
import { makeGuarded, refuse } from '../guarding.ts';
import { parseMeant, parseSure } from '../meaning.ts';
import { failure, success } from '../result.ts';
import { priceOfOne } from './bank.ts';
import { deadline, timeFor } from './deadline.ts';
import { endOfTurn, lost, unfinished, won } from './endings.ts';
import { evolve } from './evolve.ts';
import { GUARDS, givingFrom, guessingFrom, type Reason, sideIn, whyNotTouch } from './guards.ts';
import { cardsOfLastClue } from './meant.ts';
import { isCovered, isLastAgent, openFor } from './standing.ts';
import {
  COUNTS,
  type Command,
  type Event,
  type Identity,
  otherSide,
  type SideRole,
  type State,
} from './types.ts';

const guarded = makeGuarded<State, Command, Event, SideRole, Reason>(GUARDS);

const giveClue = guarded('giveClue', ({ state, seats, who, context }, command) => {
  const { word: raw, count } = command;
  const side = givingFrom(state, seats);
  if (side === undefined) return refuse('notYourTurn');
  const word = parseClueWord(raw);
  if (word === null) return refuse('badWord');
  if (!COUNTS.includes(count)) return refuse('badCount');
  const meant = parseMeant(command.meant ?? [], openFor(state, otherSide(side)));
  if (!meant.ok) return meant;
  const sure = parseSure(command.sure);
  if (!sure.ok) return sure;
  const verdict = verdictOnBoard(word, {
    rules: state.options,
    words: state.words,
    /** D12 · with one token a word still limits clues, with two that point both ways it does not. */
    isCovered: (card) => isCovered(state, card),
    judge: context.judge,
  });
  /** D23 · there is nobody who could be asked quietly: both sides play together. */
  const blocked = whyBlocked(state.options, verdict, { mayAsk: false });
  if (verdict !== null && blocked === 'illegalClue') return failure({ reason: blocked, verdict });
  return success([
    {
      kind: 'clueGiven',
      side,
      word,
      count,
      by: who,
      verdict,
      ...(meant.value.length > 0 && { meant: meant.value }),
      ...sure.value,
      at: context.now,
    },
  ]);
});

const amendMeant = guarded('amendMeant', ({ state, seats, who }, { cards }) => {
  const clue = cardsOfLastClue(state, seats);
  if (clue === undefined) return refuse('notYourSeat');
  const meant = parseMeant(cards, clue.open);
  if (!meant.ok) return meant;
  return success([{ kind: 'meant', turn: clue.turn, cards: meant.value, by: who }]);
});

const guess = guarded('guess', ({ state, seats, who, context }, { card }) => {
  const side = guessingFrom(state, seats);
  if (side === undefined) return refuse('ownClue');
  if (!isCard(card)) return refuse('noSuchCard');
  const closed = whyNotTouch(state, side, card);
  if (closed !== null) return refuse(closed);
  /** D6 · judged by the other side of the key, never by the guesser's own. */
  const identity = state.keys[otherSide(side)][card] as Identity;
  const guessed: Event = { kind: 'guessed', card, side, identity, by: who, at: context.now };
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
        ...endOfTurn(state, { cause: 'wrong', mistake: { card, side }, by: who, at: context.now }),
      ]);
  }
});

const stop = guarded('stop', ({ state, who, context }) =>
  success(endOfTurn(state, { cause: 'stopped', by: who, at: context.now })),
);

const challenge = guarded('challenge', ({ who, context }) =>
  success([{ kind: 'challenged', by: who, at: context.now }]),
);

/** D23 · one token leaves the game, and the guessing goes on. A turn begins with one at least. */
const rule = guarded('rule', ({ state, who, context }, { penalise }) => {
  if (typeof penalise !== 'boolean') return refuse('malformed');
  const ruled: Event = { kind: 'ruled', penalise, by: who, at: context.now };
  if (!penalise) return success([ruled]);
  return success([ruled, { kind: 'paid', as: 'penalty', tokens: priceOfOne(state.bank) }]);
});

/** D23 · as if it had been challenged and ruled illegal. */
const admit = guarded('admit', ({ state, who }) =>
  success([
    { kind: 'admitted', by: who },
    { kind: 'paid', as: 'penalty', tokens: priceOfOne(state.bank) },
  ]),
);

const beginAgain = guarded('beginAgain', ({ state, seats, who }) => {
  const side = sideIn(seats);
  if (side === undefined) return refuse('notYourSeat');
  if (state.offer !== null) return success([unfinished(state, 'beganAgain')]);
  return success([{ kind: 'beginAgainOffered', side, by: who }]);
});

/** D27 · the way on from whatever is being waited for: the clock's, or by the host's word. */
const goOn = (state: State, by: string | null, { now: at }: Context): readonly Event[] => {
  switch (state.phase.kind) {
    case 'clue':
    case 'guess':
      return endOfTurn(state, { cause: by === null ? 'time' : 'movedOn', by, at });
    case 'ruling':
      return [{ kind: 'ruled', penalise: false, by, at }];
    case 'suddenDeath':
      return [lost(state, 'outOfTime')];
    case 'over':
      return [];
  }
};

export const decide = makeDecide<State, Command, Event, SideRole, Reason>({
  handlers: { giveClue, amendMeant, guess, stop, challenge, rule, admit, beginAgain },
  evolve,
  deadline,
  timeFor,
  goOn,
  abandoned: (state) => unfinished(state, 'abandoned'),
});
