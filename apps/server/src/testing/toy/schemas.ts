import Type from 'typebox';

const CLOSED = { additionalProperties: false } as const;

export const Move = Type.Object(
  { kind: Type.Literal('say'), word: Type.String({ maxLength: 100 }) },
  CLOSED,
);

export const Settings = Type.Object({ most: Type.Optional(Type.Integer()) }, CLOSED);
