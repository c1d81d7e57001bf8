import type { Duplex } from 'node:stream';

/** So much is never gathered for one connection: a whole view or two. */
const MOST_GATHERED = 65_536;

/** So many connections are written to in one go; with more the first of them would wait for the last. */
const MOST_TOGETHER = 512;

interface Line {
  flush(): void;
}

let due: Line[] = [];

const flushAll = () => {
  const lines = due;
  due = [];
  for (const line of lines) line.flush();
};

/**
 * Frames on their way to one connection. What a turn of the event loop has to say, to whomever, is
 * written at its end, one write after another: a write that has to wake its reader costs more than one
 * to a reader that is awake already, and a batch of commits shows many tables at once.
 */
export const outgoingTo = (stream: Duplex) => {
  let gathered: Buffer | undefined;
  const line: Line = {
    flush() {
      const frames = gathered;
      if (frames === undefined) return;
      gathered = undefined;
      stream.write(frames);
    },
  };
  return {
    /** Bytes that the other side has not taken yet. */
    get unread(): number {
      return stream.writableLength + (gathered?.length ?? 0);
    },
    send(frame: Buffer) {
      if (gathered !== undefined) {
        gathered = Buffer.concat([gathered, frame]);
        if (gathered.length > MOST_GATHERED) line.flush();
        return;
      }
      gathered = frame;
      if (due.length === 0) process.nextTick(flushAll);
      due.push(line);
      if (due.length >= MOST_TOGETHER) flushAll();
    },
    /** At once, before anything that does not come this way. */
    flush: line.flush,
  };
};
