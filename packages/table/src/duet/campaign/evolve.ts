import type { Campaign, CampaignEvent, CampaignMember, MissionRecord } from './types.ts';

type Of<Kind extends CampaignEvent['kind']> = Extract<CampaignEvent, { readonly kind: Kind }>;

const FIRST = 'm1';
const UNTRIED: MissionRecord = { wins: 0, losses: 0, best: null };

const begin = ({ name, person, as }: Of<'begun'>): Campaign => ({
  name,
  owner: FIRST,
  members: [{ id: FIRST, person, name: as, here: true }],
  records: {},
  matches: [],
  share: null,
  invite: null,
  opened: null,
  tables: 0,
  changes: 0,
});

const joined = (campaign: Campaign, { member: id, person, name }: Of<'memberJoined'>): Campaign => {
  const member: CampaignMember = { id, person, name, here: true };
  /** Who comes back comes last. */
  return { ...campaign, members: [...campaign.members.filter((each) => each.id !== id), member] };
};

const left = (campaign: Campaign, { member: id }: Of<'memberLeft'>): Campaign => ({
  ...campaign,
  members: campaign.members.map((each) => (each.id === id ? { ...each, here: false } : each)),
});

const better = (best: number | null, score: number | null): number | null =>
  score === null ? best : Math.max(score, best ?? score);

/** `table/<token>#<number>` */
const tableOf = (match: string): string =>
  match.slice(match.indexOf('/') + 1, match.lastIndexOf('#'));

const recorded = (before: Campaign, event: Of<'matchRecorded'>): Campaign => {
  const { match, mission, won, score, counts } = event;
  /** Whoever was to find that table has been there, or the match was played without them. */
  const opened = before.opened?.table === tableOf(match) ? null : before.opened;
  const campaign = { ...before, opened, matches: [...before.matches, match] };
  if (!counts) return campaign;
  const tried = campaign.records[mission] ?? UNTRIED;
  const record: MissionRecord = won
    ? { ...tried, wins: tried.wins + 1, best: better(tried.best, score) }
    : { ...tried, losses: tried.losses + 1 };
  return { ...campaign, records: { ...campaign.records, [mission]: record } };
};

const next = (campaign: Campaign, event: Exclude<CampaignEvent, Of<'begun'>>): Campaign => {
  switch (event.kind) {
    case 'renamed':
      return { ...campaign, name: event.name };
    case 'memberJoined':
      return joined(campaign, event);
    case 'memberLeft':
      return left(campaign, event);
    case 'ownerChanged':
      return { ...campaign, owner: event.member };
    case 'shared':
      return { ...campaign, share: event.token };
    case 'invited':
      return { ...campaign, invite: event.token };
    case 'matchRecorded':
      return recorded(campaign, event);
    case 'reset':
      return { ...campaign, records: {} };
    case 'tableOpened': {
      const { table, by, at } = event;
      return { ...campaign, opened: { table, by, at }, tables: campaign.tables + 1 };
    }
  }
};

/** Matches and tables have room of their own. */
const isChange = ({ kind }: CampaignEvent): boolean =>
  kind !== 'matchRecorded' && kind !== 'tableOpened';

/** Total, and without context: what happened, happened. */
export const evolveCampaign = (campaign: Campaign | undefined, event: CampaignEvent): Campaign => {
  if (event.kind === 'begun') return begin(event);
  if (campaign === undefined) throw new Error(`no campaign was begun before ${event.kind}`);
  const after = next(campaign, event);
  return isChange(event) ? { ...after, changes: after.changes + 1 } : after;
};
