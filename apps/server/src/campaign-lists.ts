import type { EventLog } from '@remez/table';
import { projections } from './projections.ts';

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

const folded = (list: ReadonlySet<string> = NONE, event: unknown): ReadonlySet<string> => {
  if (!isKept(event)) return list;
  const others = [...list].filter((campaign) => campaign !== event.campaign);
  return new Set(event.kind === 'campaignKept' ? [...others, event.campaign] : others);
};

export const campaignLists = (log: EventLog) => {
  const lists = projections<ReadonlySet<string>>({
    log,
    most: LISTS_HELD,
    fold: (list, { event }) => folded(list, event),
  });

  const read = async (person: string) => {
    const { state: kept = NONE, version } = await lists.fresh(streamOf(person));
    return { kept, version };
  };

  const write = async (person: string, event: Kept, at: number): Promise<void> => {
    for (;;) {
      const { kept, version } = await read(person);
      if (kept.has(event.campaign) === (event.kind === 'campaignKept')) return;
      const appended = await log.append(streamOf(person), version, {
        commandId: `${event.kind}/${event.campaign}/${version}`,
        by: person,
        at,
        events: [{ schema: SCHEMA, event }],
      });
      if (appended.kind !== 'conflict') return;
    }
  };

  return {
    of: async (person: string): Promise<readonly string[]> => [...(await read(person)).kept],
    /** Whoever is a member has it on their list; not the other way round. */
    has: async (person: string, campaign: string): Promise<boolean> =>
      (await read(person)).kept.has(campaign),
    keep: (person: string, campaign: string, at: number) =>
      write(person, { kind: 'campaignKept', campaign }, at),
    drop: (person: string, campaign: string, at: number) =>
      write(person, { kind: 'campaignDropped', campaign }, at),
  };
};
