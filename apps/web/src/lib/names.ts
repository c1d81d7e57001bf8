import type { TableView } from '@remez/protocol/client';
import { m } from '../messages/index.js';

type Members = TableView['members'];

/** What someone is called in a sentence: a bot is always said to be one. */
export const nameIn = (members: Members, id: string): string => {
  const member = members.find((each) => each.id === id);
  if (member === undefined) return '';
  return member.bot === undefined ? member.name : m.bot_called({ name: member.name });
};

/** A bot of the table, with what there is to draw of it. */
export const botIn = (members: Members, id: string) => {
  const member = members.find((each) => each.id === id);
  if (member?.bot === undefined || member.face === undefined) return undefined;
  return { face: member.face, temperament: member.bot };
};
export type Bot = NonNullable<ReturnType<typeof botIn>>;
