const SHORTEST_TIMER = 15;
const LONGEST_TIMER = 3600;

export const isTimer = (seconds: unknown): seconds is number | null =>
  seconds === null ||
  (Number.isInteger(seconds) &&
    (seconds as number) >= SHORTEST_TIMER &&
    (seconds as number) <= LONGEST_TIMER);
