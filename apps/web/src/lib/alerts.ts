import { useEffect, useRef } from 'preact/hooks';
import { m } from '../messages/index.js';
import { sound, vibration } from './preferences.ts';
import { chime } from './sound.ts';

const showIcon = (href: string): void => {
  document.querySelector('link[rel=icon]')?.setAttribute('href', href);
};

export interface Expectation {
  readonly text: string;
  readonly isMine: boolean;
  /** Members that the game waits for, in groups: of each anyone would do. */
  readonly waitsFor?: readonly (readonly string[])[];
}

/** When it is you, the screen makes it unmistakable: title, a sound, a buzz. Each can be off. */
export const useAlerts = ({ text, isMine }: Expectation): void => {
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
    if (!first.current && isMine) {
      if (vibration.value) navigator.vibrate?.(80);
      if (sound.value) chime('yours');
    }
    first.current = false;
  }, [isMine]);
};
