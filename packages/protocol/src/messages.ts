import type { Change } from '@remez/rules/difference';
import type { Me, Presence, TableRefusal, TableView } from '@remez/table';
import Type from 'typebox';
import { Command } from './commands.ts';
import { MOST_MAYBES } from './limits.ts';
import { Card, CLOSED, Id } from './schema.ts';
import type { Goodbye } from './version.ts';

export const Hello = Type.Object(
  {
    type: Type.Literal('hello'),
    protocol: Type.Integer(),
    table: Id,
    /** Which of the browser's persons; the first one if it does not say. */
    person: Type.Optional(Id),
    /** Narrows: this screen sees what a spectator sees. */
    watching: Type.Optional(Type.Boolean()),
  },
  CLOSED,
);

export const CommandMessage = Type.Object(
  {
    type: Type.Literal('command'),
    /** Chosen by the client. The same id again takes effect once. */
    id: Type.String({ pattern: '^[!-~]{1,64}$' }),
    /** The turn of the view it was made on; needed for `play`. */
    turn: Type.Optional(Type.Integer({ minimum: 0 })),
    command: Command,
  },
  CLOSED,
);

export const Point = Type.Object(
  {
    type: Type.Literal('point'),
    card: Type.Union([Type.Null(), Card]),
    maybe: Type.Optional(Type.Array(Card, { maxItems: MOST_MAYBES, uniqueItems: true })),
  },
  CLOSED,
);

/** What only bots wait for: a role card that is still read, and a move that is being written. */
export const Attend = Type.Object(
  {
    type: Type.Literal('attend'),
    match: Type.Integer({ minimum: 1 }),
    composing: Type.Boolean(),
  },
  CLOSED,
);

/** Asks for the whole view again, for a client that has lost count. */
export const Look = Type.Object({ type: Type.Literal('look') }, CLOSED);

export const Ping = Type.Object({ type: Type.Literal('ping') }, CLOSED);

export const ClientMessage = Type.Union([Hello, CommandMessage, Point, Attend, Look, Ping]);
export type ClientMessage = Type.Static<typeof ClientMessage>;

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly now: number;
      readonly person: string;
    }
  | {
      readonly type: 'view';
      /** Counts the views of one perspective since it was last opened. */
      readonly number: number;
      readonly view: TableView;
    }
  /** What the view with the number before it has become. */
  | { readonly type: 'change'; readonly number: number; readonly change: Change }
  | { readonly type: 'me'; readonly me: Me }
  | { readonly type: 'me'; readonly change: Change }
  | ({ readonly type: 'presence' } & Presence)
  | { readonly type: 'done'; readonly id: string }
  | ({
      readonly type: 'refused';
      /** Null when the message could not be read as far as its id. */
      readonly id: string | null;
    } & TableRefusal)
  | { readonly type: 'pong'; readonly now: number }
  | { readonly type: 'goodbye'; readonly reason: Goodbye };

/** What one frame holds: a message, or several that belong together, in their order. */
export type ServerFrame = ServerMessage | readonly ServerMessage[];
