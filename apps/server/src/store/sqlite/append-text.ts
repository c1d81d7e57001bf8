import type { Ask } from './messages.ts';

type Append = Ask<'append'>;

/** JSON writes it as an escape, so it is in no event. */
const BETWEEN = '\n';

/** Whether nothing in it could be taken for the end of a field. */
export const isPlainAppend = ({ stream, commandId, by }: Append): boolean =>
  !stream.includes(BETWEEN) && !commandId.includes(BETWEEN) && !by.includes(BETWEEN);

/**
 * Many appends as one text: a text goes to another thread many times faster than objects. The journal
 * keeps it as it came, so its form belongs to the version of the file.
 */
export const makeAppends = (appends: readonly Append[]): string => {
  const fields: (string | number)[] = [];
  for (const { stream, expectedVersion, commandId, by, at, events } of appends) {
    fields.push(stream, expectedVersion, commandId, by, at, events.length);
    for (const { schema, json } of events) fields.push(schema, json);
  }
  return fields.join(BETWEEN);
};

export const readAppends = (text: string): Append[] => {
  const fields = text === '' ? [] : text.split(BETWEEN);
  const appends: Append[] = [];
  let place = 0;
  const next = (): string => {
    const field = fields[place] ?? '';
    place += 1;
    return field;
  };
  while (place < fields.length) {
    const stream = next();
    const expectedVersion = Number(next());
    const commandId = next();
    const by = next();
    const at = Number(next());
    const count = Number(next());
    const events: { schema: number; json: string }[] = [];
    for (let event = 0; event < count; event += 1) {
      events.push({ schema: Number(next()), json: next() });
    }
    appends.push({ kind: 'append', stream, expectedVersion, commandId, by, at, events });
  }
  return appends;
};
