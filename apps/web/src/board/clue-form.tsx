import { LONGEST_CLUE } from '@remez/protocol/limits';
import { stripped } from '@remez/protocol/text';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Opinion as Judged, opinionNow, useOpinion } from '../lib/referee.ts';
import { m } from '../messages/index.js';
import { useTable } from '../table/at-table.ts';
import { HelpLink } from '../table/help.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import shared from '../ui/shared.module.css';
import clues from './clue.module.css';
import { useClueDraft } from './clue-draft.ts';
import { countText } from './clue-said.tsx';
import opinions from './opinion.module.css';
import { type BoardWord, Opinion, useAgainst } from './opinion.tsx';

interface ClueFormProps<Count extends number | 'unlimited'> {
  readonly counts: readonly Count[];
  readonly about: (count: Count) => string;
  /** The board, as far as it limits clues. */
  readonly cards: readonly BoardWord[];
  /** True when it was given, and the field is free for the next. */
  readonly onGive: (clue: {
    readonly word: string;
    readonly count: Count;
    readonly meant: readonly number[];
  }) => Promise<boolean>;
  /** Cards that may be meant. */
  readonly markable: readonly number[] | undefined;
  /** Where it may be asked about first. */
  readonly onAsk?: ((word: string) => void) | undefined;
  /** L14 · what the other spymaster has approved is legal, whatever the referee thinks. */
  readonly approved?: readonly string[] | undefined;
  readonly note?: ComponentChildren;
}

const NONE: readonly string[] = [];

/** What stands between a clue and the table: nothing, one more act, a question, or all of it. */
type Barrier = 'none' | 'sure' | 'ask' | 'blocked';

const barrierOf = (
  judged: Judged | undefined,
  { isEnforced, mayAsk }: { readonly isEnforced: boolean; readonly mayAsk: boolean },
): Barrier => {
  if (judged === undefined || judged.isApproved) return 'none';
  const { verdict, rule } = judged.verdict;
  if (verdict === 'illegal') return isEnforced ? 'blocked' : 'sure';
  return verdict === 'warn' && rule === 'L11' && isEnforced && mayAsk ? 'ask' : 'none';
};

/** The two rare numbers are asked about most; with any other, what may be said. */
const HelpAbout = ({ count }: { readonly count: number | 'unlimited' }) => {
  if (count === 0) return <HelpLink to="zero">{m.help_zero()}</HelpLink>;
  if (count === 'unlimited') return <HelpLink to="unlimited">{m.help_unlimited()}</HelpLink>;
  return <HelpLink to="legal">{m.help_legal()}</HelpLink>;
};

/** A word and a number. Where it may be asked about first, `note` says what came of it. */
export const ClueForm = <Count extends number | 'unlimited'>({
  counts,
  about,
  cards,
  onGive,
  markable = [],
  onAsk,
  approved = NONE,
  note,
}: ClueFormProps<Count>) => {
  const { view } = useTable();
  const field = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLDivElement>(null);
  const { draft, change, clear } = useClueDraft();
  const { word } = draft;
  const meant = draft.meant.filter((card) => markable.includes(card));
  /** The clue that was sent off although it is not legal; a second act sends it. */
  const [doubted, setDoubted] = useState<string>();
  const [busy, setBusy] = useState(false);
  const against = useAgainst(cards, approved);
  const judged = useOpinion(word, against);
  /** The second is the most usual one. */
  const usual = counts[1] as Count;
  const count = counts.find((each) => each === draft.count) ?? usual;
  const step = (by: number) => {
    const next = counts[(counts.indexOf(count) + by + counts.length) % counts.length];
    if (next !== undefined) change({ count: next });
  };
  /** Keyboards and pasted text bring marks that nobody sees. */
  const said = stripped(word);
  const empty = said === '';
  const objects = judged !== undefined && judged.verdict.verdict !== 'ok';
  const room = {
    isEnforced: view.settings.clues.referee === 'enforce',
    mayAsk: onAsk !== undefined,
  };
  const barrier = barrierOf(judged, room);
  const blocked = barrier === 'blocked' || barrier === 'ask';
  const asksAgain = doubted === said && barrier === 'sure';

  /** Where the pressed button was there is another: a keyboard goes on at the harmless one. */
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (asksAgain && isLost) (again.current?.lastElementChild as HTMLElement | null)?.focus();
  }, [asksAgain]);

  const give = async () => {
    setBusy(true);
    if (await onGive({ word: said, count, meant })) {
      clear();
      setDoubted(undefined);
    }
    setBusy(false);
  };
  const submit = async () => {
    setBusy(true);
    const known = judged ?? (await opinionNow(said, against));
    setBusy(false);
    const found = barrierOf(known, room);
    if (found === 'sure') setDoubted(said);
    else if (found === 'none') await give();
  };

  return (
    <form
      class={clues.give}
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty && !blocked && !busy) void submit();
      }}
    >
      {note}
      <div class={`${shared.buttons} ${clues.row}`}>
        <input
          ref={field}
          class={clues.field}
          data-testid="clue-word"
          aria-label={m.clue_word()}
          placeholder={m.clue_word_short()}
          value={word}
          maxLength={LONGEST_CLUE}
          autocomplete="off"
          autocapitalize="off"
          enterkeyhint="send"
          onInput={(event) => change({ word: event.currentTarget.value })}
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
        {objects && !judged.isApproved && <Opinion verdict={judged.verdict} clue={said} />}
        {objects && judged.isApproved && <p class={shared.note}>{m.clue_was_allowed()}</p>}
      </div>
      {!objects && (
        <p class={shared.note} data-testid="clue-note">
          {meant.length > 0 ? (
            m.clue_meant({ count: meant.length })
          ) : (
            <span class={clues.hint}>
              {empty && count === usual && markable.length > 0
                ? m.clue_meant_about()
                : about(count)}
            </span>
          )}{' '}
          <HelpAbout count={count} />
        </p>
      )}
      {asksAgain ? (
        <div key="again" ref={again} class={shared.buttons}>
          <Button
            look="danger"
            data-testid="give-anyway"
            disabled={busy}
            onClick={({ detail }) => {
              /** The second half of a double click is no second thought. */
              if (detail < 2) void give();
            }}
          >
            {m.give_anyway()}
          </Button>
          <Button
            data-testid="change-clue"
            class={shared.grow}
            onClick={() => {
              setDoubted(undefined);
              field.current?.select();
            }}
          >
            {m.change_clue()}
          </Button>
        </div>
      ) : (
        <div key="give" class={shared.buttons}>
          {onAsk && (
            <Button
              icon="question"
              look={barrier === 'none' ? 'secondary' : 'primary'}
              data-testid="ask"
              disabled={empty}
              onClick={() => onAsk(said)}
            >
              {m.ask_quietly()}
            </Button>
          )}
          <Button
            look={barrier === 'none' ? 'primary' : 'secondary'}
            type="submit"
            data-testid="give-clue"
            class={shared.grow}
            disabled={empty || blocked || busy}
          >
            {barrier === 'ask' ? m.clue_ask_first() : blocked ? m.clue_blocked() : m.give_clue()}
          </Button>
        </div>
      )}
    </form>
  );
};
