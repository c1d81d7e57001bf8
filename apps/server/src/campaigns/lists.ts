import { success } from '@remez/rules';
import { type EventLog, keptStreams, type StreamKind } from '@remez/table';
import { makeToken } from '../identity.ts';

/**
 * Which campaigns each person keeps: a stream for each person. It is written before someone joins
 * and after they left, so that a kill between the two leaves a line too many and never one too few;
 * whoever reads it asks the campaigns themselves.
 */
type Kept =
  | { readonly kind: 'campaignKept'; readonly campaign: string }
  | { readonly kind: 'campaignDropped'; readonly campaign: string };

const SCHEMA = 1;
const streamOf = (person: string): string => `person/${person}`;

const isKept = (event: unknown): event is Kept =>
  typeof event === 'object' &&
  event !== null &&
  'kind' in event &&
  (event.kind === 'campaignKept' || event.kind === 'campaignDropped');

/** So many lists are held in memory. */
const LISTS_HELD = 1000;

const NONE: ReadonlySet<string> = new Set();

type List = ReadonlySet<string>;

/** Events of a newer release are ignored and left as they are. */
interface Unknown {
  readonly kind: 'unknown';
}

const LISTS: StreamKind<List, Kept | Unknown> = {
  make: (event) => ({ schema: SCHEMA, event }),
  read: ({ event }) => success(isKept(event) ? event : { kind: 'unknown' }),
  evolve(list = NONE, event) {
    if (event.kind === 'unknown') return list;
    const others = [...list].filter((campaign) => campaign !== event.campaign);
    return new Set(event.kind === 'campaignKept' ? [...others, event.campaign] : others);
  },
};

export const campaignLists = (log: EventLog) => {
  const lists = keptStreams({ log, most: LISTS_HELD, kind: LISTS });

  const read = async (person: string): Promise<List> =>
    (await lists.fresh(streamOf(person))).state ?? NONE;

  const write = async (person: string, event: Kept, at: number): Promise<void> => {
    const command = { by: person, commandId: makeToken() };
    const written = await lists.commit(streamOf(person), command, (kept = NONE) => {
      const isSo = kept.has(event.campaign) === (event.kind === 'campaignKept');
      return success({ events: isSo ? [] : [event], at });
    });
    if (!written.ok) throw new Error(`a list of campaigns was not written: ${written.failure}`);
  };

  return {
    of: async (person: string): Promise<readonly string[]> => [...(await read(person))],
    /** Whoever is a member has it on their list; not the other way round. */
    has: async (person: string, campaign: string): Promise<boolean> =>
      (await read(person)).has(campaign),
    keep: (person: string, campaign: string, at: number) =>
      write(person, { kind: 'campaignKept', campaign }, at),
    drop: (person: string, campaign: string, at: number) =>
      write(person, { kind: 'campaignDropped', campaign }, at),
  };
};
