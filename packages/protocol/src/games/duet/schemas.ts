import { COUNTS } from '@remez/rules/duet';
import Type from 'typebox';
import { act, Card, CLOSED, Marked, Name, Percent, Text, Timers } from '../../schema.ts';

/** What may be played. The clock's own moves are not among them. */
export const Move = Type.Union([
  act('giveClue', {
    word: Text,
    count: Type.Enum(COUNTS),
    meant: Type.Optional(Marked),
    sure: Type.Optional(Percent),
  }),
  act('amendMeant', { cards: Marked }),
  act('guess', { card: Card }),
  act('stop', {}),
  act('challenge', {}),
  act('rule', { penalise: Type.Boolean() }),
  act('admit', {}),
  act('beginAgain', {}),
  act('moveOn', {}),
  act('abandon', {}),
]);

export const Settings = Type.Object(
  {
    tokens: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
    mission: Type.Optional(Type.Union([Type.Null(), Name])),
    campaign: Type.Optional(Type.Union([Type.Null(), Name])),
    flexibleTurns: Type.Optional(Type.Boolean()),
    timers: Type.Optional(Timers),
  },
  CLOSED,
);

export * as meanings from './meanings.ts';
export * from './view-schema.ts';
