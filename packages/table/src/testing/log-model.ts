import type { AppendResult, Entry, Recorded } from '../log/port.ts';

interface Written {
  readonly stream: string;
  readonly entry: Entry;
  readonly version: number;
}

/** The simplest log there is: a list of what was written, searched from its start each time. */
export const logModel = () => {
  const written: Written[] = [];

  const read = (stream: string, fromVersion: number): readonly Recorded[] =>
    written
      .filter((one) => one.stream === stream)
      .flatMap(({ entry: { commandId, by, at, events } }) =>
        events.map(({ schema, event }) => ({ schema, event: asJson(event), commandId, by, at })),
      )
      .map((event, i) => ({ version: i + 1, ...event }))
      .slice(fromVersion);

  const append = (stream: string, expectedVersion: number, entry: Entry): AppendResult => {
    const before = written.find(
      (one) =>
        one.stream === stream &&
        one.entry.by === entry.by &&
        one.entry.commandId === entry.commandId,
    );
    if (before) return { kind: 'alreadyDone', version: before.version };
    const current = read(stream, 0).length;
    if (current !== expectedVersion) return { kind: 'conflict', version: current };
    const version = current + entry.events.length;
    written.push({ stream, entry, version });
    return { kind: 'appended', version };
  };

  return { append, read };
};

/** JSON has no negative zero, and a log keeps what JSON keeps. */
const asJson = (event: unknown): unknown => JSON.parse(JSON.stringify(event));
