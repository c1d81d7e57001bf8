import { MISSION_IDS, type MissionId } from './missions.ts';

/**
 * D22 · the roads of the mission map. Prague's three are the rulebook's; the others are our own
 * drawing, since the printed map's are not in its text. They follow the families of the missions,
 * each road one step harder, and three cross from one family to another.
 */
export const ROADS = [
  ['prague', 'berlin'],
  ['prague', 'tel-aviv'],
  ['prague', 'moscow'],
  ['berlin', 'london'],
  ['london', 'montreal'],
  ['montreal', 'los-alamos'],
  ['los-alamos', 'washington'],
  ['berlin', 'paris'],
  ['paris', 'madrid'],
  ['madrid', 'monte-carlo'],
  ['monte-carlo', 'vatican'],
  ['tel-aviv', 'baghdad'],
  ['baghdad', 'dubai'],
  ['dubai', 'mumbai'],
  ['tel-aviv', 'casablanca'],
  ['casablanca', 'bogota'],
  ['bogota', 'rio-de-janeiro'],
  ['tel-aviv', 'cape-town'],
  ['cape-town', 'sydney'],
  ['sydney', 'tokyo'],
  ['moscow', 'bangkok'],
  ['bangkok', 'singapore'],
  ['moscow', 'yakutsk'],
  ['yakutsk', 'shanghai'],
  ['shanghai', 'hong-kong'],
  ['madrid', 'casablanca'],
  ['mumbai', 'singapore'],
  ['shanghai', 'tokyo'],
] as const satisfies readonly (readonly [MissionId, MissionId])[];

/** D22 · where every team begins. */
export const FIRST_MISSION: MissionId = 'prague';

/** D22 · the missions connected to this one. A road leads both ways. */
export const neighbours = (mission: MissionId): readonly MissionId[] =>
  ROADS.flatMap(([from, to]) => {
    if (from === mission) return [to];
    return to === mission ? [from] : [];
  });

/** D22 · what may be played: Prague, what was won, and what is connected to what was won. */
export const openMissions = (won: readonly MissionId[]): readonly MissionId[] => {
  const open = new Set<MissionId>([FIRST_MISSION, ...won, ...won.flatMap(neighbours)]);
  return MISSION_IDS.filter((mission) => open.has(mission));
};

/** D22 · where to after a mission that was won: a city at the end of its roads that waits, else any that does. */
export const missionAfter = (from: MissionId, won: readonly MissionId[]): MissionId | null => {
  const waiting = openMissions(won).filter((mission) => !won.includes(mission));
  return neighbours(from).find((mission) => waiting.includes(mission)) ?? waiting[0] ?? null;
};
