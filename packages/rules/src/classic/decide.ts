import { parseClueWord, verdictOnBoard } from '../clue.ts';
import { makeDecide, type Person as PersonIn } from '../deciding.ts';
import type { Context, Judge, Refusal } from '../game.ts';
import { isCard } from '../grid.ts';
import { pick } from '../random.ts';
import { failure, type Result, success } from '../result.ts';
import { deadline, timeFor } from './deadline.ts';
import { evolve } from './evolve.ts';
import { coverable, GUARDS, type Reason } from './guards.ts';
import { rivalOf } from './setup.ts';
import {
  COUNTS,
  type Command,
  type Event,
  type GameResult,
  type Identity,
  type Seat,
  type State,
  type Team,
  type TurnEnding,
} from './types.ts';

type Decision = Result<readonly Event[], Refusal<Reason>>;
type Person = PersonIn<Seat>;
type Of<Kind extends Command['kind']> = Extract<Command, { readonly kind: Kind }>;

const refuse = (reason: Reason): Decision => failure({ reason });

/** C15, C26 · a turn ends; the next begins, unless in coop a cover comes first. */
const endTurn = (
  state: State,
  { cause, by, at }: { cause: TurnEnding; by: string | null; at: number },
): Event[] => {
  const ended: Event = { kind: 'turnEnded', cause, by, at };
  if (state.options.mode === 'coop') return [ended];
  const mayCover = cause === 'penalised';
  return [ended, { kind: 'turnBegan', team: rivalOf(state.team), mayCover, at }];
};

/** What covering this card decides, if anything: C11, C16, C27. */
const resultOf = (state: State, identity: Identity): GameResult | null => {
  const coop = state.options.mode === 'coop';
  if (identity === 'bystander') return null;
  if (identity === 'assassin') {
    return { winner: coop ? 'none' : rivalOf(state.team), why: 'assassin' };
  }
  if (state.remaining[identity] > 1) return null;
  if (!coop) return { winner: identity, why: 'found' };
  return identity === state.team
    ? { winner: identity, why: 'found', score: state.remaining[rivalOf(identity)] }
    : { winner: 'none', why: 'outrun' };
};

/** C12, C17, C18 */
export const guessesLeft = (state: State): number | 'unlimited' => {
  const count = state.current.clue?.count;
  if (count === undefined) return 0;
  if (count === 0 || count === 'unlimited') return 'unlimited';
  return count + 1 - state.current.guesses.length;
};

const giveClue = (
  state: State,
  { word: raw, count }: Of<'giveClue'>,
  by: Person,
  context: Context,
): Decision => {
  const why = GUARDS.giveClue(state, by.seats);
  if (why !== null) return refuse(why);
  const word = parseClueWord(raw);
  if (word === null) return refuse('badWord');
  if (!COUNTS.includes(count)) return refuse('badCount');
  const verdict = verdictOnBoard(word, {
    rules: state.options,
    words: state.words,
    isCovered: (card) => state.covered[card] === true,
    judge: context.judge,
  });
  /** L14 · whatever the other spymaster has approved is legal. */
  const approved = isApproved(state, word, context.judge);
  if (state.options.referee === 'enforce' && verdict?.verdict === 'illegal' && !approved) {
    return failure({ reason: 'illegalClue', verdict });
  }
  return success([
    { kind: 'clueGiven', word, count, by: by.who, verdict, approved, at: context.now },
  ]);
};

/** C22, L5 · a word was approved in whatever spelling it was asked. */
const isApproved = ({ approved, team, options }: State, word: string, judge: Judge): boolean => {
  const spelled = (text: string) => judge.spell(text, options.language).join(' ');
  return approved[team].some((each) => spelled(each) === spelled(word));
};

const ask = (state: State, { word: raw }: Of<'ask'>, by: Person): Decision => {
  const why = GUARDS.ask(state, by.seats);
  if (why !== null) return refuse(why);
  const word = parseClueWord(raw);
  return word === null ? refuse('badWord') : success([{ kind: 'asked', word, by: by.who }]);
};

const answer = (state: State, { allow, word }: Of<'answer'>, by: Person): Decision => {
  const why = GUARDS.answer(state, by.seats);
  if (why !== null) return refuse(why);
  if (word !== undefined && word !== state.question?.word) return refuse('stale');
  if (typeof allow !== 'boolean') return refuse('malformed');
  return success([{ kind: 'answered', allow, by: by.who }]);
};

