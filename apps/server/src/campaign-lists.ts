import type { EventLog } from '@remez/table';

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

export const campaignLists = (log: EventLog) => {
  const read = async (person: string) => {
    const records = await log.read(streamOf(person), 0);
    const kept = new Set<string>();
    for (const { event } of records) {
      if (!isKept(event)) continue;
      if (event.kind === 'campaignKept') kept.add(event.campaign);
      else kept.delete(event.campaign);
    }
    return { kept, version: records.at(-1)?.version ?? 0 };
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
    keep: (person: string, campaign: string, at: number) =>
      write(person, { kind: 'campaignKept', campaign }, at),
    drop: (person: string, campaign: string, at: number) =>
      write(person, { kind: 'campaignDropped', campaign }, at),
  };
};
