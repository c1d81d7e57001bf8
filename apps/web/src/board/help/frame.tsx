import type { ComponentChildren } from 'preact';
import { locale } from '../../lib/locale.ts';
import { type CardLayout, StillGrid } from '../grid.tsx';
import styles from './frame.module.css';

/** A board in a picture, or one card of it: always as tall, whatever lies on it. */
export const BoardFrame = ({
  words,
  draw,
}: {
  readonly words: readonly string[];
  readonly draw: (card: number, layout: CardLayout) => ComponentChildren;
}) => (
  <div class={words.length === 1 ? styles.one : styles.frame}>
    <StillGrid words={words} direction={locale.value === 'he' ? 'rtl' : 'ltr'} draw={draw} />
  </div>
);
