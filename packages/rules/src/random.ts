/** Chance, as a port: production draws from a CSPRNG, tests from a seed. */
export interface Random {
  /** A whole number from 0 up to, not including, `limit`; every one equally likely. */
  below(limit: number): number;
}

const WORD_RANGE = 2 ** 32;

/** Rejection sampling, so that no remainder is ever likelier than another. */
const fairly =
  (nextWord: () => number): Random['below'] =>
  (limit) => {
    if (!Number.isInteger(limit) || limit < 1 || limit > WORD_RANGE) {
      throw new RangeError(`a draw below ${limit} is not possible`);
    }
    const fair = WORD_RANGE - (WORD_RANGE % limit);
    let word = nextWord();
    while (word >= fair) word = nextWord();
    return word % limit;
  };

export const secureRandom = (): Random => {
  const words = new Uint32Array(64);
  let used = words.length;
  return {
    below: fairly(() => {
      if (used === words.length) {
        crypto.getRandomValues(words);
        used = 0;
      }
      const word = words[used] as number;
      used += 1;
      return word;
    }),
  };
};

/** sfc32: small, fast, and the same on every machine for the same seed. */
export const seededRandom = (seed: number): Random => {
  let a = seed | 0;
  let b = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0;
  let c = 0x243f6a88;
  let counter = 1;
  const nextWord = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 12; warmUp += 1) nextWord();
  return { below: fairly(nextWord) };
};

export const pick = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
};

/** Fisher–Yates on a copy. */
export const shuffled = <Item>(items: readonly Item[], random: Random): Item[] => {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    const kept = copy[last] as Item;
    copy[last] = copy[other] as Item;
    copy[other] = kept;
  }
  return copy;
};

const HEX = '0123456789abcdef';

/** `length` hexadecimal digits. */
export const randomHex = (length: number, random: Random): string => {
  let text = '';
  for (let index = 0; index < length; index += 1) text += HEX[random.below(16)];
  return text;
};
