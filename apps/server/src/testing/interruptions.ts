import { pick, type Random } from '@remez/rules';
import type { Act } from '@remez/table/testing';

/** What befalls someone's screen just before an act. */
export interface Interruption {
  readonly person: string;
  readonly what: 'look' | 'leave' | 'return';
}

/** By the index of the act that they come before. */
export type Interruptions = readonly (readonly Interruption[])[];

/**
 * Screens that are lost for some acts and come back, and screens that ask for the whole view. Made
 * from all acts, so that a world in which some of them do not happen is interrupted just the same.
 */
export const interruptionsOf = (
  acts: readonly Act[],
  people: readonly string[],
  random: Random,
): Interruptions => {
  const away = new Set<string>();
  return acts.map(({ person: actor }) => {
    const now: Interruption[] = [];
    for (const person of [...away]) {
      if (person !== actor && random.below(4) > 0) continue;
      away.delete(person);
      now.push({ person, what: 'return' });
    }
    const here = people.filter((person) => !away.has(person));
    if (random.below(3) === 0) now.push({ person: pick(here, random), what: 'look' });
    const others = here.filter((person) => person !== actor);
    /** Someone always stays: what time does while nobody is there is not the subject. */
    if (others.length > 2 && random.below(3) === 0) {
      const person = pick(others, random);
      away.add(person);
      now.push({ person, what: 'leave' });
    }
    return now;
  });
};
