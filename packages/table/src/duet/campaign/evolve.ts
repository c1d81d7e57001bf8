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

const recorded = (campaign: Campaign, event: Of<'matchRecorded'>): Campaign => {
  const { match, mission, won, score, counts } = event;
  const matches = [...campaign.matches, match];
  if (!counts) return { ...campaign, matches };
  const before = campaign.records[mission] ?? UNTRIED;
  const record: MissionRecord = won
    ? { ...before, wins: before.wins + 1, best: better(before.best, score) }
    : { ...before, losses: before.losses + 1 };
  return { ...campaign, matches, records: { ...campaign.records, [mission]: record } };
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
  }
};

/** Total, and without context: what happened, happened. */
export const evolveCampaign = (campaign: Campaign | undefined, event: CampaignEvent): Campaign => {
  if (event.kind === 'begun') return begin(event);
  if (campaign === undefined) throw new Error(`no campaign was begun before ${event.kind}`);
  const after = next(campaign, event);
  return event.kind === 'matchRecorded' ? after : { ...after, changes: after.changes + 1 };
};
