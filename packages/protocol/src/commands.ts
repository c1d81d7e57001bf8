import { ALLOWANCES, CHANNELS } from '@remez/rules';
import { COUNTS } from '@remez/rules/classic';
import { DIGITS, TEAMS } from '@remez/rules/decrypto';
import { COUNTS as DUET_COUNTS } from '@remez/rules/duet';
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

/** Rules say which clues, codes and keywords are none; here they are only kept small. */
const Texts = Type.Array(Text, { maxItems: 8 });
const Numbers = Type.Array(Type.Integer(), { maxItems: 8 });

/** What may be played in Decrypto. */
export const DecryptoMove = Type.Union([
  act('nameTeam', { name: Text }),
  act('nameEncryptor', { who: Member }),
  act('draw', {}),
  act('draft', { clues: Texts }),
  act('transmit', { clues: Texts }),
  act('propose', {
    digits: Type.Array(Type.Union([Type.Null(), Type.Integer()]), { maxItems: 8 }),
  }),
  act('decode', { code: Numbers }),
  act('intercept', { code: Numbers }),
  act('challenge', {}),
  act('withdraw', {}),
  act('agree', {}),
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

/** What may be played in Duet. */
export const DuetMove = Type.Union([
  act('giveClue', { word: Text, count: Type.Enum(DUET_COUNTS) }),
  act('guess', { card: Card }),
  act('stop', {}),
  act('challenge', {}),
  act('rule', { penalise: Type.Boolean() }),
  act('beginAgain', {}),
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

const DecryptoSettings = Type.Object(
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
      Type.Object(
        {
          white: Type.Optional(Type.Union([Type.Null(), Text])),
          black: Type.Optional(Type.Union([Type.Null(), Text])),
        },
        CLOSED,
      ),
    ),
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
    sharedDevice: Type.Optional(Type.Boolean()),
    classic: Type.Optional(
      Type.Object({ mode: Type.Optional(Name), timers: Type.Optional(Timers) }, CLOSED),
    ),
    decrypto: Type.Optional(DecryptoSettings),
    duet: Type.Optional(
      Type.Object(
        {
          tokens: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
          mission: Type.Optional(Type.Union([Type.Null(), Name])),
          campaign: Type.Optional(Type.Union([Type.Null(), Name])),
          flexibleTurns: Type.Optional(Type.Boolean()),
          timers: Type.Optional(Timers),
        },
        CLOSED,
      ),
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
  act('play', { move: Type.Union([ClassicMove, DuetMove, DecryptoMove]) }),
  act('note', { place: Name, text: Text }),
  act('again', {}),
  act('takeHost', {}),
  act('seat', { member: Member, seat: Type.Union([Type.Null(), Seat]) }),
  act('shuffle', { members: Type.Optional(Type.Array(Member, { maxItems: 200 })) }),
  act('lock', {
    locked: Type.Boolean(),
    watchers: Type.Optional(Type.Union([Type.Literal('keep'), Type.Literal('sendAway')])),
  }),
  act('remove', { member: Member }),
  act('handOver', { member: Member }),
  act('set', { settings: SettingsChange }),
  act('bringWords', { text: List }),
  act('start', {}),
  act('close', {}),
]);
export type Command = Type.Static<typeof Command>;
