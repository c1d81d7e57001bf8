import en from '../../../../../scenarios/lessons/decrypto-1.en.json' with { type: 'json' };
import he from '../../../../../scenarios/lessons/decrypto-1.he.json' with { type: 'json' };
import { listed } from '../../lib/listed.ts';
import { m } from '../../messages/index.js';
import {
  all,
  type CoachAbout,
  firstOf,
  type GameLesson,
  type LessonStep,
  textOf,
  textsOf,
} from '../../table/lesson/game-lesson.ts';

const isEmpty = (field: Element): boolean =>
  field instanceof HTMLInputElement && field.value.trim() === '';

/** X7, X9 · the first place at which three digits that were laid are not the code. */
const wrongPlace = ({ step, game }: CoachAbout): number | undefined => {
  const code = textOf(step, 'code');
  if (game.game !== 'decrypto') return undefined;
  const laid = game.deliberation?.proposals.map(({ digits }) => digits) ?? [];
  for (const digits of laid) {
    const place = digits.findIndex((digit, nth) => String(digit) !== code[nth]);
    if (place >= 0 && !digits.includes(null)) return place;
  }
  return undefined;
};

/** Where a digit is free to be laid, where one is to be taken away, or the answer as soon as the team agrees. */
const whereToAnswer = (about: CoachAbout): readonly Element[] => {
  const wrong = wrongPlace(about);
  const isWhole = all('[data-testid^="slot-"]:not([data-digit])').length === 0;
  if (!isWhole) return all('[data-testid^="digit-"][aria-pressed="false"]');
  return all(
    wrong === undefined ? '[data-testid="answer"]:not(:disabled)' : `[data-testid="slot-${wrong}"]`,
  );
};

/** X5, X7 · the card, then a clue for each digit; or our words, then a digit for each clue. */
const where = (about: CoachAbout): readonly Element[] =>
  about.step.verb === 'transmit'
    ? firstOf(
        all('[data-testid="draw"]'),
        all('[data-testid="code-card"] input').filter(isEmpty),
        all('[data-testid="transmit"]:not(:disabled)'),
      )
    : firstOf(
        about.step.verb === 'decode' ? all('[data-testid="shield"]:not([data-open])') : [],
        whereToAnswer(about),
      );

const teamOf = ({ by }: LessonStep): string | undefined => by.split('.')[0];

/** The clues that are on the table: one's own team's are decoded, the others' intercepted. */
const cluesFor = ({ step, before }: CoachAbout): readonly string[] => {
  const sent = before.findLast(
    (each) =>
      each.verb === 'transmit' && (teamOf(each) === teamOf(step)) === (step.verb === 'decode'),
  );
  return sent === undefined ? [] : textsOf(sent, 'clues');
};

/** Whoever has laid another code hears where it goes astray: nobody is left to guess what is wanted. */
const answering =
  (text: () => string) =>
  (about: CoachAbout): string => {
    const wrong = wrongPlace(about);
    if (wrong === undefined) return text();
    return m.lesson_decrypto_not_yet({
      clue: cluesFor(about)[wrong] ?? '',
      digit: textOf(about.step, 'code')[wrong] ?? '',
    });
  };

/** X5 · first a card is drawn, then it is written. */
const encrypting = ({ step, game }: CoachAbout): string =>
  game.game === 'decrypto' && game.card !== undefined
    ? m.lesson_decrypto_write({ ideas: listed(textsOf(step, 'clues')) })
    : m.lesson_decrypto_draw();

export const lesson: GameLesson = {
  settings: { mode: 'teams', hourglass: null },
  chapters: [
    {
      id: 'first',
      title: m.lesson_decrypto_first,
      done: m.lesson_decrypto_first_done,
      scenarios: { he, en },
    },
  ],
  coach: {
    begin: () => m.lesson_decrypto_begin(),
    decode: answering(m.lesson_decrypto_read),
    theirs: () => m.lesson_decrypto_theirs(),
    encrypt: encrypting,
    sent: () => m.lesson_decrypto_sent(),
    listening: () => m.lesson_decrypto_listening(),
    intercept: answering(m.lesson_decrypto_crack),
    intercepted: () => m.lesson_decrypto_cracked(),
    staged: () => m.lesson_decrypto_staged(),
  },
  where,
};
