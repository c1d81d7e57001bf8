import { HUMMED, LONGEST_CLUE } from '@remez/protocol/games/decrypto/limits';
import { useEffect, useId, useRef } from 'preact/hooks';
import { m } from '../../messages/index.js';
import type { Refused } from '../../table/play.ts';
import { Button } from '../../ui/button.tsx';
import parts from './parts.module.css';
import { whyNotHere } from './reasons.ts';
import styles from './stage.module.css';
import type { Digit, Place, Verdict } from './view.ts';
import writing from './writing.module.css';

const ORDINALS = [m.decrypto_clue_first, m.decrypto_clue_second, m.decrypto_clue_third] as const;

/** What the referee says of it: which rule, and which word it comes too near. */
const verdictText = ({ verdict, rule, word, why }: Verdict): string | undefined => {
  if (verdict === 'ok') return undefined;
  if (rule === null || word === null) return whyNotHere('badClue');
  const which = { word };
  /** Only an opinion has a reason; what is refused in any case needs none. */
  if (why === 'numberWord') return m.decrypto_verdict_number_word();
  if (why === 'translation' && verdict === 'illegal') return m.decrypto_verdict_translation(which);
  if (why !== null) {
    return verdict === 'warn' ? m.decrypto_verdict_warn(which) : m.decrypto_verdict_form(which);
  }
  if (rule === 'X22') return m.decrypto_verdict_used(which);
  if (/^\d{3}$/u.test(word)) return m.decrypto_verdict_code();
  return /^\d+$/u.test(word) ? m.decrypto_verdict_digit() : m.decrypto_verdict_illegal(which);
};

interface ClueFieldProps {
  readonly place: Place;
  /** Neither is shown behind a closed shield, and nothing is said that names a keyword. */
  readonly open: boolean;
  readonly digit: Digit;
  readonly keyword: string | undefined;
  readonly clue: string;
  readonly verdict: Verdict | null | undefined;
  readonly mayHum: boolean;
  /** Why the transmission came back, if it did because of this clue. */
  readonly refused: Refused | undefined;
  readonly onInput: (text: string) => void;
}

const saidOf = ({ open, verdict, refused }: ClueFieldProps): string | undefined => {
  const of = refused?.verdict ?? verdict;
  const said = open && of ? verdictText(of) : undefined;
  return said ?? (refused && whyNotHere(refused.reason));
};

/** X5 · one of the three clues, beside the digit and the keyword that it is for. */
export const ClueField = (props: ClueFieldProps) => {
  const { place, open, digit, keyword, clue, verdict, mayHum, refused, onInput } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const said = saidOf(props);
  useEffect(() => {
    if (refused !== undefined) input.current?.focus();
  }, [refused]);
  return (
    <li class={writing.clueField}>
      <label for={id} class={writing.clueLabel}>
        <span class="visually-hidden">{ORDINALS[place]()} · </span>
        <b class={parts.digit} data-code={open ? digit : undefined}>
          {open ? digit : '?'}
        </b>
        <bdi class={writing.clueFor}>{open ? keyword : ''}</bdi>
      </label>
      <span class={writing.clueRow}>
        <input
          ref={input}
          id={id}
          class={styles.input}
          data-testid={`clue-${place}`}
          value={clue}
          maxLength={LONGEST_CLUE}
          autocomplete="off"
          autocapitalize="off"
          enterkeyhint={place === 2 ? 'send' : 'next'}
          aria-invalid={refused !== undefined}
          aria-describedby={said === undefined ? undefined : `${id}-said`}
          placeholder={ORDINALS[place]()}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
        {mayHum && (
          <Button
            look="ghost"
            data-testid={`hum-${place}`}
            aria-label={m.decrypto_hum()}
            title={m.decrypto_hum()}
            aria-pressed={clue === HUMMED}
            onClick={() => onInput(clue === HUMMED ? '' : HUMMED)}
          >
            {HUMMED}
          </Button>
        )}
      </span>
      {said !== undefined && (
        <p
          key={refused === undefined ? 'verdict' : 'refusal'}
          id={`${id}-said`}
          class={writing.verdict}
          role={refused && 'alert'}
          data-testid={`${refused === undefined ? 'verdict' : 'refusal'}-${place}`}
          data-is={refused === undefined ? verdict?.verdict : 'illegal'}
        >
          {said}
        </p>
      )}
    </li>
  );
};
