import { CHANNELS, LANGUAGES } from '@remez/rules';
import type { Me as MeOf, TableView as ViewOf } from '@remez/table';
import { FACES, TEMPERAMENTS } from '@remez/table/limits';
import Type from 'typebox';
import { Finished, GameName, GameView, purposeReasons, settingsSchemas } from './games/schemas.ts';
import { ALLOWANCES, REFEREE_MODES } from './meanings.ts';
import { Card, closed, oneOf } from './schema.ts';
import { Count, flag, MemberId, Time } from './view-parts.ts';

/** What a table shows, whatever is played at it. */

const Seat = Type.String();
const KnockId = Type.String({ description: 'Someone who asks the host: k1, k2, …' });
const Language = Type.Enum(LANGUAGES);
type PackChoice = ViewOf['settings']['packs'][number];

const Settings = closed({
  game: GameName,
  language: Language,
  packs: Type.Array(Type.Unsafe<PackChoice>(Type.String()), { minItems: 1 }),
  clues: closed({ referee: oneOf(REFEREE_MODES), allow: Type.Array(oneOf(ALLOWANCES)) }),
  captain: Type.Boolean(),
  sharedScreen: Type.Boolean(),
  sharedDevice: Type.Optional(Type.Boolean()),
  ...settingsSchemas,
});

export const TableView = closed({
  turn: Count,
  host: Type.Union([MemberId, Type.Null()]),
  locked: Type.Boolean(),
  code: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })),
  members: Type.Array(
    closed({
      id: MemberId,
      name: Type.String(),
      bot: Type.Optional(Type.Enum(TEMPERAMENTS)),
      face: Type.Optional(Type.Enum(FACES)),
      devices: Type.Optional(Count),
      out: flag,
    }),
  ),
  settings: Settings,
  custom: Type.Optional(closed({ language: Language, words: Count })),
  seats: Type.Array(
    closed({
      seat: Seat,
      team: Type.String(),
      least: Count,
      most: Count,
      members: Type.Array(MemberId),
    }),
  ),
  captains: Type.Optional(Type.Record(Type.String(), MemberId)),
  captainMoves: Type.Optional(Type.Array(Type.String())),
  ready: Type.Optional(Type.Array(MemberId)),
  nextSeats: Type.Optional(Type.Record(Type.String(), Type.Array(MemberId))),
  missing: Type.Array(closed({ seat: Seat, count: Count })),
  running: Type.Boolean(),
  match: Type.Optional(closed({ number: Count, view: GameView })),
  finished: Type.Array(Finished),
  best: Type.Optional(Count),
  talk: Type.Array(
    closed({
      number: Count,
      member: MemberId,
      team: Type.Union([Type.String(), Type.Null()]),
      text: Type.String(),
      at: Time,
    }),
  ),
  around: Type.Optional(
    Type.Array(
      closed({
        number: Count,
        kind: Type.Enum(['host', 'seats', 'left', 'removed', 'back']),
        member: MemberId,
        seats: Type.Optional(Type.Array(Seat)),
      }),
    ),
  ),
});

export const Me = closed({
  member: Type.Optional(MemberId),
  name: Type.Optional(Type.String()),
  seats: Type.Array(Seat),
  host: Type.Boolean(),
  opener: Type.Boolean(),
  notes: Type.Optional(Type.Record(Type.String(), Type.String())),
  oneDevice: flag,
  knocks: Type.Optional(
    Type.Array(
      closed({
        knock: KnockId,
        name: Type.String(),
        at: Time,
        member: Type.Optional(MemberId),
        seat: Type.Optional(Seat),
        as: Type.Optional(MemberId),
        watching: flag,
      }),
    ),
  ),
  asked: Type.Optional(
    closed({ seat: Type.Optional(Seat), answer: Type.Enum(['waiting', 'no']), at: Time }),
  ),
  whyNotStart: Type.Optional(oneOf<string>(purposeReasons)),
  onward: Type.Optional(Type.String()),
  can: closed({
    join: Type.Boolean(),
    rename: Type.Boolean(),
    sit: Type.Array(Seat),
    sitAlso: Type.Optional(Type.Array(Seat)),
    askSeat: Type.Optional(Type.Array(Seat)),
    addBot: Type.Optional(Type.Array(Seat)),
    talk: Type.Array(Type.Enum(CHANNELS)),
    point: Type.Boolean(),
    confirm: Type.Boolean(),
    again: Type.Boolean(),
    ready: flag,
    takeHost: Type.Boolean(),
    prepare: Type.Boolean(),
    start: Type.Boolean(),
    moveOn: Type.Boolean(),
  } satisfies { readonly [command in keyof MeOf['can']]: Type.TSchema }),
});

export const Presence = closed({
  here: Type.Array(MemberId),
  watching: Count,
  pointing: Type.Record(Type.String(), Card),
  maybe: Type.Optional(Type.Record(Type.String(), Type.Array(Card))),
});
