import type { BotMind, Clock } from './port.ts';

/** So long after a match began bots wait for people to close their role cards: a client may never say that they have. */
const READING = 30_000;

/** Bots begin a match when the people at it have closed their role cards, or after a while; then they go on. */
export const startingLine = (
  mind: BotMind,
  {
    clock,
    isAnyoneReading,
  }: { readonly clock: Clock; readonly isAnyoneReading: (match: number) => boolean },
  onLatest: () => void,
) => {
  /** When this match was seen first by somebody who is here. */
  let seen: { readonly match: number; readonly at: number } | undefined;
  let begun: number | undefined;
  let cancel = () => {};
  return {
    mayBegin(match: number): boolean {
      if (begun === match) return true;
      cancel();
      if (seen?.match !== match) seen = { match, at: clock.now() };
      const latest = seen.at + (mind.pace ?? 1) * READING;
      if (clock.now() < latest && isAnyoneReading(match)) {
        cancel = clock.at(latest, onLatest);
        return false;
      }
      begun = match;
      return true;
    },
    isWaiting: () => seen !== undefined && seen.match !== begun,
    /** Nobody is here, or no match runs. */
    leave() {
      cancel();
      seen = undefined;
    },
  };
};
