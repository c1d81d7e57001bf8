/** How much a player dares. */
export const TEMPERAMENTS = ['careful', 'balanced', 'bold'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** What a card that is not one's own costs, measured in words found. */
export interface Costs {
  readonly bystander: number;
  readonly rival: number;
  readonly assassin: number;
}

export interface Character {
  readonly costs: Costs;
  /** Most risk of the assassin that a clue may run. */
  readonly assassinCap: number;
  /** How likely all words must be found before a clue is given. */
  readonly leastSure: number;
  /** Gain that a guess must promise before it is made without need. */
  readonly threshold: number;
}

export const CHARACTERS: { readonly [temperament in Temperament]: Character } = {
  careful: {
    costs: { bystander: 0.35, rival: 0.8, assassin: 14 },
    assassinCap: 0.01,
    leastSure: 0.35,
    threshold: 0.1,
  },
  balanced: {
    costs: { bystander: 0.1, rival: 0.3, assassin: 9 },
    assassinCap: 0.02,
    leastSure: 0.2,
    threshold: 0,
  },
  bold: {
    costs: { bystander: 0, rival: 0.15, assassin: 6 },
    assassinCap: 0.035,
    leastSure: 0.12,
    threshold: -0.1,
  },
};
