/**
 * How long texts may be, in characters as people count them: for the table and for the fields. It
 * imports nothing, so that a browser which needs a number does not load the table.
 */

export const LONGEST_NAME = 20;
export const LONGEST_CAMPAIGN_NAME = 30;
export const LONGEST_TALK = 300;
/** One of the notes that people write for themselves. */
export const LONGEST_NOTE = 300;

/** Cards that someone marks as possible, besides the one they point at. */
export const MOST_MAYBES = 8;

/** How much a bot dares. */
export const TEMPERAMENTS = ['careful', 'balanced', 'bold'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** What a bot looks like: things that are small and warm. Its name goes with it. */
export const FACES = [
  'spark',
  'cinnamon',
  'lantern',
  'pebble',
  'firefly',
  'walnut',
  'ginger',
  'button',
  'raisin',
  'feather',
] as const;
export type Face = (typeof FACES)[number];
