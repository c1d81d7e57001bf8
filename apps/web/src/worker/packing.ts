/** So many letters at most are taken from the word before: one character says how many. */
const MOST_SHARED = 35;

const sharedWith = (before: string, word: string): number => {
  let shared = 0;
  while (shared < MOST_SHARED && shared < word.length && word[shared] === before[shared]) {
    shared += 1;
  }
  return shared;
};

/**
 * Words as a set, in half the bytes: in the order of letters, of each only what differs from the
 * one before. Of `abbey, abbot` it makes `0abbey`, `3ot`.
 */
export const pack = (words: readonly string[]): string => {
  let before = '';
  return [...new Set(words)]
    .sort()
    .map((word) => {
      const shared = sharedWith(before, word);
      before = word;
      return shared.toString(36) + word.slice(shared);
    })
    .join('\n');
};

export const unpack = (packed: string): readonly string[] => {
  let before = '';
  return packed.split('\n').map((line) => {
    before = before.slice(0, Number.parseInt(line.slice(0, 1), 36)) + line.slice(1);
    return before;
  });
};
