import type { ServerFrame, ServerMessage } from '@remez/protocol';
import { applied } from '@remez/rules/difference';
import type { Me, TableView } from '@remez/table';

type ViewMessage = Extract<ServerMessage, { type: 'view' }>;
type MeMessage = { readonly type: 'me'; readonly me: Me };

/** What a test waits for: views and `me` are whole, however they came. */
type Told = Exclude<ServerMessage, { type: 'view' | 'change' | 'me' }> | ViewMessage | MeMessage;

export const messagesIn = (frame: string): readonly ServerMessage[] => {
  const read = JSON.parse(frame) as ServerFrame;
  return Array.isArray(read) ? read : [read as ServerMessage];
};

/** Puts views and `me` together from what came whole and what has changed since. */
const assembler = () => {
  let view: ViewMessage | undefined;
  let me: MeMessage | undefined;
  return (message: ServerMessage): Told => {
    switch (message.type) {
      case 'view':
        view = message;
        return view;
      case 'change':
        if (message.number !== (view?.number ?? 0) + 1) throw new Error('a view is missing');
        view = {
          type: 'view',
          number: message.number,
          view: applied(view?.view, message.change) as TableView,
        };
        return view;
      case 'me':
        me = 'me' in message ? message : { type: 'me', me: applied(me?.me, message.change) as Me };
        return me;
      default:
        return message;
    }
  };
};

/** Every view that these frames brought, put together; a whole one begins anew. */
export const viewsIn = (frames: readonly string[]): readonly TableView[] => {
  const assemble = assembler();
  return frames.flatMap(messagesIn).flatMap((message) => {
    const whole = assemble(message);
    return whole.type === 'view' ? [whole.view] : [];
  });
};

/** Keeps every frame that comes as text, whatever it comes over, and waits for what a test expects. */
export const frameKeeper = (sendText: (text: string) => void) => {
  const frames: string[] = [];
  const messages: Told[] = [];
  const assemble = assembler();
  const waiting = new Set<() => void>();
  const until = <Type extends Told['type']>(
    type: Type,
    isIt: (message: Extract<Told, { type: Type }>) => boolean = () => true,
  ) =>
    new Promise<Extract<Told, { type: Type }>>((resolve) => {
      let seen = 0;
      const check = () => {
        for (; seen < messages.length; seen += 1) {
          const message = messages[seen] as Told;
          if (message.type !== type) continue;
          const found = message as Extract<Told, { type: Type }>;
          if (!isIt(found)) continue;
          waiting.delete(check);
          return resolve(found);
        }
      };
      waiting.add(check);
      check();
    });
  const send = (message: unknown) =>
    sendText(typeof message === 'string' ? message : JSON.stringify(message));
  let pings = 0;
  return {
    /** As they came. */
    frames,
    /** Every message of them in its order. */
    messages,
    until,
    send,
    receive(frame: string) {
      frames.push(frame);
      for (const message of messagesIn(frame)) messages.push(assemble(message));
      for (const check of [...waiting]) check();
    },
    /** Everything the server had sent before this has arrived after it. */
    async roundTrip() {
      pings += 1;
      const awaited = pings;
      let pongs = 0;
      send({ type: 'ping' });
      await until('pong', () => {
        pongs += 1;
        return pongs === awaited;
      });
    },
  };
};
