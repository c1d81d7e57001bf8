import { m } from '../messages/index.js';

/** From so many percent on, what is said of it; below all of them it was a hope. */
const STEPS: readonly (readonly [least: number, text: () => string])[] = [
  [80, m.sure_very],
  [60, m.sure_quite],
  [40, m.sure_half],
];

/** How sure someone was of a clue, as it is told when all is over. */
export const sureText = (percent: number): string => {
  const text = STEPS.find(([least]) => percent >= least)?.[1] ?? m.sure_hope;
  return m.sure_told({ how: text(), percent });
};
