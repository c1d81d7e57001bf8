import { failure, type Result, success } from '@remez/rules';
import { whyNotChoose } from './campaign/at-table.ts';
import type { CampaignFacts } from './campaign/standing.ts';
import { parseName } from './members.ts';
import { changedSettings, PLAIN_SETTINGS } from './settings.ts';
import type { Event, SettingsChange, TableReason } from './types.ts';

/** The events that open a table with its first member, who is its host. */
export const openingEvents = (request: {
  readonly code: string;
  readonly person: string;
  readonly name: string;
  readonly settings: SettingsChange;
  readonly at: number;
  /** D22 · the campaign that the settings name, where it could be found. */
  readonly campaign?: CampaignFacts | null;
}): Result<readonly Event[], TableReason> => {
  const name = parseName(request.name);
  if (name === null) return failure('badName');
  const settings = changedSettings(PLAIN_SETTINGS, request.settings);
  if (settings === null) return failure('badSettings');
  const notTheirs = whyNotChoose(PLAIN_SETTINGS, settings, request.person, request.campaign);
  if (notTheirs !== null) return failure(notTheirs);
  return success([
    { kind: 'opened', code: request.code, settings, at: request.at },
    { kind: 'joined', member: 'm1', person: request.person, name },
    { kind: 'hostChanged', member: 'm1' },
  ]);
};
