import type { Count } from '@remez/protocol/client';
import { stripped } from '@remez/protocol/text';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useOpinion } from '../lib/referee.ts';
import { m } from '../paraglide/messages.js';
import { useGame, useTable } from '../table/at-table.ts';
import styles from '../table/game.module.css';
import { Button, IconButton } from '../ui/button.tsx';
import clues from './clue.module.css';
import opinions from './opinion.module.css';
import { type BoardWord, Opinion, useAgainst } from './opinion.tsx';

/** From the usual to the rare (C6, C17, C18). */
const COUNTS: readonly Count[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 'unlimited', 0];

export const countText = (count: Count): string => (count === 'unlimited' ? '∞' : String(count));

const countHelp = (count: Count): string => {
  if (count === 0) return m.count_zero_about();
  if (count === 'unlimited') return m.count_unlimited_about();
  return m.count_about({ count: count + 1 });
};

/** What was said: a word and a number, and nothing else (C5). */
export const ClueSaid = ({
  clue,
}: {
  readonly clue: { readonly word: string; readonly count: Count } | undefined;
}) => {
  if (clue === undefined) return null;
  return (
    <p class={clues.clue} data-testid="clue">
      <span class="visually-hidden">
        {m.the_clue({ word: clue.word, count: countText(clue.count) })}
      </span>
      <bdi aria-hidden="true" class={clues.word}>
        {clue.word}
      </bdi>
      <b aria-hidden="true" class={clues.count}>
        {countText(clue.count)}
      </b>
    </p>
  );
};

export const ClueShown = () => <ClueSaid clue={useGame().story.at(-1)?.clue} />;

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

interface ClueFormProps {
  readonly counts: readonly Count[];
  readonly about: (count: Count) => string;
  /** The board, as far as it limits clues. */
  readonly cards: readonly BoardWord[];
  readonly canAsk?: boolean;
  /** L14 · what the other spymaster has approved is legal, whatever the referee thinks. */
  readonly approved?: string | undefined;
  readonly note?: ComponentChildren;
}

/** A word and a number. Where it may be asked about first, `note` says what came of it. */
export const ClueForm = ({
  counts,
  about,
  cards,
  canAsk = false,
  approved,
  note,
}: ClueFormProps) => {
  const { play, view } = useTable();
  const [word, setWord] = useState('');
  const opinion = useOpinion(word, useAgainst(cards));
  const [count, setCount] = useState<Count>(2);
  const step = (by: number) => {
    const next = counts[(counts.indexOf(count) + by + counts.length) % counts.length];
    if (next !== undefined) setCount(next);
  };
  /** Keyboards and pasted text bring marks that nobody sees. */
  const said = stripped(word);
  const empty = said === '';
  const objects = opinion !== undefined && opinion.verdict !== 'ok';
  const isEnforced = view.settings.clues.referee === 'enforce' && approved !== said;
  const blocked = opinion?.verdict === 'illegal' && isEnforced;
  return (
    <form
      class={clues.give}
      onSubmit={async (event) => {
        event.preventDefault();
        if (!empty && (await play({ kind: 'giveClue', word: said, count }))) setWord('');
      }}
    >
      {note}
      <div class={`${styles.buttons} ${clues.row}`}>
        <input
          class={clues.field}
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
        <fieldset class={clues.stepper}>
          <legend class="visually-hidden">{m.clue_count()}</legend>
          <IconButton label={m.less()} data-testid="less" icon="minus" onClick={() => step(-1)} />
          <output class={clues.count} aria-live="polite">
            {countText(count)}
          </output>
          <IconButton label={m.more()} data-testid="more" icon="plus" onClick={() => step(1)} />
        </fieldset>
      </div>
      <div class={opinions.place} role="status">
        {objects ? <Opinion verdict={opinion} clue={said} /> : null}
      </div>
      {!objects && <p class={styles.note}>{about(count)}</p>}
      <div class={styles.buttons}>
        {canAsk && (
          <Button
            icon="question"
            data-testid="ask"
            disabled={empty}
            onClick={() => play({ kind: 'ask', word: said })}
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

export const GiveClue = () => {
  const { cards, can, question } = useGame();
  return (
    <ClueForm
      counts={COUNTS}
      about={countHelp}
      cards={cards.map(({ word, covered }) => ({ word, covered: covered !== undefined }))}
      canAsk={can.ask === true}
      approved={question?.answer === 'allowed' ? question.word : undefined}
      note={<QuietAnswer />}
    />
  );
};
