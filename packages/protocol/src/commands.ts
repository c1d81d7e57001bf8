import { ALLOWANCES, CHANNELS } from '@remez/rules';
import { COUNTS } from '@remez/rules/classic';
import Type from 'typebox';

const CLOSED = { additionalProperties: false } as const;

/** Long enough for anything that people type; the rules say what is too long for what. */
const Text = Type.String({ maxLength: 2000 });
/** Two thousand words with all that people paste around them; the frame's length is the limit. */
const List = Type.String({ maxLength: 100_000 });
const Member = Type.String({ maxLength: 16 });
/** Which ones exist is the table's to say. */
const Name = Type.String({ maxLength: 40 });
const Seat = Type.String({ maxLength: 40 });
const Card = Type.Integer({ minimum: 0, maximum: 24 });
const Seconds = Type.Union([Type.Null(), Type.Integer({ minimum: 0, maximum: 86_400 })]);

const act = <const Kind extends string, Fields extends Type.TProperties>(
  kind: Kind,
  fields: Fields,
) => Type.Object({ kind: Type.Literal(kind), ...fields }, CLOSED);

/** What may be played in classic. The clock's own moves are not among them. */
export const ClassicMove = Type.Union([
  act('giveClue', { word: Text, count: Type.Enum(COUNTS) }),
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

const Timers = Type.Object(
  {
    clue: Type.Optional(Seconds),
    guess: Type.Optional(Seconds),
    decision: Type.Optional(Seconds),
  },
  CLOSED,
);

export const SettingsChange = Type.Object(
  {
    game: Type.Optional(Name),
    language: Type.Optional(Name),
    packs: Type.Optional(Type.Array(Name, { maxItems: 16 })),
    clues: Type.Optional(
      Type.Object(
        {
          referee: Type.Optional(Name),
          allow: Type.Optional(Type.Array(Name, { maxItems: ALLOWANCES.length })),
        },
        CLOSED,
      ),
    ),
    captain: Type.Optional(Type.Boolean()),
    sharedScreen: Type.Optional(Type.Boolean()),
    classic: Type.Optional(
      Type.Object({ mode: Type.Optional(Name), timers: Type.Optional(Timers) }, CLOSED),
    ),
  },
  CLOSED,
);

export const Command = Type.Union([
  act('join', { name: Text }),
  act('rename', { name: Text }),
  act('leave', {}),
  act('sit', { seat: Seat, also: Type.Optional(Type.Boolean()) }),
  act('stand', {}),
  act('talk', { to: Type.Enum(CHANNELS), text: Text }),
  act('play', { move: ClassicMove }),
  act('again', {}),
  act('takeHost', {}),
  act('seat', { member: Member, seat: Type.Union([Type.Null(), Seat]) }),
  act('shuffle', { members: Type.Optional(Type.Array(Member, { maxItems: 200 })) }),
  act('lock', { locked: Type.Boolean() }),
  act('remove', { member: Member }),
  act('handOver', { member: Member }),
  act('set', { settings: SettingsChange }),
  act('bringWords', { text: List }),
  act('start', {}),
  act('close', {}),
]);
export type Command = Type.Static<typeof Command>;
