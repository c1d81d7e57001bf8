import { readFileSync } from 'node:fs';
import { lookAt, meantBy, type Thinker, understand } from '@remez/bots';
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

/** Nine of twenty-five are one's own. */
const OWN = 9 / 25;

/** The guesses that the clue's number allows, one after another, each in the light of those that were right. */
const guessesAt = ({ words, clue, meant }: GoldBoard, thinker: Thinker) => {
  const spread = lookAt(words, thinker);
  const { utilities, known } = understand(clue, spread, thinker);
  const found: number[] = [];
  let open = [...words.keys()];
  const guessed: string[] = [];
  while (guessed.length < meant.length) {
    const left = meant.length - found.length;
    const heard = { utilities, known, left, found, open, prior: () => OWN };
    const chances = meantBy(heard, spread, thinker);
    const best = open.reduce((top, at) =>
      (chances.get(at) ?? 0) > (chances.get(top) ?? 0) ? at : top,
    );
    const word = words[best] ?? '';
    guessed.push(word);
    open = open.filter((at) => at !== best);
    if (meant.includes(word)) found.push(best);
  }
  return { guessed, known };
};

/** How well a guesser understands what good players said. */
export const measureGold = (language: Language, thinker: Thinker): GoldFigures => {
  const boards = goldBoards(language).map((board) => {
    const { meant } = board;
    const { guessed, known } = guessesAt(board, thinker);
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
