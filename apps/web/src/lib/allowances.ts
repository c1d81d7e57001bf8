import type { Settings } from '@remez/protocol/client';
import { m } from '../messages/index.js';

export type Allowance = Settings['clues']['allow'][number];

/** L6, L11 · what a room may agree to beyond single words. */
export const ALLOWANCES: {
  readonly [each in Allowance]: { name: () => string; about: () => string };
} = {
  compounds: { name: m.allow_compounds, about: m.allow_compounds_about },
  places: { name: m.allow_places, about: m.allow_places_about },
  fullNames: { name: m.allow_full_names, about: m.allow_full_names_about },
  titles: { name: m.allow_titles, about: m.allow_titles_about },
  acronyms: { name: m.allow_acronyms, about: m.allow_acronyms_about },
  rhymes: { name: m.allow_rhymes, about: m.allow_rhymes_about },
  soundAlikes: { name: m.allow_sound_alikes, about: m.allow_sound_alikes_about },
};

/** What the room has agreed on, as a sentence: for whoever judges a clue, and beside the rules. */
export const agreedText = (allow: readonly Allowance[]): string =>
  allow.length === 0
    ? m.agreed_none()
    : m.agreed_on({ list: allow.map((each) => ALLOWANCES[each].name()).join(', ') });
