import { failure, fits, type Result, stripped, success } from '@remez/rules';
import { LONGEST_CAMPAIGN_NAME } from '../../limits.ts';
import { isSameName } from '../../look-alikes.ts';
import { parseName } from '../../members.ts';
import { hasRoomForMatch, hasRoomForTable, MOST_CHANGES, mayChange } from './limits.ts';
import { campaignMember, isOpen, membersHere } from './standing.ts';
import type {
  Campaign,
  CampaignCommand,
  CampaignContext,
  CampaignEvent,
  CampaignMember,
  CampaignReason,
  MatchReport,
  OpenedTable,
} from './types.ts';

export const MOST_CAMPAIGN_MEMBERS = 60;

type Decision = Result<readonly CampaignEvent[], CampaignReason>;
type CommandOf<Kind extends CampaignCommand['kind']> = Extract<
  CampaignCommand,
  { readonly kind: Kind }
>;

const accept = (...events: readonly CampaignEvent[]): Decision => success(events);

const parseCampaignName = (raw: string): string | null => {
  const name = stripped(raw);
  return name !== '' && fits(name, LONGEST_CAMPAIGN_NAME) ? name : null;
};

/** The event that begins a campaign; whoever begins it is its owner. */
export const beginCampaign = (request: {
  readonly name: string;
  readonly person: string;
  readonly as: string;
  readonly at: number;
}): Decision => {
  const name = parseCampaignName(request.name);
  const as = parseName(request.as);
  if (name === null || as === null) return failure('badName');
  return accept({ kind: 'begun', name, person: request.person, as, at: request.at });
};

const joining = (
  { members }: Pick<Campaign, 'members'>,
  { person, name }: { readonly person: string; readonly name: string },
): Extract<CampaignEvent, { readonly kind: 'memberJoined' }> => {
  const before = members.find((member) => member.person === person);
  return { kind: 'memberJoined', member: before?.id ?? `m${members.length + 1}`, person, name };
};

const join = (
  campaign: Campaign,
  person: string,
  { invite, name: raw }: CommandOf<'join'>,
): Decision => {
  if (campaignMember(campaign, person) !== undefined) return accept();
  if (campaign.invite === null || invite !== campaign.invite) return failure('unknownInvite');
  const name = parseName(raw);
  if (name === null) return failure('badName');
  /** Most likely the same person with another device, who is not to be there twice. */
  if (membersHere(campaign).some((member) => isSameName(member.name, name))) {
    return failure('nameTaken');
  }
  if (membersHere(campaign).length >= MOST_CAMPAIGN_MEMBERS) return failure('full');
  return accept(joining(campaign, { person, name }));
};

interface Acting {
  readonly campaign: Campaign;
  readonly me: CampaignMember;
  readonly context: CampaignContext;
}

/** The campaign goes on with whoever has now been in it longest. */
const leave = ({ campaign, me }: Acting): Decision => {
  const next = membersHere(campaign).find(({ id }) => id !== me.id);
  const left = { kind: 'memberLeft', member: me.id } as const;
  return campaign.owner === me.id && next !== undefined
    ? accept(left, { kind: 'ownerChanged', member: next.id })
    : accept(left);
};

const remove = ({ campaign, me }: Acting, { member: id }: CommandOf<'remove'>): Decision => {
  const member = membersHere(campaign).find((each) => each.id === id);
  if (member === undefined || member.id === me.id) return failure('badMember');
  return accept({ kind: 'memberLeft', member: id });
};

const rename = ({ campaign }: Acting, { name: raw }: CommandOf<'rename'>): Decision => {
  const name = parseCampaignName(raw);
  if (name === null) return failure('badName');
  return name === campaign.name ? accept() : accept({ kind: 'renamed', name });
};

type Handler<Kind extends CampaignCommand['kind']> = (
  acting: Acting,
  command: CommandOf<Kind>,
) => Decision;

const HANDLERS: {
  readonly [Kind in Exclude<CampaignCommand['kind'], 'join'>]: Handler<Kind>;
} = {
  share: ({ campaign, context }) =>
    campaign.share === null ? accept({ kind: 'shared', token: context.newToken() }) : accept(),
  unshare: ({ campaign }) =>
    campaign.share === null ? accept() : accept({ kind: 'shared', token: null }),
  invite: ({ campaign, context }) =>
    campaign.invite === null ? accept({ kind: 'invited', token: context.newToken() }) : accept(),
  uninvite: ({ campaign }) =>
    campaign.invite === null ? accept() : accept({ kind: 'invited', token: null }),
  leave,
  rename,
  remove,
  reset: ({ context }) => accept({ kind: 'reset', at: context.now }),
};

const OWNERS_ONLY: ReadonlySet<CampaignCommand['kind']> = new Set([
  'unshare',
  'uninvite',
  'rename',
  'remove',
  'reset',
] as const);

const byPerson = (
  campaign: Campaign,
  command: CampaignCommand,
  person: string,
  context: CampaignContext,
): Decision => {
  if (command.kind === 'join') return join(campaign, person, command);
  const me = campaignMember(campaign, person);
  if (me === undefined) return failure('notCampaignMember');
  if (OWNERS_ONLY.has(command.kind) && campaign.owner !== me.id) return failure('notOwner');
  const handler = HANDLERS[command.kind] as (acting: Acting, command: CampaignCommand) => Decision;
  return handler({ campaign, me, context }, command);
};

/** What they would be told anyway they are told first, and only then that it is enough. */
export const decideCampaign = (
  campaign: Campaign,
  command: CampaignCommand,
  person: string,
  context: CampaignContext,
): Decision => {
  const decision = byPerson(campaign, command, person, context);
  const changes = decision.ok && decision.value.length > 0;
  return changes && !mayChange(campaign, command) ? failure('tooManyChanges') : decision;
};

/**
 * D22 · what a finished match means for the campaign: once for each match, however often it is
 * told. Whoever played is a member from then on, but who has left comes back by invitation only.
 */
export const recordMatch = (
  campaign: Campaign,
  { match, mission, won, score, players }: MatchReport,
  at: number,
): readonly CampaignEvent[] => {
  if (campaign.matches.includes(match) || !hasRoomForMatch(campaign)) return [];
  const events: CampaignEvent[] = [
    { kind: 'matchRecorded', match, mission, won, score, counts: isOpen(campaign, mission), at },
  ];
  let { members } = campaign;
  for (const player of players) {
    if (campaign.changes + events.length > MOST_CHANGES) break;
    if (members.some(({ person }) => person === player.person)) continue;
    if (members.filter(({ here }) => here).length >= MOST_CAMPAIGN_MEMBERS) break;
    const event = joining({ members }, player);
    const member = { id: event.member, person: event.person, name: event.name, here: true };
    members = [...members, member];
    events.push(event);
  }
  return events;
};

/** D22 · a member has opened a table for the campaign: the others are to find it. */
export const noteTable = (
  campaign: Campaign,
  { table, person, at }: Omit<OpenedTable, 'by'> & { readonly person: string },
): readonly CampaignEvent[] => {
  const member = campaignMember(campaign, person);
  if (member === undefined || !hasRoomForTable(campaign)) return [];
  return [{ kind: 'tableOpened', table, by: member.id, at }];
};
