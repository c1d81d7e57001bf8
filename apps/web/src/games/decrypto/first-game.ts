import en from '../../../../../scenarios/lessons/decrypto-1.en.json' with { type: 'json' };
import he from '../../../../../scenarios/lessons/decrypto-1.he.json' with { type: 'json' };
import { listed } from '../../lib/listed.ts';
import { m } from '../../paraglide/messages.js';
import {
  all,
  type CoachAbout,
  firstOf,
  type GameLesson,
  textsOf,
} from '../../table/lesson/game-lesson.ts';

const isEmpty = (field: Element): boolean =>
  field instanceof HTMLInputElement && field.value.trim() === '';

/** X5, X7 · the card, then a clue for each digit; or our words, then a digit for each clue. */
const where = ({ step }: CoachAbout): readonly Element[] =>
  step.verb === 'transmit'
    ? firstOf(
        all('[data-testid="draw"]'),
        all('[data-testid="code-card"] input').filter(isEmpty),
        all('[data-testid="transmit"]:not(:disabled)'),
      )
    : firstOf(
        step.verb === 'decode' ? all('[data-testid="shield"]:not([data-open])') : [],
        all('[data-testid="answer"]:not(:disabled)'),
        all('[data-testid^="digit-"][aria-pressed="false"]'),
      );

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
    decode: () => m.lesson_decrypto_read(),
    theirs: () => m.lesson_decrypto_theirs(),
    encrypt: encrypting,
    sent: () => m.lesson_decrypto_sent(),
    listening: () => m.lesson_decrypto_listening(),
    intercept: () => m.lesson_decrypto_crack(),
    intercepted: () => m.lesson_decrypto_cracked(),
    staged: () => m.lesson_decrypto_staged(),
  },
  where,
};
