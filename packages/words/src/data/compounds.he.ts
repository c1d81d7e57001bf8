import { COMPOUNDS_OF_CULTURE_HE } from './compounds/culture.he.ts';
import { COMPOUNDS_OF_HOME_HE } from './compounds/home.he.ts';
import { COMPOUNDS_OF_NATURE_HE } from './compounds/nature.he.ts';
import { COMPOUNDS_OF_PERSON_HE } from './compounds/person.he.ts';
import { COMPOUNDS_OF_SAYINGS_HE } from './compounds/sayings.he.ts';
import { COMPOUNDS_OF_SOCIETY_HE } from './compounds/society.he.ts';
import { COMPOUNDS_OF_STATE_HE } from './compounds/state.he.ts';

/** L11 · Hebrew expressions of two words that people call one. */
export const COMPOUNDS_HE: readonly string[] = [
  ...COMPOUNDS_OF_CULTURE_HE,
  ...COMPOUNDS_OF_HOME_HE,
  ...COMPOUNDS_OF_NATURE_HE,
  ...COMPOUNDS_OF_PERSON_HE,
  ...COMPOUNDS_OF_SAYINGS_HE,
  ...COMPOUNDS_OF_SOCIETY_HE,
  ...COMPOUNDS_OF_STATE_HE,
];
