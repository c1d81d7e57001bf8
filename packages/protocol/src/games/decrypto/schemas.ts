import { CLUE_PLACES, DIGITS, SHARED_PLACES, TEAMS } from '@remez/rules/decrypto';
import Type from 'typebox';
import { act, CLOSED, Member, Name, Percent, Seconds, Text } from '../../schema.ts';

/** Rules say which clues, codes and keywords are none; here they are only kept small. */
const Texts = Type.Array(Text, { maxItems: 8 });
const Numbers = Type.Array(Type.Integer(), { maxItems: 8 });

/** What may be played. The clock's own moves are not among them. */
export const Move = Type.Union([
  act('nameTeam', { name: Text }),
  act('nameEncryptor', { who: Member }),
  act('draw', {}),
  act('draft', { clues: Texts }),
  act('transmit', { clues: Texts, sure: Type.Optional(Percent) }),
  act('propose', {
    digits: Type.Array(Type.Union([Type.Null(), Type.Integer()]), { maxItems: 8 }),
  }),
  act('decode', { code: Numbers }),
  act('intercept', { code: Numbers }),
  act('challenge', { place: Type.Optional(Type.Enum(CLUE_PLACES)) }),
  act('withdraw', {}),
  act('agree', {}),
  act('share', { place: Type.Enum(SHARED_PLACES), text: Text }),
  act('proposeKeywords', { keywords: Texts }),
  act('nameKeywords', { keywords: Texts }),
  act('countNearMiss', {
    team: Type.Enum(TEAMS),
    guess: Type.Integer({ minimum: 0, maximum: 3 }),
    keyword: Type.Enum(DIGITS),
  }),
  act('moveOn', {}),
  act('abandon', {}),
]);

const TeamName = Type.Union([Type.Null(), Text]);

export const Settings = Type.Object(
  {
    mode: Type.Optional(Name),
    hourglass: Type.Optional(Seconds),
    timers: Type.Optional(
      Type.Object(
        {
          write: Type.Optional(Seconds),
          answer: Type.Optional(Seconds),
          decision: Type.Optional(Seconds),
        },
        CLOSED,
      ),
    ),
    teamNames: Type.Optional(
      Type.Object({ white: Type.Optional(TeamName), black: Type.Optional(TeamName) }, CLOSED),
    ),
  },
  CLOSED,
);

export * as meanings from './meanings.ts';
export * from './view-schema.ts';
