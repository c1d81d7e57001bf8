import type { Clock } from './port.ts';

/** What was not added to for this long is no longer being composed. */
const COMPOSING_LASTS = 60_000;

/** What a screen says of the person in front of it. */
export interface Attending {
  /** The match whose board they look at: their role card is closed. */
  readonly match: number;
  /** They write something that others could be first with. */
  readonly composing: boolean;
}

/** Who attends to which match, and who composes: it is never stored, shown to no screen, and only bots wait by it. */
export const attendances = (clock: Clock, onChange: () => void) => {
  const matchOf = new Map<string, number>();
  const composingUntil = new Map<string, number>();
  let cancelExpiry: (() => void) | undefined;

  const expire = () => {
    cancelExpiry = undefined;
    const now = clock.now();
    for (const [member, until] of [...composingUntil])
      if (until <= now) composingUntil.delete(member);
    arm();
    onChange();
  };
  const arm = () => {
    if (cancelExpiry !== undefined || composingUntil.size === 0) return;
    cancelExpiry = clock.at(Math.min(...composingUntil.values()), expire);
  };

  return {
    attend(member: string, { match, composing }: Attending) {
      const wasComposing = composingUntil.has(member);
      const isOther = matchOf.get(member) !== match || wasComposing !== composing;
      matchOf.set(member, match);
      if (composing) composingUntil.set(member, clock.now() + COMPOSING_LASTS);
      else composingUntil.delete(member);
      arm();
      if (isOther) onChange();
    },
    /** Also of those who are gone. */
    stopComposing(isOver: (member: string) => boolean) {
      const over = [...composingUntil.keys()].filter(isOver);
      for (const member of over) composingUntil.delete(member);
      if (over.length > 0) onChange();
    },
    held: () => ({
      attending: Object.fromEntries([...matchOf].sort()),
      composing: [...composingUntil.keys()].sort(),
    }),
    dispose() {
      cancelExpiry?.();
    },
  };
};
