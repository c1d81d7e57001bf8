import { failure, type Result, success } from '@remez/rules';
import { Compile } from 'typebox/compile';
import { ClientMessage } from './messages.ts';

const clientMessage = Compile(ClientMessage);

/** What could not be read, and the id it was about, if that much could be read. */
export interface Unreadable {
  readonly reason: 'notJson' | 'malformed';
  readonly id: string | null;
}

const idOf = (message: unknown): string | null =>
  typeof message === 'object' &&
  message !== null &&
  'id' in message &&
  typeof message.id === 'string' &&
  message.id.length <= 64
    ? message.id
    : null;

export const parseClientMessage = (text: string): Result<ClientMessage, Unreadable> => {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return failure({ reason: 'notJson', id: null });
  }
  return clientMessage.Check(message)
    ? success(message)
    : failure({ reason: 'malformed', id: idOf(message) });
};
