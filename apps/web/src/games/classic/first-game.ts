import guessingEn from '../../../../../scenarios/lessons/classic-1.en.json' with { type: 'json' };
import guessingHe from '../../../../../scenarios/lessons/classic-1.he.json' with { type: 'json' };
import cluesEn from '../../../../../scenarios/lessons/classic-2.en.json' with { type: 'json' };
import cluesHe from '../../../../../scenarios/lessons/classic-2.he.json' with { type: 'json' };
import { whereOnBoard, wordsOf } from '../../board/first-game.ts';
import { m } from '../../messages/index.js';
import { type CoachAbout, type GameLesson, textOf } from '../../table/lesson/game-lesson.ts';

/** C3 · the word to keep away from, for whoever sees the key. */
const assassinIn = ({ game }: CoachAbout): string =>
  game.game === 'classic' ? (game.cards.find(({ key }) => key === 'assassin')?.word ?? '') : '';

const clueAbout = (about: CoachAbout) => ({
  words: wordsOf(about).words,
  example: textOf(about.step, 'word'),
  assassin: assassinIn(about),
});

/** First one guesses, then one has the key. */
export const lesson: GameLesson = {
  settings: { mode: 'teams' },
  chapters: [
    {
      id: 'guessing',
      title: m.lesson_classic_guessing,
      done: m.lesson_classic_guessing_done,
      scenarios: { he: guessingHe, en: guessingEn },
    },
    {
      id: 'clues',
      title: m.lesson_classic_clues,
      done: m.lesson_classic_clues_done,
      scenarios: { he: cluesHe, en: cluesEn },
    },
  ],
  coach: {
    begin: () => m.lesson_classic_begin(),
    firstGuess: (about) => m.lesson_classic_first_guess(wordsOf(about)),
    secondGuess: (about) => m.lesson_classic_second_guess(wordsOf(about)),
    oneMore: () => m.lesson_classic_one_more(),
    theirTurn: () => m.lesson_classic_their_turn(),
    ourClue: () => m.lesson_classic_our_clue(),
    musicGuess: (about) => m.lesson_classic_surest(wordsOf(about)),
    tempting: (about) => m.lesson_classic_tempting(wordsOf(about)),
    bystander: (about) => m.lesson_classic_bystander(wordsOf(about)),
    zero: (about) => m.lesson_classic_zero(wordsOf(about)),
    zeroStop: (about) => m.lesson_classic_zero_stop(wordsOf(about)),
    unlimited: (about) => m.lesson_classic_unlimited(wordsOf(about)),
    goOn: (about) => m.lesson_classic_go_on(wordsOf(about)),
    last: (about) => m.lesson_classic_last(wordsOf(about)),
    firstClue: (about) => m.lesson_classic_first_clue(clueAbout(about)),
    watch: () => m.lesson_classic_watch(),
    straightFace: () => m.lesson_classic_straight_face(),
    threeClue: (about) => m.lesson_classic_three_clue(clueAbout(about)),
  },
  where: whereOnBoard,
};
