/** FNV-1a over the parts, stirred: the same number for the same words, on every machine. */
export const hashOf = (...parts: readonly (string | number)[]): number => {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    const text = String(part);
    for (let at = 0; at < text.length; at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    }
    hash = Math.imul(hash ^ 0x1f, 0x01000193);
  }
  return stirred(hash);
};

const stirred = (seed: number): number => {
  let hash = seed | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** A number in (0, 1) that follows from two numbers; cheap enough for inner loops. */
export const fraction = (seed: number, at: number): number =>
  (stirred(seed ^ Math.imul(at + 1, 0x9e3779b1)) + 0.5) / 4294967296;

/** Gumbel noise: adding it to utilities and taking the largest is Luce's choice. */
export const gumbel = (seed: number, at: number): number =>
  -Math.log(-Math.log(fraction(seed, at)));
