import type { Phrases } from '@remez/language';
import { COMPOUNDS_HE } from './data/compounds.he.ts';
import { NAMES_HE } from './data/names.he.ts';
import { PLACES_HE } from './data/places.he.ts';
import { TITLES_HE } from './data/titles.he.ts';

/** L11 · Hebrew expressions of several words. */
export const phrases: Phrases = {
  compounds: COMPOUNDS_HE,
  places: PLACES_HE,
  fullNames: NAMES_HE,
  titles: TITLES_HE,
};
