/** How sharply better associations are preferred; and how often someone's mind is elsewhere. */
export const SHARPNESS = 10;
const LAPSE = 0.03;

/** Luce's choice among the words that are open, by what a clue says of each. */
export const chances = (
  utilities: ArrayLike<number>,
  open: readonly number[],
  prior: (at: number) => number = () => 1,
): ReadonlyMap<number, number> => {
  const weights = open.map((at) => prior(at) * Math.exp(SHARPNESS * (utilities[at] ?? 0)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return new Map(
    open.map((at, index) => {
      const share = whole === 0 ? 1 / open.length : (weights[index] ?? 0) / whole;
      return [at, (1 - LAPSE) * share + LAPSE / open.length];
    }),
  );
};

/** How likely each word is among the `count` that are meant, drawn one after another. */
export const inclusion = (
  chance: ReadonlyMap<number, number>,
  count: number,
): ReadonlyMap<number, number> => {
  const included = new Map([...chance.keys()].map((at) => [at, 0]));
  for (let drawn = 0; drawn < Math.min(count, chance.size); drawn += 1) {
    const left = [...chance].map(([at, share]) => share * (1 - (included.get(at) ?? 0)));
    const whole = left.reduce((sum, share) => sum + share, 0);
    if (whole === 0) break;
    [...chance.keys()].forEach((at, index) => {
      included.set(at, Math.min(1, (included.get(at) ?? 0) + (left[index] ?? 0) / whole));
    });
  }
  return included;
};
