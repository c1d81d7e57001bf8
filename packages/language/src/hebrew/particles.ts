/** ו ה ב כ ל מ ש in the orders in which they come before a word. */
const PARTICLES = /^(?:ו?(?:כש|מש|לכש|ש)?(?:[בכל]|מ)?ה?|ו?(?:כש|מש|לכש|ש)?[בכלמ]?)$/u;

/** Most letters that particles take: ולכשבה. */
const MOST = 5;

/** What remains must still be a word: two letters at least. */
const LEAST = 2;

export interface Unprefixed {
  readonly particles: string;
  readonly rest: string;
}

/** Every way to read the beginning of a word as particles, the whole word first. */
export const unprefixed = (word: string): readonly Unprefixed[] => {
  const readings: Unprefixed[] = [{ particles: '', rest: word }];
  for (let length = 1; length <= MOST && word.length - length >= LEAST; length += 1) {
    const particles = word.slice(0, length);
    if (PARTICLES.test(particles)) readings.push({ particles, rest: word.slice(length) });
  }
  return readings;
};
