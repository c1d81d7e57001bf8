import { ALLOWANCES, CHANNELS } from '@remez/rules';
import Type from 'typebox';
import { gamesSettings, Move } from './games/schemas.ts';
import { LONGEST_LIST } from './limits.ts';
import { act, CLOSED, Member, Name, Text } from './schema.ts';

const List = Type.String({ maxLength: LONGEST_LIST });

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
    ...gamesSettings,
  },
  CLOSED,
);

export const Command = Type.Union([
  act('join', { name: Text }),
  act('rename', { name: Text }),
  act('leave', {}),
  act('sit', { seat: Name, also: Type.Optional(Type.Boolean()) }),
  act('stand', {}),
  act('talk', { to: Type.Enum(CHANNELS), text: Text }),
  act('play', { move: Move }),
  act('note', { place: Name, text: Text }),
  act('again', { same: Type.Optional(Type.Boolean()) }),
  act('ready', { ready: Type.Optional(Type.Boolean()) }),
  act('takeHost', {}),
  act('knock', { name: Text }),
  act('askSeat', { seat: Name }),
  act('seat', { member: Member, seat: Type.Union([Type.Null(), Name]) }),
  act('addBot', { seat: Name, temperament: Name, instead: Type.Optional(Member) }),
  act('shuffle', { members: Type.Optional(Type.Array(Member, { maxItems: 200 })) }),
  act('lock', {
    locked: Type.Boolean(),
    watchers: Type.Optional(Type.Union([Type.Literal('keep'), Type.Literal('sendAway')])),
  }),
  act('remove', { member: Member }),
  act('handOver', { member: Member }),
  act('set', { settings: SettingsChange }),
  act('bringWords', { text: List, keepKin: Type.Optional(Type.Boolean()) }),
  act('admit', { knock: Member, as: Type.Optional(Member) }),
  act('turnAway', { knock: Member }),
  act('start', {}),
  act('close', {}),
]);
export type Command = Type.Static<typeof Command>;
