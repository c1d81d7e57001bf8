import { m } from '../messages/index.js';
import { Icon } from '../ui/icon.tsx';
import { holdsBreath } from '../ui/moments/queue.ts';
import shared from '../ui/shared.module.css';
import { clueText } from './clue-text.ts';
import styles from './so-far.module.css';
import type { ToldTurn } from './so-far.tsx';

/** While one can only wait: the clue before, and what came of it. */
export const LastTurn = ({ turns }: { readonly turns: readonly ToldTurn[] }) => {
  const last = turns.findLast(({ clue }) => clue !== undefined);
  if (last?.clue === undefined) {
    return (
      <p class={`${shared.note} ${styles.last}`} data-testid="last-turn">
        {m.wait_first_clue()}
      </p>
    );
  }
  /** What a card is, is not told here before it has turned on the board. */
  const guesses = holdsBreath() ? last.guesses.slice(0, -1) : last.guesses;
  return (
    <p class={`${shared.note} ${styles.last}`} data-testid="last-turn">
      {m.last_clue()} <b>{clueText(last.clue)}</b>
      <br />
      {guesses.map(({ word, isHit }) => (
        <span key={word} class={styles.guess} data-hit={isHit || undefined}>
          <bdi>{word}</bdi> <Icon name={isHit ? 'check' : 'close'} size={14} />
          <span class="visually-hidden">{isHit ? m.guess_hit() : m.guess_missed()}</span>
        </span>
      ))}
    </p>
  );
};
