import type { Change as ChangeOf } from '@remez/rules/difference';
import Type from 'typebox';
import { gameReasons, purposeReasons } from './games/schemas.ts';
import { GOODBYES, LIST_FAULTS, SERVING_REASONS, TABLE_REASONS } from './meanings.ts';
import { closed, oneOf } from './schema.ts';
import { Count, Time, Verdict } from './view-parts.ts';
import { Me, Presence, TableView } from './view-schema.ts';

/** What a server sends, as schemas: for whoever writes a client, and for tests. The server does not check itself. */

const orNull = <Value extends Type.TSchema>(value: Value) => Type.Union([value, Type.Null()]);

/** A reason may come from several sides with a meaning each: then the schema says them all. */
const together = (...all: readonly { readonly [code: string]: string }[]) => {
  const codes: { [code: string]: string } = {};
  for (const meanings of all) {
    for (const [code, meaning] of Object.entries(meanings)) {
      const known = codes[code];
      codes[code] = known === undefined || known === meaning ? meaning : `${known}; ${meaning}`;
    }
  }
  return codes;
};

export const RefusalReason = oneOf<string>(
  together(SERVING_REASONS, TABLE_REASONS, purposeReasons, ...gameReasons),
);
export const GoodbyeReason = oneOf(GOODBYES);

const Fault = closed({
  why: oneOf(LIST_FAULTS),
  line: orNull(Count),
  word: orNull(Type.String()),
  other: orNull(Count),
});

/** What a view or a `me` has become. What it leads to is in the schema of the whole. */
export const Change = Type.Unsafe<ChangeOf>({
  anyOf: [
    {
      type: 'array',
      maxItems: 1,
      description: 'What stands here becomes the value in the list; with none in it, it is gone',
    },
    {
      type: 'object',
      properties: {
        '-': {
          type: 'integer',
          minimum: 1,
          description: 'Only in a list: so many elements leave at the front first',
        },
      },
      additionalProperties: { $ref: '#/$defs/Change' },
      description: 'A change of each field that it names, or of each element, by its index',
    },
  ],
});

export const ServerMessage = Type.Union([
  closed({
    type: Type.Literal('welcome'),
    protocol: Type.Integer(),
    now: Time,
    person: Type.String(),
  }),
  closed({ type: Type.Literal('view'), number: Count, view: TableView }),
  closed({ type: Type.Literal('change'), number: Count, change: Change }),
  closed({ type: Type.Literal('me'), me: Me }),
  closed({ type: Type.Literal('me'), change: Change }),
  closed({ type: Type.Literal('presence'), ...Presence.properties }),
  closed({ type: Type.Literal('done'), id: Type.String() }),
  closed({
    type: Type.Literal('refused'),
    id: orNull(Type.String()),
    reason: RefusalReason,
    verdict: Type.Optional(Verdict),
    place: Type.Optional(Count),
    faults: Type.Optional(Type.Array(Fault)),
  }),
  closed({ type: Type.Literal('pong'), now: Time }),
  closed({ type: Type.Literal('goodbye'), reason: GoodbyeReason }),
]);

/** What one frame holds: a message, or several that belong together, in their order. */
export const ServerFrame = Type.Union([ServerMessage, Type.Array(ServerMessage, { minItems: 1 })]);
