import { listed } from '../lib/listed.ts';
import {
  all,
  type CoachAbout,
  firstOf,
  type LessonStep,
  textOf,
  textsOf,
} from '../table/lesson/game-lesson.ts';

/** A board as its lessons speak of it. */
interface Board {
  readonly cards: readonly { readonly word: string }[];
}

const cardsOf = ({ game }: CoachAbout): Board['cards'] => ('cards' in game ? game.cards : []);

const cardSelector = (about: CoachAbout, word: string): string => {
  const card = cardsOf(about).findIndex((each) => each.word === word);
  return `[data-card="${card}"]:not([data-marked], [data-meant])`;
};

const shownCount = (): string => document.querySelector('form output')?.textContent ?? '';

/** First the cards that are meant, then the word, the number, and the button. */
const whereToClue = (about: CoachAbout): readonly Element[] => {
  const { step } = about;
  const [field] = all('[data-testid="clue-word"]');
  if (!(field instanceof HTMLInputElement)) return [];
  const isEmpty = field.value.trim() === '';
  const unmarked = textsOf(step, 'meant').map((word) => cardSelector(about, word));
  return firstOf(
    isEmpty && unmarked.length > 0 ? all(unmarked.join()) : [],
    isEmpty ? [field] : [],
    shownCount() === String(step.args.count) ? [] : all('[data-testid="more"]'),
    all('[data-testid="give-clue"]:not(:disabled), [data-testid="give-anyway"]'),
  );
};

/** A touch marks a card, and the button guesses it. */
export const whereOnBoard = (about: CoachAbout): readonly Element[] => {
  const { step } = about;
  switch (step.verb) {
    case 'clue':
      return whereToClue(about);
    case 'guess':
      return firstOf(
        all(cardSelector(about, textOf(step, 'word'))),
        all('[data-testid="guess"]:not(:disabled)'),
      );
    default:
      return all(`[data-testid="${step.verb}"]:not(:disabled)`);
  }
};

const lastClue = (before: readonly LessonStep[]): string => {
  const clue = before.findLast(({ verb }) => verb === 'clue');
  return clue === undefined ? '' : textOf(clue, 'word');
};

/** The words that a sentence of the coach may name. */
export const wordsOf = ({ step, before }: CoachAbout) => ({
  word: textOf(step, 'word'),
  /** The clue that is on the table. */
  clue: lastClue(before),
  /** What the scenario's own clue is meant for. */
  words: listed(textsOf(step, 'meant')),
});
