import type { Stored } from './port.ts';

export interface Encoded {
  readonly schema: number;
  readonly json: string;
}

/** An event is never changed, so its text is made once: it is weighed, and then written. */
const texts = new WeakMap<object, string>();

/** Throws where JSON cannot hold it. */
export const eventText = (event: unknown): string => {
  const isObject = typeof event === 'object' && event !== null;
  const kept = isObject ? texts.get(event) : undefined;
  if (kept !== undefined) return kept;
  const text: string | undefined = JSON.stringify(event);
  if (text === undefined) throw new TypeError(`JSON cannot hold an event of type ${typeof event}`);
  if (isObject) texts.set(event, text);
  return text;
};

/**
 * The events as text, which what the caller does with them later cannot change. Throws before
 * anything is written, so an event that JSON cannot hold fails alone and not with its batch.
 */
export const encodeEvents = (events: readonly Stored[]): readonly Encoded[] =>
  events.map(({ schema, event }) => ({ schema, json: eventText(event) }));
