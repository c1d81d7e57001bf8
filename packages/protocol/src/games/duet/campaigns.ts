import Type from 'typebox';
import { act, CLOSED, Id, Member, TypedName } from '../../schema.ts';

const Person = Type.Optional(Id);

/** D22 · begins a campaign; `as` is one's own name in it. */
export const NewCampaign = Type.Object({ name: TypedName, as: TypedName, person: Person }, CLOSED);

export const CampaignCommand = Type.Union([
  act('join', { invite: Id, name: TypedName }),
  act('share', {}),
  act('unshare', {}),
  act('invite', {}),
  act('uninvite', {}),
  act('leave', {}),
  act('rename', { name: TypedName }),
  act('remove', { member: Member }),
  act('reset', {}),
]);

export const CampaignOrder = Type.Object({ person: Person, command: CampaignCommand }, CLOSED);
