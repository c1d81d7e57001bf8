import type { Count } from '@remez/protocol/client';
import { m } from '../messages/index.js';
import { countText } from './clue-said.tsx';
import styles from './side.module.css';

/** C23 · what was said so far is open to everyone. */
export const ClueList = ({
  turns,
}: {
  readonly turns: readonly {
    readonly turn: number;
    readonly clue?: { readonly word: string; readonly count: Count };
  }[];
}) => {
  const clues = turns.filter(({ clue }) => clue !== undefined);
  if (clues.length === 0) return null;
  return (
    <section>
      <h3>{m.clues()}</h3>
      <ol class={styles.clues}>
        {clues.map(({ turn, clue }) => (
          <li key={turn}>
            <bdi>{clue?.word}</bdi>: {clue && countText(clue.count)}
          </li>
        ))}
      </ol>
    </section>
  );
};
