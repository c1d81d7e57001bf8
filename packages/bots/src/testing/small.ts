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

/** Someone who knows nothing but these few words. */
export const someone = (temperament: Temperament = 'balanced'): Self => ({
  thinker: makeThinker(SMALL_LEXICON),
  character: CHARACTERS[temperament],
  judge: lenientJudge,
});

export const seatedAt = <Seat extends string>(seat: Seat, seed = 1): Table<Seat> => ({
  seats: [seat],
  who: seat,
  rules: { ...PLAIN_CLUE_RULES, language: 'en' },
  people: [],
  seed,
});
