import { COUNTS } from '@remez/rules/classic';
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
  act('ask', { word: Text }),
  act('answer', { allow: Type.Boolean(), word: Type.Optional(Text) }),
  act('guess', { card: Card }),
  act('stop', {}),
  act('challenge', {}),
  act('rule', { penalise: Type.Boolean() }),
  act('cover', { card: Card }),
  act('decline', {}),
  act('moveOn', {}),
  act('abandon', {}),
]);

export const Settings = Type.Object(
  { mode: Type.Optional(Name), timers: Type.Optional(Timers) },
  CLOSED,
);

export * as meanings from './meanings.ts';
export * from './view-schema.ts';
