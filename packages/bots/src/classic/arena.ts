import { classic, PLAIN_OPTIONS, TEAMS, type View } from '@remez/rules/classic';
import { clueLines } from '../arena/clue-lines.ts';
import type { Format, Place, Tally } from '../arena/format.ts';

/** A loss counts as so many turns. */
const LOST = 25;

const tally = ({ story, starts, result }: View): Tally => {
  const given = story.filter(({ team, clue }) => team === starts && clue !== undefined);
  const found = given.flatMap(({ guesses }) =>
    guesses.filter(({ identity }) => identity === starts),
  );
  const won = result?.winner === starts;
  return {
    won,
    assassin: result?.why === 'assassin',
    turns: given.length,
    score: won ? given.length : LOST,
    clues: given.length,
    found: found.length,
  };
};

/** One team alone, the one that starts: the others pass. Turns are counted until its last word. */
export const arena: Format = {
  game: classic,
  about: 'Classic is one team alone against its turns.',
  options: (rules) => ({ ...PLAIN_OPTIONS, ...rules }),
  packs: (language) => [`classic.${language}`, `duet.${language}`],
  places: TEAMS.flatMap((team): readonly Place[] => [
    { who: `${team}.spymaster`, seats: [`${team}.spymaster`], part: 'spymaster' },
    { who: `${team}.operative`, seats: [`${team}.operative`], part: 'operative' },
  ]),
  duties: ['giveClue', 'answer', 'guess', 'rule', 'cover'],
  takesPart: ({ starts, team }: View, { who }) =>
    starts === team && who.startsWith(`${String(team)}.`),
  tally,
  means: { wordsPerClue: { of: 'found', among: 'clues' } },
  clues: (view: View) => clueLines(view),
};
