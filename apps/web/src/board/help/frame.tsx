import type { ComponentChildren } from 'preact';
import { locale } from '../../lib/preferences.ts';
import { BoardLanguage } from '../direction.ts';
import styles from './frame.module.css';

/** A board in a picture, or one card of it: always as tall, whatever lies on it. */
export const BoardFrame = ({
  one = false,
  children,
}: {
  readonly one?: boolean;
  readonly children: ComponentChildren;
}) => (
  <BoardLanguage.Provider value={locale.value}>
    <div class={one ? styles.one : styles.frame}>{children}</div>
  </BoardLanguage.Provider>
);
