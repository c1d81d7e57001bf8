import type { Result } from '@remez/rules';
import type { ClientMessage } from '../messages.ts';
import type { Unreadable } from '../parse.ts';
import { startConversation } from './conversation.ts';
import type { ConversationHost } from './port.ts';
import { noticeText } from './text.ts';

/** What is used of a `MessagePort`, a browser's or Node's. Its messages are texts, as on a WebSocket. */
export interface TextPort {
  postMessage(text: string): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  start(): void;
  close(): void;
}

/** Serves whoever holds the other end. A page that goes cannot always say so: its host ends it. */
export const converseOverMessagePort = (
  port: TextPort,
  persons: readonly string[],
  host: ConversationHost & {
    /** `parseClientMessage` where strangers may hold the other end. */
    readonly parse: (text: string) => Result<ClientMessage, Unreadable>;
  },
) => {
  let isOpen = true;
  const close = () => {
    isOpen = false;
    port.close();
  };
  const send = (text: string) => {
    if (isOpen) port.postMessage(text);
  };
  const conversation = startConversation(
    { isOpen: () => isOpen, send, sendNotice: (notice) => send(noticeText(notice)), close },
    persons,
    host,
  );
  port.addEventListener('message', ({ data }) => {
    if (!isOpen) return;
    if (typeof data !== 'string') return conversation.refuse(null, 'malformed');
    const message = host.parse(data);
    if (message.ok) conversation.receive(message.value);
    else conversation.refuse(message.failure.id, message.failure.reason);
  });
  port.start();
  return {
    goodbye: conversation.goodbye,
    /** The page is gone, without a word. */
    end() {
      close();
      conversation.closed();
    },
  };
};
