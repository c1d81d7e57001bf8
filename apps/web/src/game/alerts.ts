import { useEffect, useRef } from 'preact/hooks';
import { useGame } from '../lib/at-table.ts';
import { sound, vibration } from '../lib/preferences.ts';
import { type Chime, chime } from '../lib/sound.ts';
import { m } from '../paraglide/messages.js';
import { useExpectation } from './status.tsx';

/** What just happened, as a sound. */
const useHeard = (): { readonly key: string; readonly chime: Chime } => {
  const game = useGame();
  const turn = game.story.at(-1);
  if (game.phase === 'over') return { key: 'over', chime: 'end' };
  const guess = game.story.findLast(({ guesses }) => guesses.length > 0)?.guesses.at(-1);
  const count = game.story.reduce(
    (sum, { guesses, covers }) => sum + guesses.length + covers.length,
    0,
  );
  if (game.phase === 'guess' && turn?.guesses.length === 0) {
    return { key: `clue ${turn.turn}`, chime: 'clue' };
  }
  const owner = game.story.findLast(({ guesses }) => guesses.length > 0)?.team;
  return { key: `cover ${count}`, chime: guess?.identity === owner ? 'right' : 'wrong' };
};

const showIcon = (href: string): void => {
  document.querySelector('link[rel=icon]')?.setAttribute('href', href);
};

/** When it is you, the screen makes it unmistakable: title, a sound, a buzz. Each can be off. */
export const useAlerts = (): void => {
  const { text, isMine } = useExpectation();
  const { key, chime: heard } = useHeard();
  const first = useRef(true);
  useEffect(() => {
    document.title = isMine ? `● ${text}` : `${text} · ${m.app_name()}`;
  }, [text, isMine]);
  /** Apart from the title: a new icon costs a phone more than the whole board. */
  useEffect(() => showIcon(isMine ? '/icon-turn.svg' : '/icon.svg'), [isMine]);
  useEffect(
    () => () => {
      document.title = m.app_name();
      showIcon('/icon.svg');
    },
    [],
  );
  useEffect(() => {
    if (!first.current && sound.value) chime(heard);
  }, [key]);
  useEffect(() => {
    if (!first.current && isMine) {
      if (vibration.value) navigator.vibrate?.(80);
      if (sound.value) chime('yours');
    }
    first.current = false;
  }, [isMine]);
};
