import type { MissionId } from '@remez/rules/duet';

/** D22 · how a team stands with a mission. */
export interface MissionRecord {
  readonly wins: number;
  readonly losses: number;
  /** D19 · the best score of a win. */
  readonly best: number | null;
}

export interface CampaignMember {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  /** Whoever has left keeps their number, and finds it again if they come back. */
  readonly here: boolean;
}

/** A table that a member has opened to play for the campaign. */
export interface OpenedTable {
  readonly table: string;
  /** The member who opened it. */
  readonly by: string;
  readonly at: number;
}

/** A team's way over the mission map. A stream of its own: it outlives every table. */
export interface Campaign {
  readonly name: string;
  readonly owner: string;
  readonly members: readonly CampaignMember[];
  readonly records: { readonly [mission in MissionId]?: MissionRecord };
  /** Matches that were told to it, also before a reset: none counts twice. */
  readonly matches: readonly string[];
  /** Who has this may look, and nothing else. */
  readonly share: string | null;
  /** Who has this may join. */
  readonly invite: string | null;
  /** The newest that was opened for it, until a match of it is told. */
  readonly opened: OpenedTable | null;
  /** How many tables were opened for it. */
  readonly tables: number;
  /** How often it was changed by something else than a match or a new table. */
  readonly changes: number;
}

/** A finished match, as a table tells it. */
export interface MatchReport {
  /** Of the whole house, not only of its table. */
  readonly match: string;
  readonly mission: MissionId;
  readonly won: boolean;
  readonly score: number | null;
  readonly players: readonly { readonly person: string; readonly name: string }[];
}

export type CampaignCommand =
  /** By whoever has the invitation. */
  | { readonly kind: 'join'; readonly invite: string; readonly name: string }
  /** The rest are members'. */
  | { readonly kind: 'share' }
  | { readonly kind: 'invite' }
  | { readonly kind: 'leave' }
  /** The owner's. */
  | { readonly kind: 'unshare' }
  | { readonly kind: 'uninvite' }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'remove'; readonly member: string }
  | { readonly kind: 'reset' };

export type CampaignEvent =
  | {
      readonly kind: 'begun';
      readonly name: string;
      readonly person: string;
      readonly as: string;
      readonly at: number;
    }
  | { readonly kind: 'renamed'; readonly name: string }
  | {
      readonly kind: 'memberJoined';
      readonly member: string;
      readonly person: string;
      readonly name: string;
    }
  | { readonly kind: 'memberLeft'; readonly member: string }
  | { readonly kind: 'ownerChanged'; readonly member: string }
  | { readonly kind: 'shared'; readonly token: string | null }
  | { readonly kind: 'invited'; readonly token: string | null }
  | {
      readonly kind: 'matchRecorded';
      readonly match: string;
      readonly mission: MissionId;
      readonly won: boolean;
      readonly score: number | null;
      /** False when the mission was locked by then: the campaign was reset in mid-game. */
      readonly counts: boolean;
      readonly at: number;
    }
  | { readonly kind: 'reset'; readonly at: number }
  | ({ readonly kind: 'tableOpened' } & OpenedTable);

export const CAMPAIGN_REASONS = [
  'badMember',
  'badName',
  'full',
  'nameTaken',
  'notCampaignMember',
  'notOwner',
  'tooManyChanges',
  'unknownCampaign',
  'unknownInvite',
] as const;
export type CampaignReason = (typeof CAMPAIGN_REASONS)[number];

export interface CampaignContext {
  readonly now: number;
  /** A long random text that nobody can guess. */
  newToken(): string;
}
