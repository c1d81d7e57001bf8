import { meaningsOf } from './meanings.ts';
import { NEAR, strengthOf } from './mind/index.ts';
import type { Thinker } from './thinker.ts';

/** What a clue says about every card there is; kept, since a match asks again and again. */
export type Profiles = (clue: string) => Float32Array;

const MOST_KEPT = 1024;

const ofWord = (word: string, { mind, likeness }: Thinker): Float32Array => {
  const profile = new Float32Array(mind.cards.length);
  const term = mind.termOf(word);
  const edges = term === undefined ? [] : (mind.terms[term]?.edges ?? []);
  let whole = 0;
  for (const edge of edges) {
    const strength = strengthOf(edge);
    whole += strength;
    const alike = likeness(edge.card);
    for (let card = 0; card < profile.length; card += 1) {
      profile[card] = (profile[card] ?? 0) + strength * (alike[card] ?? 0);
    }
  }
  const own = mind.cardOf(word);
  const alike = own === undefined ? undefined : likeness(own);
  const scale = 1 / Math.sqrt(1 + whole);
  for (let card = 0; card < profile.length; card += 1) {
    profile[card] = NEAR * Math.max((profile[card] ?? 0) * scale, alike?.[card] ?? 0);
  }
  for (const edge of edges) profile[edge.card] = (profile[edge.card] ?? 0) + strengthOf(edge);
  return profile;
};

export const makeProfiles = (thinker: Thinker): Profiles => {
  const kept = new Map<string, Float32Array>();
  return (clue) => {
    const known = kept.get(clue);
    if (known !== undefined) return known;
    const profile = new Float32Array(thinker.mind.cards.length);
    for (const { word, share } of meaningsOf(clue, thinker)) {
      const one = ofWord(word, thinker);
      for (let card = 0; card < profile.length; card += 1) {
        profile[card] = Math.max(profile[card] ?? 0, share * (one[card] ?? 0));
      }
    }
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(clue, profile);
    return profile;
  };
};
