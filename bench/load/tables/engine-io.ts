import { textFrame } from '../frames.ts';
import { addressOf, openPerson, type Person } from '../person.ts';

/** What socket.io and boardgame.io have in common: packets of Engine.IO, one a WebSocket frame. */
const PING = '2'.charCodeAt(0);
const PONG = textFrame('3');
const WITHIN = 10_000;

interface Packets {
  readonly person: Person;
  /** Resolves with the first packet that begins so. */
  until(beginning: string): Promise<void>;
}

/** A person who is connected to a namespace (`/` or `/board`). */
export const openEnginePerson = async (
  { port, index }: { readonly port: number; readonly index: number },
  { connect, connected }: { readonly connect: string; readonly connected: string },
): Promise<Packets> => {
  let check = (_: string) => {};
  const person = await openPerson({
    port,
    from: addressOf(index),
    path: '/socket.io/?EIO=4&transport=websocket',
    onFrame: (payload) => check(payload.toString('utf8')),
  });
  const until = (beginning: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no ${beginning} came`)), WITHIN);
      check = (text) => {
        if (!text.startsWith(beginning)) return;
        clearTimeout(late);
        resolve();
      };
    });
  person.send(textFrame(connect));
  await until(connected);
  return { person, until };
};

/** Answers a ping; true if it was one. */
export const answeredPing = (person: Person | undefined, payload: Buffer): boolean => {
  if (payload.length !== 1 || payload[0] !== PING) return false;
  person?.send(PONG);
  return true;
};
