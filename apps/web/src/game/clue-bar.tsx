import type { Count } from '@remez/protocol/client';
import { useState } from 'preact/hooks';
import { useGame, useTable } from '../lib/at-table.ts';
import { useOpinion } from '../lib/referee.ts';
import { m } from '../paraglide/messages.js';
import { Button, IconButton } from '../ui/button.tsx';
import styles from './game.module.css';
import opinions from './opinion.module.css';
import { Opinion, useAgainst } from './opinion.tsx';

/** From the usual to the rare (C6, C17, C18). */
const COUNTS: readonly Count[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 'unlimited', 0];

export const countText = (count: Count): string => (count === 'unlimited' ? '∞' : String(count));

const countHelp = (count: Count): string => {
  if (count === 0) return m.count_zero_about();
  if (count === 'unlimited') return m.count_unlimited_about();
  return m.count_about({ count: count + 1 });
};

/** What was said: a word and a number, and nothing else (C5). */
export const ClueShown = () => {
  const game = useGame();
  const clue = game.story.at(-1)?.clue;
  if (clue === undefined) return null;
  return (
    <p class={styles.clue} data-testid="clue">
      <span class="visually-hidden">
        {m.the_clue({ word: clue.word, count: countText(clue.count) })}
      </span>
      <bdi aria-hidden="true" class={styles.clueWord}>
        {clue.word}
      </bdi>
      <b aria-hidden="true" class={styles.clueCount}>
        {countText(clue.count)}
      </b>
    </p>
  );
};

const QuietAnswer = () => {
  const game = useGame();
  if (game.question === undefined || game.can.ask === undefined) return null;
  const { word, answer } = game.question;
  const said = { pending: m.ask_pending, allowed: m.ask_allowed, refused: m.ask_refused }[answer];
  return (
    <p class={styles.note} role="status">
      {said({ word })}
    </p>
  );
};

export const GiveClue = () => {
  const { play, view } = useTable();
  const game = useGame();
  const [word, setWord] = useState('');
  const opinion = useOpinion(word, useAgainst(game.cards));
  const [count, setCount] = useState<Count>(2);
  const step = (by: number) => {
    const next = COUNTS[(COUNTS.indexOf(count) + by + COUNTS.length) % COUNTS.length];
    if (next !== undefined) setCount(next);
  };
  const empty = word.trim() === '';
  const objects = opinion !== undefined && opinion.verdict !== 'ok';
  /** L14 · whatever the other spymaster has approved is legal. */
  const approved = game.question?.answer === 'allowed' && game.question.word === word.trim();
  const blocked =
    opinion?.verdict === 'illegal' && view.settings.clues.referee === 'enforce' && !approved;
  return (
    <form
      class={styles.give}
      onSubmit={async (event) => {
        event.preventDefault();
        if (!empty && (await play({ kind: 'giveClue', word, count }))) setWord('');
      }}
    >
      <QuietAnswer />
      <div class={styles.giveRow}>
        <input
          class={styles.giveWord}
          data-testid="clue-word"
          aria-label={m.clue_word()}
          placeholder={m.clue_word()}
          value={word}
          maxLength={40}
          autocomplete="off"
          autocapitalize="off"
          enterkeyhint="send"
          onInput={(event) => setWord(event.currentTarget.value)}
        />
        <fieldset class={styles.stepper}>
          <legend class="visually-hidden">{m.clue_count()}</legend>
          <IconButton label={m.less()} data-testid="less" icon="minus" onClick={() => step(-1)} />
          <output class={styles.clueCount} aria-live="polite">
            {countText(count)}
          </output>
          <IconButton label={m.more()} data-testid="more" icon="plus" onClick={() => step(1)} />
        </fieldset>
      </div>
      <div class={opinions.place} role="status">
        {objects ? <Opinion verdict={opinion} clue={word.trim()} /> : null}
      </div>
      {!objects && <p class={styles.note}>{countHelp(count)}</p>}
      <div class={styles.giveRow}>
        {game.can.ask && (
          <Button
            icon="question"
            data-testid="ask"
            disabled={empty}
            onClick={() => play({ kind: 'ask', word })}
          >
            {m.ask_quietly()}
          </Button>
        )}
        <Button
          look="primary"
          type="submit"
          data-testid="give-clue"
          class={styles.grow}
          disabled={empty || blocked}
        >
          {blocked ? m.clue_blocked() : m.give_clue()}
        </Button>
      </div>
    </form>
  );
};
