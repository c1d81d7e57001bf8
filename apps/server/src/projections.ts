import { type EventLog, pagesOf, type Recorded } from '@remez/table';

/** What a stream says up to a version; undefined while it says nothing. */
export interface Projection<State> {
  readonly state: State | undefined;
  readonly version: number;
}

interface Reading<State> {
  readonly now: Promise<Projection<State>>;
  /** For whoever came while the first was under way, and must not miss what was written since. */
  next: Promise<Projection<State>> | undefined;
}

/**
 * What streams say, folded, kept in memory and brought up to date by reading only what is new.
 * However many ask for a stream at once, it is read twice at most. Of those that nobody has asked
 * for lately none is kept: they can be read again.
 */
export const projections = <State>({
  log,
  most,
  fold,
}: {
  readonly log: EventLog;
  /** How many are kept. */
  readonly most: number;
  readonly fold: (state: State | undefined, record: Recorded) => State;
}) => {
  const NOTHING: Projection<State> = { state: undefined, version: 0 };
  /** The one asked for longest ago is first. */
  const kept = new Map<string, Projection<State>>();
  const readings = new Map<string, Reading<State>>();

  const keep = (stream: string, projection: Projection<State>) => {
    const before = kept.get(stream) ?? NOTHING;
    kept.delete(stream);
    const latest = before.version > projection.version ? before : projection;
    if (latest.version === 0) return;
    kept.set(stream, latest);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  };

  const readOn = async (stream: string): Promise<Projection<State>> => {
    let reached = kept.get(stream) ?? NOTHING;
    for await (const page of pagesOf(log, stream, reached.version)) {
      for (const record of page) {
        reached = { state: fold(reached.state, record), version: record.version };
      }
    }
    keep(stream, reached);
    return reached;
  };

  const begin = (stream: string): Promise<Projection<State>> => {
    const reading: Reading<State> = { now: readOn(stream), next: undefined };
    readings.set(stream, reading);
    const end = () => {
      if (readings.get(stream) === reading) readings.delete(stream);
    };
    reading.now.then(end, end);
    return reading.now;
  };

  return {
    /** As it is now: nothing that was written before this was asked is missing. */
    fresh(stream: string): Promise<Projection<State>> {
      const reading = readings.get(stream);
      if (reading === undefined) return begin(stream);
      const again = () => begin(stream);
      reading.next ??= reading.now.then(again, again);
      return reading.next;
    },

    /** A stream that was removed, or is not what it was thought to be. */
    forget(stream: string) {
      kept.delete(stream);
    },

    get size() {
      return kept.size;
    },
  };
};
