import { COUNTS, IDENTITIES, MISSION_IDS, SIDES, STANDARD_TOKENS } from '@remez/rules/duet';
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
  CAN_BEGIN_AGAIN,
  GAME_ENDINGS,
  LESSONS,
  MISTAKE_COSTS,
  PHASES,
  PRAISES,
  RULINGS,
  TURN_ENDINGS,
  WINNERS,
} from './meanings.ts';

const Side = Type.Enum(SIDES);
const Identity = Type.Enum(IDENTITIES);
const Cover = Type.Unsafe<Exclude<(typeof IDENTITIES)[number], 'assassin'>>(
  Type.Enum(IDENTITIES.filter((identity) => identity !== 'assassin')),
);
const Bank = closed({ bystander: Count, green: Count });
const ByIdentity = closed({ green: Count, bystander: Count, assassin: Count });

const Mission = Type.Union([Type.Enum(MISSION_IDS), Type.Null()]);

/** This corner of the settings, whole. */
export const SettingsView = closed({
  tokens: Type.Enum(STANDARD_TOKENS),
  mission: Mission,
  campaign: Type.Union([Type.String(), Type.Null()]),
  flexibleTurns: Type.Boolean(),
  timers: TimersView,
});

export const Result = closed({
  winner: oneOf(WINNERS),
  why: oneOf(GAME_ENDINGS),
  suddenDeath: Type.Boolean(),
  score: Type.Optional(Type.Integer()),
  debrief: Type.Optional(closed({ lesson: oneOf(LESSONS), praise: Type.Optional(oneOf(PRAISES)) })),
});

const Turn = closed({
  turn: Count,
  suddenDeath: flag,
  clue: Type.Optional(
    closed({ side: Side, word: Type.String(), count: Type.Enum(COUNTS), by: MemberId }),
  ),
  guesses: Type.Array(closed({ card: Card, side: Side, identity: Identity, by: MemberId })),
  challenge: Type.Optional(closed({ by: MemberId, ruling: oneOf(RULINGS) })),
  ended: Type.Optional(oneOf(TURN_ENDINGS)),
});

const Can = closed({
  giveClue: flag,
  meant: Type.Optional(Cards),
  amendMeant: Type.Optional(Cards),
  guess: Type.Optional(Cards),
  stop: flag,
  challenge: flag,
  rule: flag,
  admit: flag,
  beginAgain: Type.Optional(oneOf(CAN_BEGIN_AGAIN)),
});

/** `view.match.view` of a match of Duet. */
export const View = closed({
  game: Type.Literal('duet'),
  tokens: Count,
  mistakes: Count,
  mission: Mission,
  flexibleTurns: Type.Boolean(),
  turn: Count,
  phase: oneOf(PHASES),
  giver: Type.Optional(Side),
  givers: Type.Optional(Type.Array(Side)),
  guessers: Type.Optional(Type.Array(Side)),
  bank: Bank,
  mistakeCosts: Type.Optional(oneOf(MISTAKE_COSTS)),
  greenTaken: Count,
  takenOut: Count,
  cards: Type.Array(
    closed({
      word: Type.String(),
      covered: Type.Optional(Cover),
      agent: Type.Optional(Side),
      tokens: Type.Optional(Type.Array(Side)),
      key: Type.Optional(closed({ a: Type.Optional(Identity), b: Type.Optional(Identity) })),
    }),
    { minItems: 25, maxItems: 25 },
  ),
  found: Count,
  remaining: Type.Optional(closed({ a: Type.Optional(Count), b: Type.Optional(Count) })),
  done: Type.Array(Side),
  suddenDeath: Type.Boolean(),
  offer: Type.Optional(Side),
  verdict: Type.Optional(Verdict),
  aid: Type.Optional(closed({ green: ByIdentity, bystander: ByIdentity, assassin: ByIdentity })),
  ruledOut: Type.Optional(Cards),
  endsAt: Type.Optional(Time),
  commitment: Commitment,
  opening: Type.Optional(Opening),
  result: Type.Optional(Result),
  can: Can,
  story: Type.Array(Turn),
  meant: Type.Optional(Meanings),
});
