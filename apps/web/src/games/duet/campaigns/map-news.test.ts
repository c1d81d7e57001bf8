import type { MissionId, MissionView } from '@remez/protocol/client';
import { expect, test } from 'vitest';
import { newsSince } from './map-news.ts';

const city = (mission: MissionId, state: MissionView['state'], ...roads: readonly MissionId[]) => ({
  mission,
  state,
  roads,
});
const MAP = [
  city('prague', 'won', 'berlin', 'moscow'),
  city('berlin', 'open', 'prague'),
  city('moscow', 'lost', 'prague'),
  city('london', 'locked', 'berlin'),
];

test('D22 · a city that was locked when the map was last seen flies in from the won one beside it', () => {
  expect([...newsSince(['prague', 'moscow'], MAP)]).toEqual([['berlin', 'prague']]);
});

test('a map that is seen for the first time has no news, nor one that has not changed', () => {
  expect(newsSince(undefined, MAP).size).toBe(0);
  expect(newsSince(['prague', 'berlin', 'moscow'], MAP).size).toBe(0);
});
