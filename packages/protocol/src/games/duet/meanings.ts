import type {
  Can,
  GameResult,
  MistakeCost,
  PhaseName,
  Reason,
  Turn,
  TurnEnding,
} from '@remez/rules/duet';
import type { CampaignObstacle } from '@remez/table/campaigns';
import type { Meanings } from '../../schema.ts';

/** Every code of a view of Duet, with what it means: for the schemas and for the page about the protocol. */

type Debrief = NonNullable<GameResult['debrief']>;

export const PHASES: Meanings<PhaseName> = {
  clue: 'a side in `givers` is to give a clue',
  guess: 'the side that did not give the clue is to guess',
  ruling: 'the side of the clue is to rule on a challenge',
  suddenDeath: 'no tokens are left: each side guesses what the other has left, and nobody speaks',
  over: 'the match is over',
};

export const MISTAKE_COSTS: Meanings<MistakeCost> = {
  one: 'one token',
  two: 'two tokens, as none is left bystander face up',
  all: 'all tokens that are left: sudden death follows',
  match: 'the match: the bank cannot pay, or it is sudden death',
};

export const TURN_ENDINGS: Meanings<TurnEnding> = {
  wrong: 'a bystander was guessed',
  stopped: 'the guessers stopped',
  time: 'time ran out',
  movedOn: 'the host moved on',
};

export const WINNERS: Meanings<GameResult['winner']> = {
  all: 'both sides, together',
  none: 'nobody',
};

export const GAME_ENDINGS: Meanings<GameResult['why']> = {
  found: 'all fifteen agents were found',
  assassin: 'an assassin was guessed',
  wrong: 'a bystander was guessed in sudden death',
  outOfTime: 'nobody guessed in sudden death',
  unpaid: 'there were too few tokens for the end of a turn',
  beganAgain: 'both sides agreed to begin again; neither won nor lost',
  abandoned: 'the host abandoned it; neither won nor lost',
};

export const RULINGS: Meanings<NonNullable<Turn['challenge']>['ruling']> = {
  pending: 'not ruled on yet',
  stands: 'the clue was legal, or nobody ruled in time',
  penalised: 'the clue was illegal: a token has left the game, and the guessing goes on',
  admitted: 'the same, unasked: someone of the clue’s side has owned up to it',
};

export const CAN_BEGIN_AGAIN: Meanings<NonNullable<Can['beginAgain']>> = {
  offer: 'you may offer it',
  agree: 'the other side offers it, and you may agree: the match ends',
};

export const LESSONS: Meanings<Debrief['lesson']> = {
  assassin: 'lost to an assassin',
  outOfTime: 'lost for want of tokens',
  wonEased: 'won with a bank of ten or eleven',
  wonStandard: 'won the standard game',
  wonMission: 'won a mission',
};

export const PRAISES: Meanings<NonNullable<Debrief['praise']>> = {
  won: 'a score up to 5',
  good: 'a score of 6–8',
  excellent: 'a score of 9 or 10',
  toTheMap: 'a score above 10',
};

export const REASONS: Meanings<Reason> = {
  allFound: 'the words of that side are all found: nothing left to give, or to guess there',
  alreadyChallenged: 'one challenge a clue',
  alreadyCovered: 'the card is covered',
  badCount: '`"unlimited"` is no number of Duet (others that are none are `malformed`)',
  badDeal: 'the words or the key are no deal (only in scenarios)',
  badWord: 'a clue that is empty, too long, or has invisible characters',
  closedForYou: 'the card carries a token that points at your side',
  clueFirst: 'it waits for the clue',
  gameOver: 'the match is over',
  guessFirst: 'a right guess before stopping',
  illegalClue: 'the referee is sure, and the table enforces it; with its `verdict`',
  malformed: 'Duet has no such move',
  noMoreClues: 'sudden death: guesses and nothing else',
  noSuchCard: 'no such card (a client meets `malformed` first)',
  notHost: 'only the host moves on or abandons',
  notNow: 'not in this phase, or nothing to begin again for',
  notYourSeat: 'you sit on neither side, or the other side does that',
  notYourTurn: 'the other side gives this clue',
  ownClue: 'your own side gave the clue',
  rulingFirst: 'it waits for the ruling',
  stale: 'the clock’s own (clients meet the table’s `stale`)',
  tooEarly: 'the clock’s own (clients never meet it)',
};

/** Why a campaign is not chosen, or does not allow the next match. */
export const PURPOSE_REASONS: Meanings<CampaignObstacle> = {
  campaignFull: 'the campaign has room only for matches that are under way',
  lockedMission: 'the mission is not open in this campaign',
  notCampaignMember: 'someone else’s campaign, or none of those who sit is in it',
  unknownCampaign: 'there is no such campaign',
};
