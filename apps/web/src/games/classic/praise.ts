import { m } from '../../messages/index.js';

/** C27 · each score has its own line. */
const LINES = [
  m.praise_1,
  m.praise_2,
  m.praise_3,
  m.praise_4,
  m.praise_5,
  m.praise_6,
  m.praise_7,
  m.praise_8,
];

export const praiseFor = (score: number | undefined): string | undefined =>
  score === undefined ? undefined : LINES[score - 1]?.();
