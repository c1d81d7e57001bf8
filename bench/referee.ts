import { seededRandom, shuffled } from '@remez/rules';
import { commonWords, packReferee } from '@remez/server/referee';
import { PACKS } from '@remez/words';
import { type Figure, measure } from './measure.ts';

const BOARDS = 40;
const BOARD = 25;
const CLUES = 3000;

const random = seededRandom(3);
const clues = commonWords('he').slice(0, CLUES);
const boards = Array.from({ length: BOARDS }, () =>
  shuffled([...PACKS['classic.he'].cards.flat(), ...PACKS['duet.he'].cards.flat()], random).slice(
    0,
    BOARD,
  ),
);

const judge = (clue: string, visible: readonly string[]) =>
  packReferee().verdict({
    clue,
    language: 'he',
    allow: ['compounds', 'places'],
    against: 'board',
    visible,
    covered: [],
  });

/** A verdict against 25 words; the aim is under a millisecond. */
export const refereeFigures = (): readonly Figure[] => [
  measure('Hebrew verdicts against 25 words', 1000, {
    prepare: () => shuffled(clues, random).slice(0, 200),
    run: (sample) => {
      for (const [at, clue] of sample.entries()) judge(clue, boards[at % BOARDS] ?? []);
      return sample.length;
    },
  }),
];

/** How often the commonest words are stopped or warned about on random boards. */
export const refereeCries = (): string => {
  const found = { ok: 0, warn: 0, illegal: 0 };
  for (const visible of boards) {
    for (const clue of clues) found[judge(clue, visible).verdict] += 1;
  }
  const share = (count: number) => `${((count / (BOARDS * CLUES)) * 100).toFixed(2)}%`;
  return `the ${CLUES} commonest words on ${BOARDS} random boards: illegal ${share(found.illegal)}, warned ${share(found.warn)}`;
};
