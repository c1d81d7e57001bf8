import type { CampaignView, MissionId, MissionView } from '@remez/protocol/client';
import { useEffect, useMemo } from 'preact/hooks';
import { remember, remembered } from '../../../lib/storage.ts';

type Mission = Pick<MissionView, 'mission' | 'state' | 'roads'>;

/** Where a city that has just been opened flies in from. */
export type News = ReadonlyMap<MissionId, MissionId>;

const reachable = (missions: readonly Mission[]): readonly MissionId[] =>
  missions.filter(({ state }) => state !== 'locked').map(({ mission }) => mission);

/** D22 · cities that were locked when this map was last looked at, each with a won city beside it. */
export const newsSince = (
  known: readonly string[] | undefined,
  missions: readonly Mission[],
): News => {
  if (known === undefined) return new Map();
  const won = new Set(
    missions.filter(({ state }) => state === 'won').map(({ mission }) => mission),
  );
  return new Map(
    missions
      .filter(({ mission, state }) => state !== 'locked' && !known.includes(mission))
      .flatMap(({ mission, roads }) => {
        const from = roads.find((road) => won.has(road));
        return from === undefined ? [] : [[mission, from] as const];
      }),
  );
};

/** What is new on this map for this browser; seen once, it is new no longer. */
export const useMapNews = ({ campaign, missions }: CampaignView): News => {
  const place = `map.${campaign}`;
  const now = reachable(missions).join(' ');
  const news = useMemo(() => newsSince(remembered(place)?.split(' '), missions), [place, now]);
  useEffect(() => remember(place, now), [place, now]);
  return news;
};
