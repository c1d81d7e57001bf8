import { failure, type Result, success } from '@remez/rules';
import { pagesOf } from './pages.ts';
import type { Entry, EventLog, Recorded, Stored } from './port.ts';

/** The log says who was first in a race; so many lost races in a row mean a fault. */
const MOST_RACES = 50;

/** How the events of one kind of stream are stored, read and folded. */
export interface StreamKind<State, Event> {
  make(event: Event): Stored;
  /** In the order of the stream. `unknownEvent` means that a newer release wrote it. */
  read(stored: Stored, state: State | undefined): Result<Event, 'unknownEvent'>;
  evolve(state: State | undefined, event: Event): State;
}

/** Who commands, and the id under which it is done once. */
export type CommandKey = Pick<Entry, 'by' | 'commandId'>;

interface Decision<Event> {
  readonly events: readonly Event[];
  readonly at: number;
}

export type Decide<State, Event, Failure> = (
  state: State | undefined,
) => Result<Decision<Event>, Failure> | Promise<Result<Decision<Event>, Failure>>;

/** What a command has changed: nothing, if it was done before or had nothing to do. */
export interface Committed<State, Event> {
  readonly before: State | undefined;
  readonly after: State | undefined;
  readonly events: readonly Event[];
}

/** `busy`: every race was lost. `upgrade`: a newer release has written what this one cannot read. */
export type StreamFailure = 'busy' | 'upgrade';

export interface Stream<State, Event> {
  /** Undefined while nothing is written. */
  state(): State | undefined;
  version(): number;
  /** A newer release has written what this one cannot read: nothing is read on, nor written. */
  isFromNewerRelease(): boolean;
  isDone(command: CommandKey): boolean;
  /** Reads what was written since. Nothing that was written before this was asked is missing. */
  catchUp(): Promise<void>;
  /**
   * Decides on what was read and appends. Whoever loses a race reads on and decides again. A
   * command that is in the log is done, whatever would be decided of it now.
   */
  commit<Failure>(
    command: CommandKey,
    decide: Decide<State, Event, Failure>,
  ): Promise<Result<Committed<State, Event>, Failure | StreamFailure>>;
}

const textOf = ({ by, commandId }: CommandKey): string => `${by}\n${commandId}`;

/**
 * Runs one reading at a time. Whoever asks while one is under way shares the next one, since the
 * present one may have missed what was written just now.
 */
const sharedReading = (read: () => Promise<void>) => {
  let current: { readonly done: Promise<void>; next: Promise<void> | undefined } | undefined;

  const begin = (): Promise<void> => {
    const reading: NonNullable<typeof current> = { done: read(), next: undefined };
    current = reading;
    const end = () => {
      if (current === reading) current = undefined;
    };
    reading.done.then(end, end);
    return reading.done;
  };

  return (): Promise<void> => {
    if (current === undefined) return begin();
    current.next ??= current.done.then(begin, begin);
    return current.next;
  };
};

/** One stream of the log, folded. It is empty until `catchUp` is called. */
export const makeStream = <State, Event>(
  name: string,
  log: Pick<EventLog, 'append' | 'read' | 'isShared'>,
  { make, read, evolve }: StreamKind<State, Event>,
): Stream<State, Event> => {
  let state: State | undefined;
  let version = 0;
  let fromNewerRelease = false;
  const done = new Set<string>();

  const take = (records: readonly Recorded[]) => {
    for (const record of records) {
      if (record.version <= version) continue;
      /** The stream was reset while this was being read. */
      if (record.version > version + 1) return;
      const event = read(record, state);
      if (!event.ok) {
        fromNewerRelease = true;
        return;
      }
      state = evolve(state, event.value);
      version = record.version;
      done.add(textOf(record));
    }
  };

  const catchUp = sharedReading(async () => {
    for await (const page of pagesOf(log, name, version)) {
      take(page);
      if (fromNewerRelease) return;
    }
  });

  /** The stream was removed: forget what was read of it. */
  const forget = () => {
    state = undefined;
    version = 0;
    done.clear();
  };

  return {
    state: () => state,
    version: () => version,
    isFromNewerRelease: () => fromNewerRelease,
    isDone: (command) => done.has(textOf(command)),
    catchUp,

    async commit(command, decide) {
      /** What makes a command refused or needless may have been undone elsewhere: one look is enough. */
      let mayBeBehind = log.isShared === true;
      const hasReadMore = async (): Promise<boolean> => {
        if (!mayBeBehind) return false;
        mayBeBehind = false;
        const before = version;
        await catchUp();
        return version !== before;
      };
      for (let race = 0; race < MOST_RACES; race += 1) {
        if (fromNewerRelease) return failure('upgrade');
        const before = state;
        const expected = version;
        if (done.has(textOf(command))) return success({ before, after: before, events: [] });
        const deciding = decide(before);
        const decision = deciding instanceof Promise ? await deciding : deciding;
        const isNothingToWrite = !decision.ok || decision.value.events.length === 0;
        if (isNothingToWrite && (await hasReadMore())) continue;
        if (!decision.ok) return decision;
        const { events, at } = decision.value;
        if (events.length === 0) return success({ before, after: before, events });
        /** Before it is written: what cannot be read back must not come into the log. */
        const after = events.reduce<State | undefined>(evolve, before);
        const appended = await log.append(name, expected, {
          ...command,
          at,
          events: events.map(make),
        });
        if (appended.kind === 'appended') {
          /** Unless a reading that was under way has already brought it. */
          if (version === expected) {
            state = after;
            version = appended.version;
            done.add(textOf(command));
          }
          return success({ before, after, events });
        }
        if (appended.kind === 'conflict' && appended.version < expected) forget();
        await catchUp();
      }
      return failure('busy');
    },
  };
};
