import type { GameView, Me } from '@remez/table';
import { expect } from 'vitest';

type ViewOf<Game extends GameView['game']> = Extract<GameView, { readonly game: Game }>;

/** While a match runs, what a view may hold for whoever has these seats. */
const CHECKS: {
  readonly [game in GameView['game']]: (view: ViewOf<game>, seats: readonly string[]) => void;
} = {
  classic: ({ cards }, seats) => {
    const knowsKey = seats.some((seat) => seat.endsWith('.spymaster'));
    if (!knowsKey) expect(cards.filter((card) => 'key' in card)).toEqual([]);
  },
  duet: ({ cards }, seats) => {
    const sides = new Set(cards.flatMap(({ key }) => Object.keys(key ?? {})));
    expect([...seats]).toEqual(expect.arrayContaining([...sides]));
  },
  decrypto: ({ keywords, card, encrypting, deliberation, side }, seats) => {
    expect([...seats]).toEqual(expect.arrayContaining(Object.keys(keywords)));
    if (encrypting !== true) expect(card).toBeUndefined();
    if (side === undefined) expect(deliberation).toBeUndefined();
  },
};

/** What one may not know is not in one's view. */
export const expectNoSecrets = (view: GameView | undefined, me: Me | undefined): void => {
  if (view === undefined || view.result !== undefined) return;
  const check = CHECKS[view.game] as (view: GameView, seats: readonly string[]) => void;
  check(view, me?.seats ?? []);
  expect(view.opening).toBeUndefined();
};
