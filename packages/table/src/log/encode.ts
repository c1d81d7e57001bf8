import type { Stored } from './port.ts';

export interface Encoded {
  readonly schema: number;
  readonly json: string;
}

/**
 * The events as text, which what the caller does with them later cannot change. Throws before
 * anything is written, so an event that JSON cannot hold fails alone and not with its batch.
 */
export const encodeEvents = (events: readonly Stored[]): readonly Encoded[] =>
  events.map(({ schema, event }) => {
    const json: string | undefined = JSON.stringify(event);
    if (json === undefined)
      throw new TypeError(`JSON cannot hold an event of type ${typeof event}`);
    return { schema, json };
  });
