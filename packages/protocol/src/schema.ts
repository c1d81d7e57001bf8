import Type from 'typebox';
import {
  LONGEST_CODE,
  LONGEST_ID,
  LONGEST_MEMBER_ID,
  LONGEST_TEXT,
  LONGEST_TYPED_NAME,
} from './limits.ts';

export const CLOSED = { additionalProperties: false } as const;

/** Long enough for anything that people type; the rules say what is too long for what. */
export const Text = Type.String({ maxLength: LONGEST_TEXT });
export const TypedName = Type.String({ maxLength: LONGEST_TYPED_NAME });
export const Id = Type.String({ maxLength: LONGEST_ID });
export const Member = Type.String({ maxLength: LONGEST_MEMBER_ID });
/** Which ones exist is the table's to say. */
export const Name = Type.String({ maxLength: LONGEST_CODE });
export const Card = Type.Integer({ minimum: 0, maximum: 24 });
/** Cards that someone marks, each once. */
export const Marked = Type.Array(Card, { maxItems: 25, uniqueItems: true });
/** How sure someone is. */
export const Percent = Type.Integer({ minimum: 0, maximum: 100 });
export const Seconds = Type.Union([Type.Null(), Type.Integer({ minimum: 0, maximum: 86_400 })]);

/** Timers of games in which a clue is given and guessed. */
export const Timers = Type.Object(
  {
    clue: Type.Optional(Seconds),
    guess: Type.Optional(Seconds),
    decision: Type.Optional(Seconds),
  },
  CLOSED,
);

export const act = <const Kind extends string, Fields extends Type.TProperties>(
  kind: Kind,
  fields: Fields,
) => Type.Object({ kind: Type.Literal(kind), ...fields }, CLOSED);

/** An object of these fields and no others. */
export const closed = <Fields extends Type.TProperties>(fields: Fields) =>
  Type.Object(fields, CLOSED);

/** A code and what it means, for everyone who is sent it. */
export type Meanings<Code extends string = string> = { readonly [code in Code]: string };

/** One of these codes; the schema says what each of them means. */
export const oneOf = <Code extends string>(meanings: Meanings<Code>) =>
  Type.Unsafe<Code>(
    Type.Union(
      Object.entries(meanings).map(([code, description]) =>
        Type.Literal(code, { description: String(description) }),
      ),
    ),
  );
