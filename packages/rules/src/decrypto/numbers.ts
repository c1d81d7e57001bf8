/** Digits in circles that no normal form knows; each row begins with its 1. */
const CIRCLED = [0x2776, 0x2780, 0x278a, 0x24f5];

/** The value of a digit of any script: the ten of each lie side by side, from its 0. */
const digitOf = (digit: string): number => {
  const point = digit.codePointAt(0) ?? 0;
  const row = CIRCLED.find((first) => point >= first && point < first + 9);
  if (row !== undefined) return point - row + 1;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1;
  return before % 10;
};

const DIGIT = /[\p{Nd}\u2776-\u277e\u2780-\u2788\u278a-\u2792\u24f5-\u24fd]/gu;
/** Thousands are one number; whatever else stands between digits parts them, or 1.2.4 would tell the code. */
const NUMBER = /(?<![\p{L}\p{N}])(?:\d{1,3}(?:,\d{3})+|\d+)(?![\p{L}\p{N}])/gu;

/** Numbers that stand alone, however they are drawn: 1 and 4 in "1-4", 1948 in 1948, nothing in 3D. */
export const numbersIn = (clue: string): readonly string[] =>
  clue
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(DIGIT, (digit) => String(digitOf(digit)))
    .match(NUMBER) ?? [];
