import type { ComponentChildren } from 'preact';
import { m } from '../messages/index.js';
import clues from './clue.module.css';

type Count = number | 'unlimited';

export const countText = (count: Count): string => (count === 'unlimited' ? '∞' : String(count));

/** What was said: a word and a number, and nothing else (C5). */
export const ClueSaid = ({
  clue,
  children,
}: {
  readonly clue: { readonly word: string; readonly count: Count } | undefined;
  /** What may be done about it, beside it. */
  readonly children?: ComponentChildren;
}) => {
  if (clue === undefined) return null;
  const said = (
    <p class={clues.clue} data-testid="clue">
      <span class="visually-hidden">
        {m.the_clue({ word: clue.word, count: countText(clue.count) })}
      </span>
      <bdi aria-hidden="true" class={clues.word} data-long={clue.word.length > 9 || undefined}>
        {clue.word}
      </bdi>
      <b aria-hidden="true" class={clues.count}>
        {countText(clue.count)}
      </b>
    </p>
  );
  return children ? (
    <div class={clues.said}>
      {said}
      {children}
    </div>
  ) : (
    said
  );
};
