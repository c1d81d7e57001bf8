import type { Stored } from './port.ts';

export interface Encoded {
  readonly schema: number;
  readonly json: string;
}

/**
 * An event is never changed, and its text is needed twice: it is weighed, and soon after written. So
 * the last few are kept; a command has no more events than these but when a match begins.
 */
const LAST = 8;
const last: { readonly event: unknown; readonly text: string }[] = [];
let next = 0;

/** Throws where JSON cannot hold it. */
export const eventText = (event: unknown): string => {
  for (const kept of last) if (kept.event === event) return kept.text;
  const text: string | undefined = JSON.stringify(event);
  if (text === undefined) throw new TypeError(`JSON cannot hold an event of type ${typeof event}`);
  last[next] = { event, text };
  next = (next + 1) % LAST;
  return text;
};

/**
 * The events as text, which what the caller does with them later cannot change. Throws before
 * anything is written, so an event that JSON cannot hold fails alone and not with its batch.
 */
export const encodeEvents = (events: readonly Stored[]): readonly Encoded[] =>
  events.map(({ schema, event }) => ({ schema, json: eventText(event) }));
