import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { remember, remembered } from '../../lib/storage.ts';
import { m } from '../../messages/index.js';
import { useGame } from './at-game.ts';
import { type Term, Terms } from './glossary.tsx';
import styles from './lesson.module.css';
import type { Game } from './view.ts';

const PLAYED = 'decrypto.played';

/** Whether whoever looks at this screen plays the game for the first time. */
export const FirstGame = createContext(false);

/** Until a match was seen to its end in this browser; then not from the next one on. */
export const useIsFirstGame = ({ phase }: Game): boolean => {
  const [isFirst] = useState(() => remembered(PLAYED) === null);
  useEffect(() => {
    if (phase === 'over') remember(PLAYED, 'yes');
  }, [phase]);
  return isFirst;
};

/** What is done in a phase, and why; with the words that one meets in it. */
type LessonText = readonly [text: () => string, ...terms: readonly Term[]];

const whileWriting = ({ can, card }: Game): LessonText => {
  if (can.draw) return [m.decrypto_lesson_draw, 'keyword'];
  return can.transmit && card?.clues === undefined
    ? [m.decrypto_lesson_write, 'keyword', 'transmission']
    : [m.decrypto_lesson_wait, 'keyword', 'transmission'];
};

const whileAnswering = ({ can, side, team, encrypting, answers }: Game): LessonText => {
  if (can.propose === 'decode') return [m.decrypto_lesson_decode, 'keyword', 'miscommunication'];
  if (can.propose === 'intercept') {
    return [m.decrypto_lesson_intercept, 'keyword', 'interception'];
  }
  if (side === team) {
    return encrypting
      ? [m.decrypto_lesson_silence, 'miscommunication']
      : [m.decrypto_lesson_decoded, 'interception', 'miscommunication'];
  }
  return answers?.intercept === undefined
    ? [m.decrypto_lesson_listen, 'transmission', 'interception']
    : [m.decrypto_lesson_intercepted, 'interception', 'miscommunication'];
};

const lessonIn = (game: Game): LessonText | null => {
  switch (game.phase) {
    case 'write':
      return whileWriting(game);
    case 'answer':
      return whileAnswering(game);
    case 'ruling':
      return [m.decrypto_lesson_ruling, 'transmission'];
    case 'name':
      return [m.decrypto_lesson_name, 'keyword'];
    case 'over':
      return null;
  }
};

/** In a first game: what is done in this phase, and why, in one line. */
export const Lesson = () => {
  const game = useGame();
  const isFirst = useContext(FirstGame);
  const lesson = game.side === undefined ? null : lessonIn(game);
  if (!isFirst || lesson === null) return null;
  const [text, ...terms] = lesson;
  return (
    <aside class={styles.lesson} data-testid="lesson" aria-label={m.decrypto_lesson()}>
      <p>{text()}</p>
      <Terms terms={terms} />
    </aside>
  );
};
