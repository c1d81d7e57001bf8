import type { MissionId } from '@remez/protocol/client';

/** Where a city is, in degrees east and north. */
export interface Place {
  readonly east: number;
  readonly north: number;
}

/**
 * D22 · the cities of the missions: where they are, with those of Europe a little farther apart, so
 * that a finger finds each.
 */
export const PLACES: { readonly [mission in MissionId]: Place } = {
  prague: { east: 16.5, north: 48.9 },
  berlin: { east: 12.5, north: 54.2 },
  'tel-aviv': { east: 34.8, north: 32.1 },
  moscow: { east: 37.6, north: 55.8 },
  london: { east: -2.8, north: 53.4 },
  montreal: { east: -73.6, north: 46.4 },
  'los-alamos': { east: -106.3, north: 35.9 },
  washington: { east: -77, north: 38.6 },
  paris: { east: 1.6, north: 47.4 },
  madrid: { east: -4, north: 40.2 },
  'monte-carlo': { east: 6.8, north: 43.2 },
  vatican: { east: 13.2, north: 41 },
  casablanca: { east: -7.6, north: 33.2 },
  bogota: { east: -74.1, north: 4.7 },
  'rio-de-janeiro': { east: -43.2, north: -22.6 },
  'cape-town': { east: 18.6, north: -33.6 },
  sydney: { east: 150.8, north: -33.6 },
  tokyo: { east: 139.6, north: 35.8 },
  baghdad: { east: 44.4, north: 33.5 },
  dubai: { east: 55.3, north: 24.8 },
  mumbai: { east: 73, north: 19.1 },
  yakutsk: { east: 129.7, north: 62 },
  shanghai: { east: 121.2, north: 31.2 },
  'hong-kong': { east: 114, north: 22.5 },
  bangkok: { east: 100.5, north: 14.2 },
  singapore: { east: 103.8, north: 1.6 },
};
