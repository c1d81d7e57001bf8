import type { MissionId } from '@remez/protocol/client';
import { m } from '../../../messages/index.js';
import type { GameUi } from '../../../table/game-ui.ts';
import { missionName } from './missions.ts';

/** D22 · on from a city that was won, once more to one that was lost, or where the map says. */
export const againIn: NonNullable<GameUi['again']> = ({ view, me, game }) => {
  const { campaign, mission } = view.settings.duet;
  if (game.game !== 'duet' || campaign === null) return undefined;
  const played = game.mission ?? 'prague';
  if (me.onward !== undefined) {
    const city = missionName(me.onward as MissionId);
    return { label: m.again_onward({ city }), same: m.again_same({ city: missionName(played) }) };
  }
  const chosen = mission ?? 'prague';
  const city = missionName(chosen);
  if (chosen !== played) return { label: m.again_onward({ city }) };
  return {
    label: game.result?.winner === 'all' ? m.again_same({ city }) : m.again_retry({ city }),
  };
};
