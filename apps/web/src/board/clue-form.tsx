import { LONGEST_CLUE } from '@remez/protocol/limits';
import { stripped } from '@remez/protocol/text';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useOpinion } from '../lib/referee.ts';
import { m } from '../paraglide/messages.js';
import { useTable } from '../table/at-table.ts';
import { Button, IconButton } from '../ui/button.tsx';
import shared from '../ui/shared.module.css';
import clues from './clue.module.css';
import { countText } from './clue-said.tsx';
import opinions from './opinion.module.css';
import { type BoardWord, Opinion, useAgainst } from './opinion.tsx';

interface ClueFormProps<Count extends number | 'unlimited'> {
  readonly counts: readonly Count[];
  readonly about: (count: Count) => string;
  /** The board, as far as it limits clues. */
  readonly cards: readonly BoardWord[];
  /** True when it was given, and the field is free for the next. */
  readonly onGive: (clue: { readonly word: string; readonly count: Count }) => Promise<boolean>;
  /** Where it may be asked about first. */
  readonly onAsk?: ((word: string) => void) | undefined;
  /** L14 · what the other spymaster has approved is legal, whatever the referee thinks. */
  readonly approved?: string | undefined;
  readonly note?: ComponentChildren;
}

/** A word and a number. Where it may be asked about first, `note` says what came of it. */
export const ClueForm = <Count extends number | 'unlimited'>({
  counts,
  about,
  cards,
  onGive,
  onAsk,
  approved,
  note,
}: ClueFormProps<Count>) => {
  const { view } = useTable();
  const [word, setWord] = useState('');
  const opinion = useOpinion(word, useAgainst(cards));
  /** The second is the most usual one. */
  const [count, setCount] = useState(counts[1] as Count);
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
        if (!empty && (await onGive({ word: said, count }))) setWord('');
      }}
    >
      {note}
      <div class={`${shared.buttons} ${clues.row}`}>
        <input
          class={clues.field}
          data-testid="clue-word"
          aria-label={m.clue_word()}
          placeholder={m.clue_word()}
          value={word}
          maxLength={LONGEST_CLUE}
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
      {!objects && <p class={shared.note}>{about(count)}</p>}
      <div class={shared.buttons}>
        {onAsk && (
          <Button icon="question" data-testid="ask" disabled={empty} onClick={() => onAsk(said)}>
            {m.ask_quietly()}
          </Button>
        )}
        <Button
          look="primary"
          type="submit"
          data-testid="give-clue"
          class={shared.grow}
          disabled={empty || blocked}
        >
          {blocked ? m.clue_blocked() : m.give_clue()}
        </Button>
      </div>
    </form>
  );
};
