import { randomUUID } from 'node:crypto';
import type { Ephemera, EphemeraListener } from '@remez/table';

/** A notification holds less than 8000 bytes. */
const LONGEST_PAYLOAD = 7900;

/** A process of which nothing was heard during so many of our own heartbeats is gone. */
const MOST_SILENT = 3;

type Said = readonly [stream: string, text: string];

/** What one process tells all others, itself included. With nothing said it is a heartbeat. */
interface Payload {
  readonly from: string;
  readonly said?: readonly Said[];
  /** It is being stopped. */
  readonly ends?: true;
}

/** Hands payloads to the database, in their order. */
type Send = (payloads: readonly string[]) => Promise<void>;

/**
 * What processes say to each other through the database. Heartbeats come back to their sender
 * too, and others are missed by counting these: while the database is out of reach nobody hears
 * anything, and nobody is taken for gone.
 */
export const ephemeraOver = ({ id = randomUUID() as string } = {}) => {
  const listeners = new Map<string, Set<EphemeraListener>>();
  let outgoing: Said[] = [];
  let send: Send | undefined;
  let onSilent = () => {};
  let isSending = false;
  let beats = 0;
  /** Our count of heartbeats when each of the others was last heard. */
  const heardAt = new Map<string, number>();
  /** Those that were silent too long. One of them may only have been slow. */
  const gone = new Set<string>();

  const everyone = (): readonly EphemeraListener[] =>
    [...listeners.values()].flatMap((ofStream) => [...ofStream]);

  const encode = (payload: Omit<Payload, 'from'>): string =>
    JSON.stringify({ from: id, ...payload } satisfies Payload);
  const around = Buffer.byteLength(encode({ said: [] }));
  const lengthOf = (said: Said): number => Buffer.byteLength(JSON.stringify(said)) + 1;

  /** As few payloads as hold all of it. */
  const pack = (all: readonly Said[]): readonly string[] => {
    const packed: Said[][] = [];
    let length = LONGEST_PAYLOAD;
    for (const said of all) {
      length += lengthOf(said);
      if (length > LONGEST_PAYLOAD) {
        packed.push([]);
        length = around + lengthOf(said);
      }
      packed.at(-1)?.push(said);
    }
    return packed.map((said) => encode({ said }));
  };

  /** What is said while something is on its way goes together. */
  const flush = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    try {
      while (send !== undefined && outgoing.length > 0) {
        const payloads = pack(outgoing);
        outgoing = [];
        await send(payloads);
      }
    } catch {
      /** The connection is given up by whoever owns it, and what was lost is asked for later. */
    } finally {
      isSending = false;
    }
  };

  const forget = (process: string): void => {
    heardAt.delete(process);
    for (const listener of everyone()) listener.gone(process);
  };

  const hearBeat = (): void => {
    beats += 1;
    for (const [process, at] of heardAt) {
      if (beats - at <= MOST_SILENT) continue;
      gone.add(process);
      forget(process);
      onSilent();
    }
  };

  const hearOther = ({ from, said = [], ends }: Payload): void => {
    if (ends === true) {
      forget(from);
      return;
    }
    heardAt.set(from, beats);
    if (gone.delete(from)) for (const listener of everyone()) listener.missed();
    for (const [stream, text] of said) {
      for (const listener of listeners.get(stream) ?? []) listener.heard(from, text);
    }
  };

  const ephemera: Ephemera = {
    publish(stream, text) {
      const said = [stream, text] as const;
      if (around + lengthOf(said) > LONGEST_PAYLOAD) throw new RangeError('too long to be said');
      if (send === undefined) return;
      outgoing.push(said);
      void flush();
    },
    subscribe(stream, listener) {
      const ofStream = listeners.get(stream) ?? new Set();
      listeners.set(stream, ofStream.add(listener));
      return () => {
        ofStream.delete(listener);
        if (ofStream.size === 0 && listeners.get(stream) === ofStream) listeners.delete(stream);
      };
    },
  };

  return {
    ephemera,
    hear(text: string): void {
      const payload = JSON.parse(text) as Payload;
      if (payload.from !== id) hearOther(payload);
      else if (payload.said === undefined) hearBeat();
    },
    /**
     * Called when there is a connection again; what was said before it was not heard. `whenSilent`
     * is called when a process has gone without a word.
     */
    connected(by: Send, whenSilent: () => void = () => {}): void {
      send = by;
      onSilent = whenSilent;
      outgoing = [];
      for (const listener of everyone()) listener.missed();
    },
    disconnected(): void {
      send = undefined;
    },
    beat: async (): Promise<void> => send?.([encode({})]),
    end: async (): Promise<void> => {
      const last = send;
      send = undefined;
      await last?.([...pack(outgoing), encode({ ends: true })]);
    },
  };
};
export type EphemeraOver = ReturnType<typeof ephemeraOver>;