const guess = (state: State, { card }: Of<'guess'>, by: Person, { now }: Context): Decision => {
  const why = GUARDS.guess(state, by.seats);
  if (why !== null) return refuse(why);
  if (!isCard(card)) return refuse('noSuchCard');
  if (state.covered[card]) return refuse('alreadyCovered');
  const identity = state.key[card] as Identity;
  const guessed: Event = { kind: 'guessed', card, identity, by: by.who };
  const result = resultOf(state, identity);
  if (result !== null) return success([guessed, { kind: 'ended', result }]);
  if (identity !== state.team) {
    return success([guessed, ...endTurn(state, { cause: 'wrong', by: by.who, at: now })]);
  }
  if (guessesLeft(state) === 1) {
    return success([guessed, ...endTurn(state, { cause: 'used', by: by.who, at: now })]);
  }
  return success([guessed]);
};

const stop = (state: State, _: Of<'stop'>, by: Person, { now }: Context): Decision => {
  const why = GUARDS.stop(state, by.seats);
  if (why !== null) return refuse(why);
  return success(endTurn(state, { cause: 'stopped', by: by.who, at: now }));
};

const challenge = (state: State, _: Of<'challenge'>, by: Person, { now }: Context): Decision => {
  const why = GUARDS.challenge(state, by.seats);
  if (why !== null) return refuse(why);
  return success([{ kind: 'challenged', by: by.who, at: now }]);
};

const rule = (state: State, { penalise }: Of<'rule'>, by: Person, { now }: Context): Decision => {
  const why = GUARDS.rule(state, by.seats);
  if (why !== null) return refuse(why);
  if (typeof penalise !== 'boolean') return refuse('malformed');
  if (penalise && state.clueApproved) return refuse('youApproved');
  const ruled: Event = { kind: 'ruled', penalise, by: by.who, at: now };
  if (!penalise) return success([ruled]);
  return success([ruled, ...endTurn(state, { cause: 'penalised', by: by.who, at: now })]);
};

const coverCard = (
  state: State,
  { card, by, at }: { card: number; by: string | null; at: number },
): Event[] => {
  if (state.phase.kind !== 'cover') return [];
  const { cause } = state.phase;
  const identity = state.key[card] as Team;
  const covered: Event = { kind: 'covered', card, identity, cause, by, at };
  const result = resultOf(state, identity);
  if (result !== null) return [covered, { kind: 'ended', result }];
  if (cause === 'penalty') return [covered];
  return [covered, { kind: 'turnBegan', team: state.team, mayCover: false, at }];
};

const cover = (state: State, { card }: Of<'cover'>, by: Person, { now }: Context): Decision => {
  const why = GUARDS.cover(state, by.seats);
  if (why !== null) return refuse(why);
  if (!isCard(card)) return refuse('noSuchCard');
  if (state.covered[card]) return refuse('alreadyCovered');
  if (state.key[card] !== coverable(state)) return refuse('notYourWord');
  return success(coverCard(state, { card, by: by.who, at: now }));
};

const decline = (state: State, _: Of<'decline'>, by: Person, { now }: Context): Decision => {
  const why = GUARDS.decline(state, by.seats);
  if (why !== null) return refuse(why);
  return success([{ kind: 'declined', by: by.who, at: now }]);
};

/** C24 · the way on from whatever is being waited for: the clock's, or by the host's word. */
const goOn = (
  state: State,
  { cause, by, context }: { cause: 'time' | 'movedOn'; by: string | null; context: Context },
): readonly Event[] => {
  const at = context.now;
  const { phase } = state;
  switch (phase.kind) {
    case 'clue':
    case 'guess':
      return endTurn(state, { cause, by, at });
    case 'ruling':
      return [{ kind: 'ruled', penalise: false, by, at }];
    case 'cover': {
      if (phase.cause === 'penalty') return [{ kind: 'declined', by, at }];
      const rival = coverable(state);
      const cards = [...state.words.keys()].filter(
        (card) => state.key[card] === rival && !state.covered[card],
      );
      return coverCard(state, { card: pick(cards, context.random), by, at });
    }
    case 'over':
      return [];
  }
};

const moveOn = (state: State, _: Of<'moveOn'>, by: Person, context: Context): Decision => {
  if (!by.host) return refuse('notHost');
  if (state.phase.kind === 'over') return refuse('gameOver');
  return success(goOn(state, { cause: 'movedOn', by: by.who, context }));
};

const abandon = (state: State, _: Of<'abandon'>, by: Person): Decision => {
  if (!by.host) return refuse('notHost');
  if (state.phase.kind === 'over') return refuse('gameOver');
  return success([{ kind: 'ended', result: { winner: 'none', why: 'abandoned' } }]);
};

export const decide = makeDecide<State, Command, Event, Seat, Reason>({
  handlers: {
    giveClue,
    ask,
    answer,
    guess,
    stop,
    challenge,
    rule,
    cover,
    decline,
    moveOn,
    abandon,
  },
  evolve,
  deadline,
  timeFor,
  timeIsUp: (state, context) => goOn(state, { cause: 'time', by: null, context }),
});
