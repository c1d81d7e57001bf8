import type { Result } from '@remez/rules';
import type { EventLog } from './port.ts';
import {
  type CommandKey,
  type Committed,
  type Decide,
  makeStream,
  type Stream,
  type StreamFailure,
  type StreamKind,
} from './stream.ts';

/** What a stream says up to a version; undefined while it says nothing. */
export interface Snapshot<State> {
  readonly state: State | undefined;
  readonly version: number;
  readonly isFromNewerRelease: boolean;
}

/**
 * Many streams of one kind, of which those that were asked for lately are kept in memory and brought
 * up to date by reading only what is new. The others can be read again.
 */
export const keptStreams = <State, Event>({
  log,
  most,
  kind,
}: {
  readonly log: Pick<EventLog, 'append' | 'read'>;
  /** How many are kept. */
  readonly most: number;
  readonly kind: StreamKind<State, Event>;
}) => {
  /** The one asked for longest ago is first. */
  const kept = new Map<string, Stream<State, Event>>();
  /** Being read for the first time: an empty stream is not kept and evicts none. */
  const arriving = new Map<string, Stream<State, Event>>();

  const keep = (name: string, stream: Stream<State, Event>) => {
    kept.delete(name);
    if (stream.version() === 0) return;
    kept.set(name, stream);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  };

  const upToDate = async (name: string): Promise<Stream<State, Event>> => {
    const before = kept.get(name) ?? arriving.get(name);
    const stream = before ?? makeStream(name, log, kind);
    if (before === undefined) arriving.set(name, stream);
    try {
      await stream.catchUp();
      /** Not if it was forgotten meanwhile. */
      if (kept.get(name) === stream || arriving.get(name) === stream) keep(name, stream);
    } finally {
      if (arriving.get(name) === stream) arriving.delete(name);
    }
    return stream;
  };

  return {
    /** As it is now: nothing that was written before this was asked is missing. */
    async fresh(name: string): Promise<Snapshot<State>> {
      const stream = await upToDate(name);
      return {
        state: stream.state(),
        version: stream.version(),
        isFromNewerRelease: stream.isFromNewerRelease(),
      };
    },

    /** Reads on, decides and appends, as `Stream.commit` does. */
    async commit<Failure>(
      name: string,
      command: CommandKey,
      decide: Decide<State, Event, Failure>,
    ): Promise<Result<Committed<State, Event>, Failure | StreamFailure>> {
      const stream = await upToDate(name);
      return stream.commit<Failure>(command, decide);
    },

    /** A stream that was removed. */
    forget(name: string) {
      kept.delete(name);
      arriving.delete(name);
    },

    get size() {
      return kept.size;
    },
  };
};
