import { parseClueWord, verdictOnBoard, whyBlocked } from '../clue.ts';
import { makeDecide } from '../deciding.ts';
import type { Context, Judge } from '../game.ts';
import { isCard } from '../grid.ts';
import { makeGuarded, refuse } from '../guarding.ts';
import { parseMeant, parseSure } from '../meaning.ts';
import { pick } from '../random.ts';
import { failure, success } from '../result.ts';
import { openCards } from './cards.ts';
import { deadline, timeFor } from './deadline.ts';
import { evolve } from './evolve.ts';
import { coverable, GUARDS, type Reason } from './guards.ts';
import { cardsOfLastClue } from './meant.ts';
import { rivalOf } from './setup.ts';
import {
  COUNTS,
  type Command,
  type Event,
  type GameResult,
  type Identity,
  type SeatRole,
  type State,
  type Team,
  type TurnEnding,
} from './types.ts';

const guarded = makeGuarded<State, Command, Event, SeatRole, Reason>(GUARDS);

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

const giveClue = guarded(
  'giveClue',
  ({ state, who, context }, { word: raw, count, meant: marked, sure: said }) => {
    const word = parseClueWord(raw);
    if (word === null) return refuse('badWord');
    if (!COUNTS.includes(count)) return refuse('badCount');
    const meant = parseMeant(marked ?? [], openCards(state));
    if (!meant.ok) return meant;
    const sure = parseSure(said);
    if (!sure.ok) return sure;
    const verdict = verdictOnBoard(word, {
      rules: state.options,
      words: state.words,
      isCovered: (card) => state.covered[card] === true,
      judge: context.judge,
    });
    /** L14 · whatever the other spymaster has approved is legal. */
    const approved = isApproved(state, word, context.judge);
    const blocked = whyBlocked(state.options, verdict, { mayAsk: state.options.mode !== 'coop' });
    if (verdict !== null && blocked !== null && !approved) {
      return failure({ reason: blocked, verdict });
    }
    return success([
      {
        kind: 'clueGiven',
        word,
        count,
        by: who,
        verdict,
        approved,
        ...(meant.value.length > 0 && { meant: meant.value }),
        ...sure.value,
        at: context.now,
      },
    ]);
  },
);

const amendMeant = guarded('amendMeant', ({ state, seats, who }, { cards }) => {
  const clue = cardsOfLastClue(state, seats);
  if (clue === undefined) return refuse('notYourSeat');
  const meant = parseMeant(cards, clue.open);
  if (!meant.ok) return meant;
  return success([{ kind: 'meant', turn: clue.turn, cards: meant.value, by: who }]);
});

/** C22, L5 · a word was approved in whatever spelling it was asked. */
const isApproved = ({ approved, team, options }: State, word: string, judge: Judge): boolean => {
  const spelled = (text: string) => judge.spell(text, options.language).join(' ');
  return approved[team].some((each) => spelled(each) === spelled(word));
};

const ask = guarded('ask', ({ who }, { word: raw }) => {
  const word = parseClueWord(raw);
  return word === null ? refuse('badWord') : success([{ kind: 'asked', word, by: who }]);
});

const answer = guarded('answer', ({ state, who }, { allow, word }) => {
  if (word !== undefined && word !== state.question?.word) return refuse('stale');
  if (typeof allow !== 'boolean') return refuse('malformed');
  return success([{ kind: 'answered', allow, by: who }]);
});

const guess = guarded('guess', ({ state, who, context }, { card }) => {
  if (!isCard(card)) return refuse('noSuchCard');
  if (state.covered[card]) return refuse('alreadyCovered');
  const identity = state.key[card] as Identity;
  const guessed: Event = { kind: 'guessed', card, identity, by: who };
  const result = resultOf(state, identity);
  if (result !== null) return success([guessed, { kind: 'ended', result }]);
  if (identity !== state.team) {
    return success([guessed, ...endTurn(state, { cause: 'wrong', by: who, at: context.now })]);
  }
  if (guessesLeft(state) === 1) {
    return success([guessed, ...endTurn(state, { cause: 'used', by: who, at: context.now })]);
  }
  return success([guessed]);
});

const stop = guarded('stop', ({ state, who, context }) =>
  success(endTurn(state, { cause: 'stopped', by: who, at: context.now })),
);

const challenge = guarded('challenge', ({ who, context }) =>
  success([{ kind: 'challenged', by: who, at: context.now }]),
);

const rule = guarded('rule', ({ state, who, context }, { penalise }) => {
  if (typeof penalise !== 'boolean') return refuse('malformed');
  if (penalise && state.clueApproved) return refuse('youApproved');
  const ruled: Event = { kind: 'ruled', penalise, by: who, at: context.now };
  if (!penalise) return success([ruled]);
  return success([ruled, ...endTurn(state, { cause: 'penalised', by: who, at: context.now })]);
});

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

const cover = guarded('cover', ({ state, who, context }, { card }) => {
  if (!isCard(card)) return refuse('noSuchCard');
  if (state.covered[card]) return refuse('alreadyCovered');
  if (state.key[card] !== coverable(state)) return refuse('notYourWord');
  return success(coverCard(state, { card, by: who, at: context.now }));
});

const decline = guarded('decline', ({ who, context }) =>
  success([{ kind: 'declined', by: who, at: context.now }]),
);

/** C24 · the way on from whatever is being waited for: the clock's, or by the host's word. */
const goOn = (state: State, by: string | null, context: Context): readonly Event[] => {
  const at = context.now;
  const { phase } = state;
  switch (phase.kind) {
    case 'clue':
    case 'guess':
      return endTurn(state, { cause: by === null ? 'time' : 'movedOn', by, at });
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

export const decide = makeDecide<State, Command, Event, SeatRole, Reason>({
  handlers: {
    giveClue,
    amendMeant,
    ask,
    answer,
    guess,
    stop,
    challenge,
    rule,
    cover,
    decline,
  },
  evolve,
  deadline,
  timeFor,
  goOn,
  abandoned: () => ({ kind: 'ended', result: { winner: 'none', why: 'abandoned' } }),
});
