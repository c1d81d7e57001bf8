import { MOST_MAYBES } from '../limits.ts';
import type { Clock, Presence } from './port.ts';

/** A finger that has not moved for this long is no longer pointing. */
const POINTING_LASTS = 30_000;

/** What someone has on the board: the card they would guess, and those that may be. */
interface Marks {
  readonly card: number | null;
  readonly maybe: readonly number[];
  /** When the finger is lifted; what may be stays until the turn is over. */
  readonly until: number;
}

type IsStill = (member: string, card: number) => boolean;

/** What passes and is never stored: fingers on cards, which expire, and cards that may be. */
export const fingers = (
  clock: Clock,
  onChange: () => void,
): {
  point(member: string, card: number | null, maybe?: readonly number[]): void;
  keepOnly(isStill: IsStill): void;
  held(): Required<Pick<Presence, 'pointing' | 'maybe'>>;
  dispose(): void;
} => {
  const marksOf = new Map<string, Marks>();
  let cancelExpiry: (() => void) | undefined;

  /** Whether anything is other now. */
  const put = (member: string, marks: Marks): boolean => {
    const before = marksOf.get(member);
    if (marks.card === null && marks.maybe.length === 0) return marksOf.delete(member);
    marksOf.set(member, marks);
    return before?.card !== marks.card || String(before.maybe) !== String(marks.maybe);
  };
  const each = (change: (member: string, marks: Marks) => Marks) => {
    const changes = [...marksOf].map(([member, marks]) => put(member, change(member, marks)));
    if (changes.includes(true)) onChange();
  };

  const expire = () => {
    cancelExpiry = undefined;
    const now = clock.now();
    each((_, marks) => (marks.until <= now ? { ...marks, card: null } : marks));
    armExpiry();
  };
  const armExpiry = () => {
    const pointing = [...marksOf.values()].filter(({ card }) => card !== null);
    if (cancelExpiry !== undefined || pointing.length === 0) return;
    cancelExpiry = clock.at(Math.min(...pointing.map(({ until }) => until)), expire);
  };

  return {
    point(member, card, maybe = []) {
      const others = [...new Set(maybe)].filter((each) => each !== card).slice(0, MOST_MAYBES);
      const marks = {
        card,
        maybe: others.sort((a, b) => a - b),
        until: clock.now() + POINTING_LASTS,
      };
      const isOther = put(member, marks);
      armExpiry();
      if (isOther) onChange();
    },
    keepOnly(isStill) {
      each((member, { card, maybe, until }) => ({
        card: card !== null && isStill(member, card) ? card : null,
        maybe: maybe.filter((each) => isStill(member, each)),
        until,
      }));
    },
    held() {
      const all = [...marksOf].sort();
      return {
        pointing: Object.fromEntries(
          all.flatMap(([member, { card }]) => (card === null ? [] : [[member, card]])),
        ),
        maybe: Object.fromEntries(
          all.flatMap(([member, { maybe }]) => (maybe.length === 0 ? [] : [[member, maybe]])),
        ),
      };
    },
    dispose() {
      cancelExpiry?.();
      marksOf.clear();
    },
  };
};
