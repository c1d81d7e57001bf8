import type { Campaign, CampaignCommand } from './types.ts';

/**
 * A campaign is read by everyone who plays for it, so it does not grow for ever. Matches have room of
 * their own: no number of new names takes the place of a game that was won.
 */
export const MOST_CHANGES = 2000;

/** Two matches a day for seven years. */
export const MOST_MATCHES = 5000;

/** Where there were more, a table is opened as ever, and the campaign does not remember it. */
export const MOST_TABLES = 5000;

/** No match begins when there is room only for those that may be under way. */
const MATCHES_UNDER_WAY = 100;

/** What takes away can be done only as often as something was added: it needs no limit. */
const TAKES_AWAY: ReadonlySet<CampaignCommand['kind']> = new Set([
  'leave',
  'remove',
  'unshare',
  'uninvite',
] as const);

export const mayChange = (
  { changes }: Campaign,
  { kind }: Pick<CampaignCommand, 'kind'>,
): boolean => changes < MOST_CHANGES || TAKES_AWAY.has(kind);

export const hasRoomForMatch = ({ matches }: Campaign): boolean => matches.length < MOST_MATCHES;

export const hasRoomForTable = ({ tables }: Campaign): boolean => tables < MOST_TABLES;

export const mayBeginMatch = ({ matches }: Campaign): boolean =>
  matches.length < MOST_MATCHES - MATCHES_UNDER_WAY;
