import { CODES, type Code, DIGITS, type Digit, type Sheet } from '@remez/rules/decrypto';
import { SHARPNESS } from '../board/choice.ts';
import type { Profiles } from '../profiles.ts';
import type { Thinker } from '../thinker.ts';
import { lookAt } from '../thinker.ts';
import { understand } from '../understanding.ts';

/** For each clue, how well each of the four keywords would explain it: logarithms of weights. */
export type Evidence = readonly (readonly number[])[];

/** The code that explains three clues best, and how likely it is beside all others. */
export const bestCode = (evidence: Evidence): { readonly code: Code; readonly sure: number } => {
  const weights = CODES.map((code) =>
    code.reduce<number>((sum, digit, place) => sum + (evidence[place]?.[digit - 1] ?? 0), 0),
  );
  const top = Math.max(...weights);
  const chances = weights.map((weight) => Math.exp(weight - top));
  const whole = chances.reduce((sum, chance) => sum + chance, 0);
  const at = weights.indexOf(top);
  return { code: CODES[at] as Code, sure: (chances[at] ?? 0) / whole };
};

/** What clues say about keywords that one sees. */
export const evidenceFor = (
  clues: readonly string[],
  keywords: readonly string[],
  thinker: Thinker,
): Evidence => {
  const spread = lookAt(keywords, thinker);
  return clues.map((clue) =>
    Array.from(understand(clue, spread, thinker).utilities, (utility) => SHARPNESS * utility),
  );
};

/** How far a single clue moves what one believes about a keyword that one does not see. */
const SUSPICION = 5;

/** What the clues of one number so far say about its keyword: a chance for every card there is. */
const suspicion = (clues: readonly string[], profiles: Profiles, size: number): Float64Array => {
  const belief = new Float64Array(size);
  for (const clue of clues) {
    profiles(clue).forEach((utility, card) => {
      belief[card] = (belief[card] ?? 0) + SUSPICION * utility;
    });
  }
  const top = belief.reduce((most, each) => Math.max(most, each), 0);
  let whole = 0;
  belief.forEach((each, card) => {
    const weight = Math.exp(each - top);
    belief[card] = weight;
    whole += weight;
  });
  return belief.map((weight) => weight / whole);
};

/** How well a clue fits what is believed of each number, beside a number of which nothing is known. */
export const fits = (
  clue: string,
  beliefs: readonly Float64Array[],
  profiles: Profiles,
): readonly number[] => {
  const profile = profiles(clue);
  const expected = new Float64Array(beliefs.length);
  let plain = 0;
  for (let card = 0; card < profile.length; card += 1) {
    const weight = Math.exp(SUSPICION * (profile[card] ?? 0));
    plain += weight;
    for (let number = 0; number < beliefs.length; number += 1) {
      expected[number] = (expected[number] ?? 0) + (beliefs[number]?.[card] ?? 0) * weight;
    }
  }
  return Array.from(expected, (each) => Math.log((each * profile.length) / plain));
};

/** What is believed of each of the other team's four keywords, by its sheet. */
export const suspicions = (
  sheet: Sheet,
  profiles: Profiles,
  size: number,
): readonly Float64Array[] =>
  DIGITS.map((digit: Digit) =>
    suspicion(
      (sheet.columns[digit - 1] ?? []).map(({ clue }) => clue),
      profiles,
      size,
    ),
  );

/** What clues say about keywords that one does not see. */
export const suspected = (
  clues: readonly string[],
  beliefs: readonly Float64Array[],
  profiles: Profiles,
): Evidence => clues.map((clue) => fits(clue, beliefs, profiles));
