/** D22 · the missions and their numbers, for whoever lets people choose one. */
export { MISSION_IDS, MISSIONS, type MissionId } from '@remez/rules/duet/missions';
