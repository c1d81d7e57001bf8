import { duet as rules } from '@remez/rules/duet';
import { campaignPurpose } from './campaign/at-table.ts';

/** The game with what its matches may be played for, as it is plugged into tables. */
export const duet = { ...rules, purpose: campaignPurpose };
