import type {
  Can,
  CoverCause,
  GameResult,
  Mode,
  PhaseName,
  Question,
  Reason,
  Turn,
  TurnEnding,
} from '@remez/rules/classic';
import type { Meanings } from '../../schema.ts';

/** Every code of a classic view, with what it means: for the schemas and for the page about the protocol. */

export const MODES: Meanings<Mode> = {
  teams: 'two teams',
  coop: 'one team against the clock of the cards',
  trio: 'two spymasters, and operatives who guess for both',
};

export const PHASES: Meanings<PhaseName> = {
  clue: 'the spymaster of `team` is to give a clue',
  guess: 'the operatives of `team` are to guess',
  ruling: 'the other spymaster is to rule on a challenge',
  cover: 'the spymaster of `team` is to cover a card',
  over: 'the match is over',
};

export const TURN_ENDINGS: Meanings<TurnEnding> = {
  wrong: 'a card that is not of the team was guessed',
  used: 'no guesses were left',
  stopped: 'the operatives stopped',
  penalised: 'the clue was ruled illegal',
  time: 'time ran out',
  movedOn: 'the host moved on',
};

export const GAME_ENDINGS: Meanings<GameResult['why']> = {
  found: 'all words of the winner are covered',
  assassin: 'the assassin was guessed',
  outrun: 'coop: all words of the other team are covered',
  abandoned: 'the host abandoned it',
};

export const RULINGS: Meanings<NonNullable<Turn['challenge']>['ruling']> = {
  pending: 'not ruled on yet',
  stands: 'the clue was legal, or nobody ruled in time',
  penalised: 'the clue was illegal, and the turn has ended',
};

export const COVER_CAUSES: Meanings<CoverCause> = {
  penalty: 'the other team gave an illegal clue: one may cover a word of one’s own, or decline',
  simulated: 'coop: after each turn a word of the other team is covered, and it must be',
};

export const ANSWERS: Meanings<Question['answer']> = {
  pending: 'the other spymaster has not answered',
  allowed: 'the word may be given as a clue',
  refused: 'the word was called illegal',
};

export const CAN_RULE: Meanings<NonNullable<Can['rule']>> = {
  either: '`penalise` may be `true` or `false`',
  stand: 'only `"penalise":false`: the word had been allowed',
};

export const REASONS: Meanings<Reason> = {
  alreadyChallenged: 'one challenge a clue',
  alreadyCovered: 'the card is covered',
  askFirst:
    'several words that may be one expression: the other spymaster is asked first; with a `verdict`',
  badCount: 'no such number (a client meets `malformed` first)',
  badDeal: 'the words or the key are no deal (only in scenarios)',
  badWord: 'a clue that is empty, too long, or has invisible characters',
  clueFirst: 'it waits for the clue',
  coverFirst: 'it waits for the cover',
  gameOver: 'the match is over',
  guessFirst: 'at least one guess before stopping',
  illegalClue: 'the referee is sure, and the table enforces it; with its `verdict`',
  malformed: 'classic has no such move',
  mustCover: 'in coop the cover is no choice',
  noQuestion: 'there is nothing to answer',
  noRivals: 'coop has no other team',
  noSuchCard: 'no such card (a client meets `malformed` first)',
  notHost: 'only the host moves on or abandons',
  notNow: 'not in this phase, or asked often enough in this turn',
  notYourSeat: 'another seat does that',
  notYourTurn: 'the right seat, but it is the other team’s turn',
  notYourWord: 'the card to cover must be of the right team',
  rulingFirst: 'it waits for the ruling',
  stale: 'the question has changed since you read it',
  tooEarly: 'the clock’s own (clients never meet it)',
  youApproved: 'you allowed that word: no challenge and no penalty by you',
};
