/** D20, D22 · "tokens–mistakes": how many tokens the bank holds, and how many of them bystander face up. */
export const MISSIONS = {
  prague: { tokens: 9, mistakes: 9 },
  berlin: { tokens: 11, mistakes: 2 },
  'tel-aviv': { tokens: 9, mistakes: 5 },
  moscow: { tokens: 8, mistakes: 8 },
  london: { tokens: 10, mistakes: 2 },
  montreal: { tokens: 9, mistakes: 2 },
  'los-alamos': { tokens: 8, mistakes: 2 },
  washington: { tokens: 7, mistakes: 2 },
  paris: { tokens: 11, mistakes: 0 },
  madrid: { tokens: 10, mistakes: 0 },
  'monte-carlo': { tokens: 9, mistakes: 0 },
  vatican: { tokens: 8, mistakes: 0 },
  casablanca: { tokens: 9, mistakes: 3 },
  bogota: { tokens: 8, mistakes: 3 },
  'rio-de-janeiro': { tokens: 7, mistakes: 3 },
  'cape-town': { tokens: 10, mistakes: 1 },
  sydney: { tokens: 9, mistakes: 1 },
  tokyo: { tokens: 8, mistakes: 1 },
  baghdad: { tokens: 8, mistakes: 5 },
  dubai: { tokens: 7, mistakes: 5 },
  mumbai: { tokens: 6, mistakes: 5 },
  yakutsk: { tokens: 8, mistakes: 4 },
  shanghai: { tokens: 7, mistakes: 4 },
  'hong-kong': { tokens: 6, mistakes: 4 },
  bangkok: { tokens: 7, mistakes: 7 },
  singapore: { tokens: 6, mistakes: 6 },
} as const satisfies Record<string, { readonly tokens: number; readonly mistakes: number }>;

export type MissionId = keyof typeof MISSIONS;
export const MISSION_IDS = Object.keys(MISSIONS) as readonly MissionId[];

/** D4 · nine tokens, and one or two more to make it easier. */
export const STANDARD_TOKENS = [9, 10, 11] as const;

/** All the tokens in the box. */
export const MOST_TOKENS = 11;
