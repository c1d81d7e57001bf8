import { m } from '../messages/index.js';
import { useTable } from '../table/at-table.ts';
import { useSeries } from '../table/between/series.ts';
import { Icon } from '../ui/icon.tsx';
import { countText } from './clue-said.tsx';
import styles from './so-far.module.css';

export interface ToldTurn {
  readonly turn: number;
  /** Whose turn it was, for the colour of its edge. */
  readonly team: string;
  readonly clue: { readonly word: string; readonly count: number | 'unlimited' } | undefined;
  readonly guesses: readonly { readonly word: string; readonly isHit: boolean }[];
}

/** As much as a television holds without scrolling. */
const TURNS = 4;
const MESSAGES = 2;

/** Beside the board of a big screen: the clues so far and what came of them, and what is being said. */
export const SoFar = ({ turns }: { readonly turns: readonly ToldTurn[] }) => {
  const { view, nameOf } = useTable();
  const told = turns.filter(({ clue }) => clue !== undefined).slice(-TURNS);
  const talk = view.talk.slice(-MESSAGES);
  const series = useSeries();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <aside class={styles.soFar} aria-label={m.so_far()} data-testid="so-far" tabIndex={0}>
      <h2>
        {m.so_far()}
        {series !== undefined && <span data-testid="series"> · {series}</span>}
      </h2>
      {told.length === 0 && <p class={styles.soft}>{m.so_far_nothing()}</p>}
      <ol class={styles.turns}>
        {told.map(({ turn, team, clue, guesses }) => (
          <li key={turn} data-team={team}>
            <b>
              <bdi>{clue?.word}</bdi>: {clue && countText(clue.count)}
            </b>{' '}
            {guesses.map(({ word, isHit }) => (
              <span key={word} class={styles.guess} data-hit={isHit || undefined}>
                <bdi>{word}</bdi> <Icon name={isHit ? 'check' : 'close'} size={14} />
                <span class="visually-hidden">{isHit ? m.guess_hit() : m.guess_missed()}</span>
              </span>
            ))}
          </li>
        ))}
      </ol>
      {talk.length > 0 && (
        <ol class={styles.talk} aria-label={m.talk()}>
          {talk.map(({ number, team, member, text }) => (
            <li key={`${team} ${number}`}>
              <b>
                <bdi>{nameOf(member)}</bdi>
              </b>{' '}
              <span dir="auto">{text}</span>
            </li>
          ))}
        </ol>
      )}
    </aside>
  );
};
