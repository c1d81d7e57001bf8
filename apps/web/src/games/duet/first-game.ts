import en from '../../../../../scenarios/lessons/duet-1.en.json' with { type: 'json' };
import he from '../../../../../scenarios/lessons/duet-1.he.json' with { type: 'json' };
import { whereOnBoard, wordsOf } from '../../board/first-game.ts';
import { m } from '../../messages/index.js';
import { type GameLesson, textOf } from '../../table/lesson/game-lesson.ts';

export const lesson: GameLesson = {
  settings: {},
  chapters: [
    {
      id: 'first',
      title: m.lesson_duet_first,
      done: m.lesson_duet_first_done,
      scenarios: { he, en },
    },
  ],
  coach: {
    begin: () => m.lesson_duet_begin(),
    firstGuess: (about) => m.lesson_duet_first_guess(wordsOf(about)),
    secondGuess: (about) => m.lesson_duet_second_guess(wordsOf(about)),
    stop: () => m.lesson_duet_stop(),
    myClue: (about) =>
      m.lesson_duet_my_clue({
        words: wordsOf(about).words,
        example: textOf(about.step, 'word'),
      }),
    watch: () => m.lesson_duet_watch(),
    partnerClue: () => m.lesson_duet_partner_clue(),
    thirdGuess: (about) => m.lesson_duet_third_guess(wordsOf(about)),
    tempting: (about) => m.lesson_duet_tempting(wordsOf(about)),
  },
  where: whereOnBoard,
};
