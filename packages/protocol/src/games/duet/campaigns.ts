import Type from 'typebox';

const CLOSED = { additionalProperties: false } as const;

/** How long a name may be is the campaign's to say. */
const Name = Type.String({ maxLength: 400 });
const Person = Type.Optional(Type.String({ maxLength: 64 }));
const Token = Type.String({ maxLength: 64 });

const ask = <const Kind extends string, Fields extends Type.TProperties>(
  kind: Kind,
  fields: Fields,
) => Type.Object({ kind: Type.Literal(kind), ...fields }, CLOSED);

/** D22 · begins a campaign; `as` is one's own name in it. */
export const NewCampaign = Type.Object({ name: Name, as: Name, person: Person }, CLOSED);

export const CampaignCommand = Type.Union([
  ask('join', { invite: Token, name: Name }),
  ask('share', {}),
  ask('unshare', {}),
  ask('invite', {}),
  ask('uninvite', {}),
  ask('leave', {}),
  ask('rename', { name: Name }),
  ask('remove', { member: Type.String({ maxLength: 16 }) }),
  ask('reset', {}),
]);

export const CampaignOrder = Type.Object({ person: Person, command: CampaignCommand }, CLOSED);
