import type { ServerMessage } from '@remez/protocol';

/** Keeps every message that comes as text, whatever it comes over, and waits for what a test expects. */
export const frameKeeper = (sendText: (text: string) => void) => {
  const frames: string[] = [];
  const waiting = new Set<() => void>();
  const until = <Type extends ServerMessage['type']>(
    type: Type,
    isIt: (message: Extract<ServerMessage, { type: Type }>) => boolean = () => true,
  ) =>
    new Promise<Extract<ServerMessage, { type: Type }>>((resolve) => {
      let seen = 0;
      const check = () => {
        for (; seen < frames.length; seen += 1) {
          const message = JSON.parse(frames[seen] as string) as ServerMessage;
          if (message.type !== type) continue;
          const found = message as Extract<ServerMessage, { type: Type }>;
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
    frames,
    until,
    send,
    receive(frame: string) {
      frames.push(frame);
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
