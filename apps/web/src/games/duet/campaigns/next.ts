import type { CampaignView, MissionId, MissionView } from '@remez/protocol/client';

const missionIn = ({ missions }: CampaignView, id: MissionId): MissionView | undefined =>
  missions.find(({ mission }) => mission === id);

export const isMissionWon = (campaign: CampaignView, id: MissionId): boolean =>
  missionIn(campaign, id)?.state === 'won';

/** D22 · what to play after this: the same until it is won, then a city at the end of its roads. */
export const nextMission = (campaign: CampaignView, id: MissionId | null): MissionId | null => {
  if (id === null || !isMissionWon(campaign, id)) return id;
  const waits = (mission: MissionView | undefined) =>
    mission?.state === 'open' || mission?.state === 'lost';
  const roads = missionIn(campaign, id)?.roads ?? [];
  return (
    roads.find((road) => waits(missionIn(campaign, road))) ??
    campaign.missions.find(waits)?.mission ??
    id
  );
};
