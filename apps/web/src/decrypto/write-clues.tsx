import { useId, useState } from 'preact/hooks';
import { useTable } from '../lib/at-table.ts';
import { useDraft } from '../lib/use-draft.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useDecrypto, useMove } from './at-game.ts';
import { Actions, Stage } from './frame.tsx';
import { HourglassHere } from './hourglass.tsx';
import { isOpen, KeywordShield, type Shield } from './keywords.tsx';
import parts from './parts.module.css';
import { whyNotHere } from './reasons.ts';
import styles from './stage.module.css';
import { type Clues, type Digit, PLACES, type Place, type Verdict } from './view.ts';
import writing from './writing.module.css';

const LONGEST = 100;
const REST = 250;

const ORDINALS = [m.decrypto_clue_first, m.decrypto_clue_second, m.decrypto_clue_third] as const;

const replaced = (clues: Clues, place: Place, text: string): Clues => {
  const [first, second, third] = clues.map((clue, index) => (index === place ? text : clue));
  return [first ?? '', second ?? '', third ?? ''];
};

/** What the referee says of it: which rule, and which word it comes too near. */
const verdictText = ({ verdict, rule, word, why }: Verdict): string | undefined => {
  if (verdict === 'ok') return undefined;
  if (rule === null || word === null) return m.decrypto_why_bad_clue();
  const which = { word, rule };
  /** Only an opinion has a reason; what is refused in any case needs none. */
  if (why !== null) {
    return verdict === 'warn' ? m.decrypto_verdict_warn(which) : m.decrypto_verdict_opinion(which);
  }
  if (rule === 'X22') return m.decrypto_verdict_used(which);
  return /^\d+$/u.test(word)
    ? m.decrypto_verdict_digit({ rule })
    : m.decrypto_verdict_illegal(which);
};

const ClueField = ({
  place,
  digit,
  keyword,
  clue,
  verdict,
  onInput,
}: {
  readonly place: Place;
  readonly digit: Digit | undefined;
  readonly keyword: string | undefined;
  readonly clue: string;
  readonly verdict: Verdict | null | undefined;
  readonly onInput: (text: string) => void;
}) => {
  const id = useId();
  const said = verdict ? verdictText(verdict) : undefined;
  return (
    <li class={writing.clueField}>
      <label for={id} class={writing.clueLabel}>
        <span class="visually-hidden">{ORDINALS[place]()} · </span>
        <b class={parts.digit} data-code={digit}>
          {digit ?? '?'}
        </b>
        <bdi class={writing.clueFor}>{keyword ?? ''}</bdi>
      </label>
      <input
        id={id}
        class={styles.input}
        data-testid={`clue-${place}`}
        value={clue}
        maxLength={LONGEST}
        autocomplete="off"
        autocapitalize="off"
        enterkeyhint={place === 2 ? 'send' : 'next'}
        aria-describedby={said === undefined ? undefined : `${id}-said`}
        placeholder={ORDINALS[place]()}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {said !== undefined && (
        <p
          id={`${id}-said`}
          class={writing.verdict}
          data-testid={`verdict-${place}`}
          data-is={verdict?.verdict}
        >
          {said}
        </p>
      )}
    </li>
  );
};

/** X19–X23 · what people keep by themselves, at the moment it matters. */
const Reminder = () => (
  <details class={styles.reminder}>
    <summary>
      <Icon name="question" size={18} />
      {m.decrypto_clue_rules()}
    </summary>
    <ul>
      {[m.decrypto_clue_rule_1(), m.decrypto_clue_rule_2(), m.decrypto_clue_rule_3()].map(
        (line) => (
          <li key={line}>{line}</li>
        ),
      )}
    </ul>
  </details>
);

/** X5 · the encryptor alone: the code card, and a clue for each of its digits. */
export const WriteClues = ({ shield }: { readonly shield: Shield }) => {
  const { view } = useTable();
  const { card, side, keywords, turn, seals, can } = useDecrypto();
  const move = useMove();
  const form = useId();
  const [refusal, setRefusal] = useState<string>();
  const drafts = useDraft<Clues>({
    of: `${view.match?.number} ${turn} ${seals.length}`,
    value: card?.drafts ?? ['', '', ''],
    delay: REST,
    /** One in flight when the sand runs out is late, and that is no news to anyone. */
    send: (clues) => move({ kind: 'draft', clues }),
  });
  if (card === undefined) return null;
  const words = side === undefined ? undefined : keywords[side];
  const open = isOpen(shield);
  const clues = drafts.shown;
  const blank = clues.some((clue) => clue.trim() === '');
  const transmit = async () => {
    /** First kept, then sent: a refusal loses nothing of what was typed. */
    await drafts.flush();
    const reason = await move({ kind: 'transmit', clues });
    setRefusal(reason === undefined ? undefined : whyNotHere(reason));
  };
  return (
    <>
      <Stage>
        <KeywordShield shield={shield} />
        <HourglassHere />
        <form
          id={form}
          class={writing.card}
          data-testid="code-card"
          onSubmit={(event) => {
            event.preventDefault();
            if (!blank) void transmit();
          }}
        >
          <h2 class={writing.cardTitle}>{m.decrypto_code_card()}</h2>
          <ol class={writing.clueFields}>
            {PLACES.map((place) => {
              const digit = card.code[place];
              return (
                <ClueField
                  key={place}
                  place={place}
                  digit={open ? digit : undefined}
                  keyword={open ? words?.[digit - 1] : undefined}
                  clue={clues[place]}
                  verdict={open ? card.verdicts[place] : undefined}
                  onInput={(text) => {
                    setRefusal(undefined);
                    drafts.change(replaced(clues, place, text));
                  }}
                />
              );
            })}
          </ol>
          {refusal !== undefined && (
            <p class={writing.refusal} role="alert" data-testid="refusal">
              {refusal}
            </p>
          )}
        </form>
        <Reminder />
      </Stage>
      <Actions>
        <Button
          look="primary"
          type="submit"
          form={form}
          wide
          data-testid="transmit"
          disabled={blank || !can.transmit}
        >
          {m.decrypto_transmit()}
        </Button>
        <p class={parts.note}>{blank ? m.decrypto_three_clues() : m.decrypto_transmit_about()}</p>
      </Actions>
    </>
  );
};
