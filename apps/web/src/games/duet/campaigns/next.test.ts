import type { CampaignView, MissionView } from '@remez/protocol/client';
import { expect, test } from 'vitest';
import { isMissionWon, nextMission } from './next.ts';

const mission = (
  id: MissionView['mission'],
  state: MissionView['state'],
  roads: MissionView['roads'] = [],
): MissionView => ({ mission: id, state, roads, tokens: 9, mistakes: 9, wins: 0, losses: 0 });

const campaign = (...missions: MissionView[]): CampaignView => ({
  campaign: 'c',
  name: 'מסע',
  missions,
});

test('D22 · after Prague is won the next is a city at the end of its roads, not Prague', () => {
  const won = campaign(
    mission('prague', 'won', ['berlin', 'moscow']),
    mission('berlin', 'won', ['prague']),
    mission('moscow', 'open', ['prague']),
    mission('london', 'locked'),
  );
  expect(isMissionWon(won, 'prague')).toBe(true);
  expect(nextMission(won, 'prague')).toBe('moscow');
  expect(nextMission(won, 'moscow')).toBe('moscow');
  expect(nextMission(won, null)).toBeNull();
});

test('D22 · where everything is won, or nothing, it stays', () => {
  expect(nextMission(campaign(mission('prague', 'won')), 'prague')).toBe('prague');
  expect(nextMission(campaign(mission('prague', 'open')), 'prague')).toBe('prague');
});
