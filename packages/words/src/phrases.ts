/** Phrases separated by commas or lines; a line that opens with # names their subject. */
export const parsePhrases = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(','))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
