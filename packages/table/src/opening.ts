import { failure, type Result, success } from '@remez/rules';
import { parseName } from './members.ts';
import { type Facts, whyNotChoose } from './purpose.ts';
import { changedSettings, PLAIN_SETTINGS } from './settings.ts';
import type { Event, SettingsChange } from './types.ts';

/** The events that open a table with its first member, who is its host. */
export const openingEvents = (request: {
  readonly code: string;
  readonly person: string;
  readonly name: string;
  readonly settings: SettingsChange;
  readonly at: number;
  /** What guards have answered about these settings. */
  readonly facts?: Facts;
}): Result<readonly Event[], string> => {
  const name = parseName(request.name);
  if (name === null) return failure('badName');
  const settings = changedSettings(PLAIN_SETTINGS, request.settings);
  if (settings === null) return failure('badSettings');
  const { person, facts } = request;
  const whyNot = whyNotChoose(PLAIN_SETTINGS, settings, { person, facts });
  if (whyNot !== null) return failure(whyNot);
  return success([
    { kind: 'opened', code: request.code, settings, at: request.at },
    { kind: 'joined', member: 'm1', person, name },
    { kind: 'hostChanged', member: 'm1' },
  ]);
};
