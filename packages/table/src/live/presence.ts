import type { Clock, Presence } from './port.ts';

/** A finger that has not moved for this long is no longer pointing. */
const POINTING_LASTS = 30_000;

interface Finger {
  readonly card: number;
  readonly until: number;
}

/** What passes and is never stored: fingers on cards, which expire. */
export const fingers = (
  clock: Clock,
  onChange: () => void,
): {
  point(member: string, card: number | null): void;
  keepOnly(isStill: (member: string, card: number) => boolean): void;
  held(): Presence['pointing'];
  dispose(): void;
} => {
  const fingersOf = new Map<string, Finger>();
  let cancelExpiry: (() => void) | undefined;

  const keepOnly = (isStill: (member: string, card: number) => boolean) => {
    const before = fingersOf.size;
    for (const [member, { card }] of fingersOf)
      if (!isStill(member, card)) fingersOf.delete(member);
    if (fingersOf.size !== before) onChange();
  };
  const expire = () => {
    cancelExpiry = undefined;
    const now = clock.now();
    const before = fingersOf.size;
    for (const [member, { until }] of fingersOf) if (until <= now) fingersOf.delete(member);
    if (fingersOf.size !== before) onChange();
    armExpiry();
  };
  const armExpiry = () => {
    if (cancelExpiry !== undefined || fingersOf.size === 0) return;
    const soonest = Math.min(...[...fingersOf.values()].map(({ until }) => until));
    cancelExpiry = clock.at(soonest, expire);
  };

  return {
    point(member, card) {
      if (card === null) {
        if (fingersOf.delete(member)) onChange();
        return;
      }
      const isNew = fingersOf.get(member)?.card !== card;
      fingersOf.set(member, { card, until: clock.now() + POINTING_LASTS });
      armExpiry();
      if (isNew) onChange();
    },
    keepOnly,
    held: () =>
      Object.fromEntries([...fingersOf].sort().map(([member, { card }]) => [member, card])),
    dispose() {
      cancelExpiry?.();
      fingersOf.clear();
    },
  };
};
