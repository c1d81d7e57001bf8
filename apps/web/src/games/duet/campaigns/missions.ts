import type { MissionId } from '@remez/protocol/missions';
import { m } from '../../../messages/index.js';

/** D22 · the cities of the mission map, by name. */
const NAMES: { readonly [id in MissionId]: () => string } = {
  prague: m.city_prague,
  berlin: m.city_berlin,
  'tel-aviv': m.city_tel_aviv,
  moscow: m.city_moscow,
  london: m.city_london,
  montreal: m.city_montreal,
  'los-alamos': m.city_los_alamos,
  washington: m.city_washington,
  paris: m.city_paris,
  madrid: m.city_madrid,
  'monte-carlo': m.city_monte_carlo,
  vatican: m.city_vatican,
  casablanca: m.city_casablanca,
  bogota: m.city_bogota,
  'rio-de-janeiro': m.city_rio_de_janeiro,
  'cape-town': m.city_cape_town,
  sydney: m.city_sydney,
  tokyo: m.city_tokyo,
  baghdad: m.city_baghdad,
  dubai: m.city_dubai,
  mumbai: m.city_mumbai,
  yakutsk: m.city_yakutsk,
  shanghai: m.city_shanghai,
  'hong-kong': m.city_hong_kong,
  bangkok: m.city_bangkok,
  singapore: m.city_singapore,
};

export const missionName = (id: MissionId): string => NAMES[id]();

/** "Vatican 8–0": tokens and mistakes, kept together in either direction of writing. */
export const missionTitle = ({
  id,
  tokens,
  mistakes,
}: {
  readonly id: MissionId;
  readonly tokens: number;
  readonly mistakes: number;
}): string => `${missionName(id)} \u2066${tokens}–${mistakes}\u2069`;
