import { PLAIN_CLUE_RULES } from '@remez/rules';
import { lenientJudge } from '@remez/rules/testing';
import { type Lexicon, parseLines } from '../mind/index.ts';
import type { Self, Table } from '../player.ts';
import { CHARACTERS, type Temperament } from '../temperament.ts';
import { makeThinker } from '../thinker.ts';

/** Cards word0 to word24 with a few clues: each clue and the numbers of the cards that it is about. */
const CLUES: { readonly [clue: string]: readonly number[] } = {
  sea: [0, 1],
  forest: [2, 3, 24],
  kitchen: [4, 9],
  sky: [5, 6, 7],
  gold: [8],
  war: [24, 10],
  music: [11, 12],
  winter: [13, 14, 15],
  school: [16, 17],
  market: [18, 19, 20],
  road: [21, 22, 23],
};

/** What else a card makes people think of, and no other card does: most of what a line holds. */
const othersOf = (card: number): string =>
  Array.from({ length: 20 }, (_, at) => `other${card}x${at}`).join(' ');

const cardLine = (card: number): string => {
  const clues = Object.keys(CLUES).filter((clue) => CLUES[clue]?.includes(card));
  return `word${card} | ${clues.join(' ')} | ${othersOf(card)}`;
};

const SMALL_LEXICON: Lexicon = {
  cards: parseLines(Array.from({ length: 25 }, (_, card) => cardLine(card)).join('\n')),
  clues: parseLines(
    Object.entries(CLUES)
      .map(([clue, cards]) => `${clue} | ${cards.map((card) => `word${card}`).join(' ')}`)
      .join('\n'),
  ),
};

const whoKnows = (lexicon: Lexicon, temperament: Temperament): Self => ({
  thinker: makeThinker(lexicon),
  character: CHARACTERS[temperament],
  judge: lenientJudge,
});

/** Someone who knows nothing but these few words. */
export const someone = (temperament: Temperament = 'balanced'): Self =>
  whoKnows(SMALL_LEXICON, temperament);

/**
 * Cards word0 to word24 once more. `night` says most of word0, of which much else can be said as
 * well; of word1 hardly anything. `dawn` says word3, and word4 rather than word5, because word4 is
 * like word3; but there is more than one better clue for those two.
 */
const UNSAID_LINES: { readonly [card: number]: string } = {
  0: `word0 | ${othersOf(0)} | night`,
  1: `word1 | | night | ${othersOf(1)}`,
  3: `word3 | dawn sun light | ${othersOf(3)}`,
  4: `word4 | sun light | ${othersOf(4)}`,
  5: `word5 | | dawn ${othersOf(5)}`,
};

const UNSAID_LEXICON: Lexicon = {
  cards: parseLines(
    Array.from({ length: 25 }, (_, card) => UNSAID_LINES[card] ?? cardLine(card)).join('\n'),
  ),
  clues: parseLines(
    ['night | | word0 | word1', 'dawn | word3', 'sun | word3 word4', 'light | word3 word4'].join(
      '\n',
    ),
  ),
};

/** Someone who knows better clues than were given. */
export const someoneWhoHears = (): Self => whoKnows(UNSAID_LEXICON, 'balanced');

export const seatedAt = <Seat extends string>(seat: Seat, seed = 1): Table<Seat> => ({
  seats: [seat],
  who: seat,
  rules: { ...PLAIN_CLUE_RULES, language: 'en' },
  people: [],
  seed,
});
