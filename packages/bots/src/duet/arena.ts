import { duet, PLAIN_OPTIONS, type View } from '@remez/rules/duet';
import { clueLines } from '../arena/clue-lines.ts';
import type { Format, Tally } from '../arena/format.ts';

const tally = ({ result, story, found, suddenDeath }: View): Tally => ({
  won: result?.winner === 'all',
  assassin: result?.why === 'assassin',
  suddenDeath,
  turns: story.filter(({ clue }) => clue !== undefined).length,
  found,
});

export const arena: Format = {
  game: duet,
  about: 'In Duet the two are the sides.',
  options: (rules) => ({ ...PLAIN_OPTIONS, ...rules }),
  packs: (language) => [`classic.${language}`, `duet.${language}`],
  places: [
    { who: 'a', seats: ['a'], part: 'spymaster' },
    { who: 'b', seats: ['b'], part: 'operative' },
  ],
  duties: ['giveClue', 'guess', 'rule'],
  tally,
  clues: (view: View) => clueLines(view),
};
