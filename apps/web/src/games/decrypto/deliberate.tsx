import { useDraft } from '../../lib/use-draft.ts';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { Button } from '../../ui/button.tsx';
import { useAttempt, useGame, usePlay } from './at-game.ts';
import styles from './deliberate.module.css';
import { asDigit, firstFree, isWhole, lifted, moved, NO_DIGITS, placed } from './digits.ts';
import { useDrag } from './drag.ts';
import parts from './parts.module.css';
import { codeText, DIGITS, type Digit, type Digits, PLACES, type Place } from './view.ts';

/** One's own digits: laid at once, told to the team at once. */
const useDigits = () => {
  const { match, me } = useTable();
  const { turn, team, deliberation } = useGame();
  const attempt = useAttempt();
  const mine = deliberation?.proposals.find(({ by }) => by === me.member)?.digits;
  return useDraft<Digits>({
    of: `${match} ${turn} ${team}`,
    value: mine ?? NO_DIGITS,
    delay: 0,
    send: (digits) => attempt({ kind: 'propose', digits }),
  });
};

/** X7 · digits are typed, tapped or dragged beside the clues; teammates see them at once. */
export const useLaying = () => {
  const { shown: digits, change } = useDigits();
  const focusOn = (place: number) =>
    document.querySelector<HTMLElement>(`[data-testid="slot-${place}"]`)?.focus();
  const { dragged, handlersOf, wasDrag } = useDrag((digit, to) => {
    const from = PLACES.find((place) => digits[place] === digit);
    if (to === undefined) change(lifted(digits, digit));
    else change(from === undefined ? placed(digits, to, digit) : moved(digits, from, to));
  });
  const onKey = (place: Place, event: KeyboardEvent) => {
    const typed = asDigit(event.key);
    if (typed !== undefined) {
      change(placed(digits, place, typed));
      focusOn(Math.min(2, place + 1));
      return;
    }
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      focusOn(place + step);
    }
    const held = digits[place];
    if ((event.key === 'Backspace' || event.key === 'Delete') && held !== null) {
      change(lifted(digits, held));
    }
  };
  const onDigit = (digit: Digit) => {
    if (wasDrag()) return;
    if (digits.includes(digit)) return change(lifted(digits, digit));
    const free = firstFree(digits);
    if (free !== undefined) change(placed(digits, free, digit));
  };
  const onTap = (place: Place) => {
    const held = digits[place];
    if (!wasDrag() && held !== null) change(lifted(digits, held));
  };
  return { slots: { digits, onKey, onTap, handlersOf }, onDigit, dragged };
};

/** The digits to lay, where a thumb is and always in sight. */
export const Tray = ({ slots, onDigit, dragged }: ReturnType<typeof useLaying>) => (
  <>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid everywhere */}
    <div class={styles.tray} role="group" aria-label={m.decrypto_digits()}>
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          class={styles.chip}
          data-testid={`digit-${digit}`}
          data-used={slots.digits.includes(digit) || undefined}
          aria-pressed={slots.digits.includes(digit)}
          onClick={() => onDigit(digit)}
          {...slots.handlersOf(digit)}
        >
          {digit}
        </button>
      ))}
    </div>
    {dragged && (
      <span
        class={styles.ghost}
        aria-hidden="true"
        style={{ insetInlineStart: 'auto', left: `${dragged.x}px`, top: `${dragged.y}px` }}
      >
        {dragged.digit}
      </span>
    )}
  </>
);

/** The team's answer, once most of it thinks the same; whoever answers alone asks nobody. */
export const Submit = () => {
  const { me } = useTable();
  const { can, deliberation } = useGame();
  const play = usePlay();
  if (deliberation === undefined || can.propose === undefined) return null;
  const { answer, proposals, answerers } = deliberation;
  const allowed = can[answer];
  const mine = proposals.find(({ by }) => by === me.member)?.digits;
  const code = allowed === 'any' ? mine : allowed;
  const ready = code !== undefined && isWhole(code);
  const [what, label] =
    answer === 'decode'
      ? [m.decrypto_decoding(), m.decrypto_decode]
      : [m.decrypto_intercepting(), m.decrypto_intercept];
  /** Whoever has done their part is told what is still missing. */
  const missing = mine && isWhole(mine) ? m.decrypto_agree_wait() : what;
  return (
    <>
      <Button
        look="primary"
        wide
        data-testid="answer"
        disabled={!ready}
        onClick={() => ready && play({ kind: answer, code })}
      >
        {ready ? label({ code: codeText(code) }) : missing}
      </Button>
      {answerers.length > 1 && !ready && <p class={parts.note}>{m.decrypto_agree_first()}</p>}
    </>
  );
};
