import { CLUE_PLACES, DIGITS, SHARED_PLACES, TEAMS } from '@remez/rules/decrypto';
import Type from 'typebox';
import { closed, oneOf, Percent } from '../../schema.ts';
import {
  Commitment,
  Count,
  flag,
  MemberId,
  Opening,
  Seconds,
  Time,
  Verdict,
} from '../../view-parts.ts';
import {
  ANSWER_KINDS,
  GAME_ENDINGS,
  MODES,
  PHASES,
  RULINGS,
  WINNERS,
  WRITING,
} from './meanings.ts';

const Team = Type.Enum(TEAMS);
const byTeam = <Value extends Type.TSchema>(value: Value) => closed({ white: value, black: value });
const orNull = <Value extends Type.TSchema>(value: Value) => Type.Union([value, Type.Null()]);

const Digit = Type.Enum(DIGITS);
const Code = Type.Tuple([Digit, Digit, Digit]);
/** The digit beside each of the three clues, so far. */
const Digits = Type.Tuple([orNull(Digit), orNull(Digit), orNull(Digit)]);
const Text = Type.String();
/** A blank is the empty text. */
const Clues = Type.Tuple([Text, Text, Text]);
const Keywords = Type.Tuple([Text, Text, Text, Text]);
const Answer = closed({ code: orNull(Code), by: orNull(MemberId) });
/** One that is counted as right: `guess` counts from 0, `keyword` from 1. */
const NearMiss = {
  team: Team,
  guess: Type.Integer({ minimum: 0, maximum: 3 }),
  keyword: Digit,
};

/** This corner of the settings, whole. */
export const SettingsView = closed({
  mode: oneOf(MODES),
  hourglass: Seconds,
  timers: closed({ write: Seconds, answer: Seconds, decision: Seconds }),
  teamNames: byTeam(orNull(Text)),
});

export const Result = closed({ winner: oneOf(WINNERS), why: oneOf(GAME_ENDINGS) });

const Transmission = closed({
  team: Team,
  round: Count,
  encryptor: orNull(MemberId),
  clues: Clues,
  challenge: Type.Optional(
    closed({
      by: MemberId,
      ruling: oneOf(RULINGS),
      place: Type.Optional(Type.Enum(CLUE_PLACES)),
    }),
  ),
  outcome: Type.Optional(
    closed({
      intercept: Type.Optional(Answer),
      intercepted: Type.Boolean(),
      decode: Answer,
      decoded: Type.Boolean(),
      code: Code,
    }),
  ),
});

const Sheet = closed({
  rounds: Type.Array(Transmission),
  columns: Type.Array(Type.Array(closed({ round: Count, clue: Text })), {
    minItems: 4,
    maxItems: 4,
  }),
});

const Can = closed({
  nameTeam: flag,
  nameEncryptor: Type.Optional(Type.Array(MemberId)),
  draw: flag,
  draft: flag,
  transmit: flag,
  propose: Type.Optional(oneOf(ANSWER_KINDS)),
  decode: Type.Optional(Type.Union([Type.Literal('any'), Code])),
  intercept: Type.Optional(Type.Union([Type.Literal('any'), Code])),
  challenge: flag,
  withdraw: flag,
  agree: flag,
  share: flag,
  proposeKeywords: flag,
  nameKeywords: Type.Optional(Type.Union([Type.Literal('any'), Keywords])),
  countNearMiss: Type.Optional(Type.Array(closed(NearMiss))),
});

const Named = closed({
  keywords: Keywords,
  counts: Type.Array(orNull(Digit), { minItems: 4, maxItems: 4 }),
  by: orNull(MemberId),
});

/** `view.match.view` of a match of Decrypto. */
export const View = closed({
  game: Type.Literal('decrypto'),
  mode: oneOf(MODES),
  turn: Count,
  round: Count,
  rounds: Count,
  phase: oneOf(PHASES),
  team: Type.Optional(Team),
  side: Type.Optional(Team),
  encrypting: flag,
  names: byTeam(orNull(Text)),
  encryptors: byTeam(orNull(MemberId)),
  writing: byTeam(oneOf(WRITING)),
  tokens: byTeam(closed({ interceptions: Count, miscommunications: Count })),
  keywords: closed({ white: Type.Optional(Keywords), black: Type.Optional(Keywords) }),
  card: Type.Optional(
    closed({
      code: Code,
      verdicts: Type.Array(orNull(Verdict)),
      drafts: Clues,
      clues: Type.Optional(Clues),
    }),
  ),
  answers: Type.Optional(
    closed({
      intercept: Type.Optional(Type.Boolean()),
      decode: Type.Optional(Type.Boolean()),
    }),
  ),
  deliberation: Type.Optional(
    closed({
      answer: oneOf(ANSWER_KINDS),
      answerers: Type.Array(MemberId),
      proposals: Type.Array(closed({ by: MemberId, digits: Digits })),
      agreed: Type.Optional(Code),
      sealed: Type.Optional(Answer),
    }),
  ),
  agreed: Type.Optional(Type.Array(Team)),
  naming: Type.Optional(
    closed({
      in: byTeam(Type.Boolean()),
      proposals: Type.Optional(Type.Array(closed({ by: MemberId, keywords: Keywords }))),
      agreed: Type.Optional(Keywords),
      sealed: Type.Optional(Keywords),
      outcome: Type.Optional(byTeam(Named)),
      offers: Type.Optional(Type.Array(closed({ ...NearMiss, side: Team }))),
    }),
  ),
  sheets: byTeam(Sheet),
  sure: Type.Optional(Type.Array(closed({ team: Team, round: Count, sure: Percent }))),
  shared: Type.Optional(
    Type.Array(closed({ place: Type.Enum(SHARED_PLACES), text: Type.String(), by: MemberId })),
  ),
  hourglass: orNull(Count),
  turned: flag,
  endsAt: Type.Optional(Time),
  commitment: Commitment,
  opening: Type.Optional(Opening),
  seals: Type.Array(
    closed({
      team: Team,
      round: Count,
      commitment: Commitment,
      opening: Type.Optional(Opening),
    }),
  ),
  result: Type.Optional(Result),
  can: Can,
});
