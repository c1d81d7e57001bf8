import { COUNTS, IDENTITIES, TEAMS } from '@remez/rules/classic';
import Type from 'typebox';
import { Card, closed, oneOf } from '../../schema.ts';
import {
  Cards,
  Commitment,
  Count,
  flag,
  Meanings,
  MemberId,
  Opening,
  Time,
  TimersView,
  Verdict,
} from '../../view-parts.ts';
import {
  ANSWERS,
  CAN_RULE,
  COVER_CAUSES,
  GAME_ENDINGS,
  MODES,
  PHASES,
  RULINGS,
  TURN_ENDINGS,
} from './meanings.ts';

const Team = Type.Enum(TEAMS);
const Identity = Type.Enum(IDENTITIES);

/** This corner of the settings, whole. */
export const SettingsView = closed({ mode: oneOf(MODES), timers: TimersView });

export const Result = closed({
  winner: Type.Enum([...TEAMS, 'none']),
  why: oneOf(GAME_ENDINGS),
  score: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
});

const Turn = closed({
  turn: Count,
  team: Team,
  clue: Type.Optional(closed({ word: Type.String(), count: Type.Enum(COUNTS), by: MemberId })),
  guesses: Type.Array(closed({ card: Card, identity: Identity, by: MemberId })),
  challenge: Type.Optional(
    closed({ by: MemberId, ruling: oneOf(RULINGS), verdict: Type.Optional(Verdict) }),
  ),
  covers: Type.Array(
    closed({ card: Card, cause: oneOf(COVER_CAUSES), by: Type.Union([MemberId, Type.Null()]) }),
  ),
  ended: Type.Optional(oneOf(TURN_ENDINGS)),
});

const Can = closed({
  giveClue: flag,
  meant: Type.Optional(Cards),
  amendMeant: Type.Optional(Cards),
  ask: flag,
  answer: flag,
  guess: Type.Optional(Cards),
  stop: flag,
  challenge: flag,
  rule: Type.Optional(oneOf(CAN_RULE)),
  cover: Type.Optional(Cards),
  decline: flag,
});

/** `view.match.view` of a match of classic. */
export const View = closed({
  game: Type.Literal('classic'),
  mode: oneOf(MODES),
  turn: Count,
  team: Team,
  phase: oneOf(PHASES),
  starts: Team,
  cards: Type.Array(
    closed({
      word: Type.String(),
      covered: Type.Optional(Identity),
      key: Type.Optional(Identity),
    }),
    { minItems: 25, maxItems: 25 },
  ),
  remaining: closed({ red: Count, blue: Count }),
  guessesLeft: Type.Optional(Type.Union([Count, Type.Literal('unlimited')])),
  coverCause: Type.Optional(oneOf(COVER_CAUSES)),
  question: Type.Optional(closed({ word: Type.String(), answer: oneOf(ANSWERS) })),
  approved: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
  verdict: Type.Optional(Verdict),
  story: Type.Array(Turn),
  meant: Type.Optional(Meanings),
  endsAt: Type.Optional(Time),
  commitment: Commitment,
  opening: Type.Optional(Opening),
  result: Type.Optional(Result),
  can: Can,
});
