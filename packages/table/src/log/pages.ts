import type { EventLog, Recorded } from './port.ts';

/** A page of a stream is full with so many events, or so much text. */
export const EVENTS_A_PAGE = 500;
export const TEXT_A_PAGE = 262_144;

interface Row {
  readonly json: string;
  readonly by: string;
  readonly commandId: string;
}

/**
 * The first page of these rows. What one command wrote is never torn apart: nobody reads half of it.
 * Takes no more rows from their source than it gives back, and one.
 */
export const firstPage = <Each extends Row>(rows: Iterable<Each>): readonly Each[] => {
  const page: Each[] = [];
  let text = 0;
  for (const row of rows) {
    const last = page.at(-1);
    const isFull = page.length >= EVENTS_A_PAGE || text >= TEXT_A_PAGE;
    if (isFull && (row.by !== last?.by || row.commandId !== last.commandId)) break;
    page.push(row);
    text += row.json.length;
  }
  return page;
};

/** Page after page, to the end: while one is worked on, others have their turn. */
export async function* pagesOf(
  log: Pick<EventLog, 'read'>,
  stream: string,
  fromVersion: number,
): AsyncGenerator<readonly Recorded[], void, undefined> {
  let version = fromVersion;
  for (;;) {
    const page = await log.read(stream, version);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    version = last.version;
  }
}

/** All of it, for whoever knows that it is not much. */
export const readAll = async (
  log: Pick<EventLog, 'read'>,
  stream: string,
  fromVersion = 0,
): Promise<readonly Recorded[]> => {
  const all: Recorded[] = [];
  for await (const page of pagesOf(log, stream, fromVersion)) all.push(...page);
  return all;
};
