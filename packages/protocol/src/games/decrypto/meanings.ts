import type {
  AnswerKind,
  GameResult,
  Mode,
  PhaseName,
  Reason,
  Transmission,
  Writing,
} from '@remez/rules/decrypto';
import type { Meanings } from '../../schema.ts';

/** Every code of a view of Decrypto, with what it means: for the schemas and for the page about the protocol. */

export const MODES: Meanings<Mode> = {
  teams: 'two teams',
  trio: 'a pair (white) against one who only intercepts (black)',
};

export const PHASES: Meanings<PhaseName> = {
  write: 'encryptors draw a card and write three clues',
  answer:
    'the clues of `team` are out: it decodes, and from the second round on the other intercepts',
  ruling: 'the same, stopped by a challenge',
  name: 'level on points: each team names the keywords of the other',
  over: 'the match is over; after `name`, near misses may still be counted',
};

export const WRITING: Meanings<Writing> = {
  toDraw: 'the encryptor has yet to draw a card',
  writing: 'the encryptor has a card, and writes',
  done: 'the clues are transmitted, or none are due',
};

export const ANSWER_KINDS: Meanings<AnswerKind> = {
  intercept: 'guess the code of the other team’s clues',
  decode: 'read the code of one’s own team’s clues',
};

export const WINNERS: Meanings<GameResult['winner']> = {
  white: 'the white team',
  black: 'the black team',
  all: 'both teams',
  none: 'nobody',
};

export const GAME_ENDINGS: Meanings<GameResult['why']> = {
  interceptions: 'the winner had two interceptions (in trio, two tokens)',
  miscommunications: 'the other team had two miscommunications',
  points: 'both teams came to an end at once, or eight rounds were played: more points',
  keywords: 'level on points too: more of the other team’s keywords were named',
  rounds: 'trio: five rounds were played, and the interceptor had not two tokens',
  abandoned: 'the host abandoned it',
};

export const RULINGS: Meanings<NonNullable<Transmission['challenge']>['ruling']> = {
  pending: 'not settled yet',
  stands: 'both teams let it stand, or time ran out',
  withdrawn: 'the team took its clues back, and sent others with a new code',
};

export const REASONS: Meanings<Reason> = {
  alreadyAgreed: 'your team has agreed already',
  alreadyAnswered: 'the answer of your team is in',
  alreadyChallenged: 'one challenge a transmission',
  alreadyDrawn: 'the card is drawn',
  alreadyNamed: 'the keywords that your team named are in',
  alreadyTransmitted: 'a clue is not changed once it is given',
  badClue: 'not three texts of one line, too long, or without a word',
  badCode: 'not three different digits 1–4, or not three places',
  badDeal: 'not so many different words (only in scenarios)',
  badKeywords: 'not four texts, or one of them too long',
  badMember: 'no such person in your team',
  badName: 'empty or too long',
  badNearMiss: 'it counts already, or is none',
  badText: 'too long for a place of the shared sheet',
  clueUsed: 'the team has given that clue before; with a `verdict`',
  codeInClue: 'a digit of the code, or the code, stands in a clue; with a `verdict`',
  drawFirst: 'draw a card first',
  emptyClue: 'clues are blank only when time has run out',
  encryptorIsSilent: 'the encryptor does not decode',
  firstRound: 'nobody intercepts in the first round',
  gameOver: 'the match is over',
  illegalClue: 'the referee is sure, and the table enforces it; with its `verdict`',
  keywordInClue: 'one of your own keywords stands in a clue; with a `verdict`',
  malformed: 'Decrypto has no such move',
  notAgreed: 'more than half of those who answer must propose it',
  notHost: 'only the host moves on or abandons',
  notNow: 'not in this phase',
  notYourSeat: 'you sit with neither team, or another of your team or the other team does that',
  notYourTurn: 'these clues are the other team’s to decode, or your own',
  rulingFirst: 'it waits for what becomes of the challenge',
  stale: 'the clock’s own (clients meet the table’s `stale`)',
  tooEarly: 'the clock’s own (clients never meet it)',
  writeFirst: 'it waits for the clues',
};
