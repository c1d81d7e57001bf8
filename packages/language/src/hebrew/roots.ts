/** What stands before a root in nouns and binyanim, and after it. Letters are folded. */
const PREFIXES = ['', 'מ', 'ת', 'ה', 'נ', 'הת', 'מת', 'ית', 'להת', 'ל', 'י', 'לה', 'מה'];
const SUFFIXES = ['', 'ה', 'ת', 'ימ', 'ות', 'ית', 'ונ', 'ני', 'נית', 'נות', 'יות', 'יימ', 'י', 'נ'];

/** השתפר, הסתדר, הצטלם, הזדקן: the first letter of the root has changed places with the ת. */
const metathesis = (word: string): string =>
  word
    .replace(/^(ל?[המי]|להי?)([שס])ת/u, '$1ת$2')
    .replace(/^(ל?[המי])צט/u, '$1תצ')
    .replace(/^(ל?[המי])זד/u, '$1תז');

const ROOT = 3;
const matres = /[וי]/gu;

/** Consonants of the middle, if there are three: vowel letters within are none. */
const rootIn = (core: string): string | undefined => {
  if (core.length < ROOT || core.length > ROOT + 2) return undefined;
  const bones = core.slice(0, 1) + core.slice(1, -1).replace(matres, '') + core.slice(-1);
  return bones.length === ROOT && !/[וי]$/u.test(bones) ? bones : undefined;
};

/** Three-letter roots that a word may be of. Patterns find more than there are: they only warn. */
export const rootsOf = (written: string): ReadonlySet<string> => {
  const roots = new Set<string>();
  for (const word of new Set([written, metathesis(written)])) {
    for (const prefix of PREFIXES) {
      if (!word.startsWith(prefix)) continue;
      for (const suffix of SUFFIXES) {
        if (!word.endsWith(suffix) || word.length - prefix.length - suffix.length < ROOT) continue;
        const root = rootIn(word.slice(prefix.length, word.length - suffix.length));
        if (root !== undefined) roots.add(root);
      }
    }
  }
  return roots;
};
