import { fraction, hashOf } from './chance.ts';
import type { Lexicon, Line } from './mind/index.ts';

/** How much of the lexicon each of two people knows in cross-play. */
export const KEPT = 0.7;

const kept = (line: Line, direction: string, seed: number, share: number): Line => ({
  word: line.word,
  associated: line.associated.filter(
    ({ word }) => fraction(hashOf(direction, line.word, word), seed) < share,
  ),
});

/** Someone who knows only a part of the lexicon, each association or not by chance of their own. */
export const partOf = ({ cards, clues }: Lexicon, seed: number, share = KEPT): Lexicon => ({
  cards: cards.map((line) => kept(line, 'card', seed, share)),
  clues: clues.map((line) => kept(line, 'clue', seed, share)),
});
