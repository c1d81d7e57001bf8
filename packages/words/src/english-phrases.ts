import type { Phrases } from '@remez/language';
import { COMPOUNDS_EN } from './data/compounds.en.ts';
import { NAMES_EN } from './data/names.en.ts';
import { PLACES_EN } from './data/places.en.ts';
import { TITLES_EN } from './data/titles.en.ts';

/** L11 · English expressions of several words. */
export const phrases: Phrases = {
  compounds: COMPOUNDS_EN,
  places: PLACES_EN,
  fullNames: NAMES_EN,
  titles: TITLES_EN,
};
