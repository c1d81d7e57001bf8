import { readFileSync } from 'node:fs';
import { lookAt, type Thinker, understand } from '@remez/bots';
import type { Language } from '@remez/rules';

interface GoldBoard {
  readonly words: readonly string[];
  readonly clue: string;
  readonly meant: readonly string[];
}

const goldBoards = (language: Language): readonly GoldBoard[] =>
  readFileSync(new URL(`../gold/boards.${language}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, own = '', other = '', bystanders = '', assassin = '', clue = '', meant = ''] =
        line.split('\t');
      const words = [own, other, bystanders, assassin].flatMap((part) => part.split(','));
      return { words, clue, meant: meant.split(',') };
    });

export interface GoldFigures {
  readonly boards: number;
  /** The first guess is one of the meant words. */
  readonly first: number;
  /** Of clues for two: both are the first two guesses. */
  readonly bothOfTwo: number;
  /** Of clues for three: all are the first three guesses. */
  readonly allOfThree: number;
  /** Clues that the lexicon has as they are. */
  readonly known: number;
}

const share = (count: number, whole: number): number => (whole === 0 ? 0 : count / whole);

/** How well a guesser understands what good players said. */
export const measureGold = (language: Language, thinker: Thinker): GoldFigures => {
  const boards = goldBoards(language).map(({ words, clue, meant }) => {
    const { utilities, known } = understand(clue, lookAt(words, thinker), thinker);
    const order = [...words.keys()].sort(
      (one, two) => (utilities[two] ?? 0) - (utilities[one] ?? 0),
    );
    const guessed = order.slice(0, meant.length).map((at) => words[at] ?? '');
    const hits = guessed.filter((word) => meant.includes(word)).length;
    return { size: meant.length, first: meant.includes(guessed[0] ?? ''), hits, known };
  });
  const of = (size: number) => boards.filter((board) => board.size === size);
  const whole = (size: number) => of(size).filter(({ hits }) => hits === size).length;
  return {
    boards: boards.length,
    first: share(boards.filter(({ first }) => first).length, boards.length),
    bothOfTwo: share(whole(2), of(2).length),
    allOfThree: share(whole(3), of(3).length),
    known: share(boards.filter(({ known }) => known === 1).length, boards.length),
  };
};
