import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { Name } from '../../table/person.tsx';
import { useGame } from './at-game.ts';
import styles from './clue-rows.module.css';
import { clueText } from './clue-text.ts';
import parts from './parts.module.css';
import { type Clues, type Digit, type Digits, PLACES, type Place } from './view.ts';

/** What the teammates have laid beside this clue, live. */
const Proposed = ({ place }: { readonly place: Place }) => {
  const { me } = useTable();
  const { deliberation } = useGame();
  const others =
    deliberation?.proposals.filter(({ by, digits }) => by !== me.member && digits[place]) ?? [];
  if (others.length === 0) return null;
  return (
    <ul class={styles.proposals} aria-label={m.decrypto_proposals()}>
      {others.map(({ by, digits }) => (
        <li key={by} class={styles.proposal} data-by={by} data-digit={digits[place]}>
          <Name id={by} /> <b>{digits[place]}</b>
        </li>
      ))}
    </ul>
  );
};

/** A clue as everyone reads it; a blank is a blank (X6). */
const Clue = ({ clue }: { readonly clue: string }) =>
  clue === '' ? (
    <span class={styles.blank}>{m.decrypto_blank()}</span>
  ) : (
    <span class={styles.clueText}>
      <bdi data-clue>{clueText(clue)}</bdi>
    </span>
  );

export interface Slots {
  readonly digits: Digits;
  readonly onKey: (place: Place, event: KeyboardEvent) => void;
  readonly onTap: (place: Place) => void;
  readonly handlersOf: (digit: Digit) => object;
}

/** The three clues on the table, each with the digits laid beside it. */
export const ClueRows = ({
  clues,
  slots,
}: {
  readonly clues: Clues;
  readonly slots?: Slots | undefined;
}) => (
  <ol class={styles.clues} data-testid="clues">
    {PLACES.map((place) => {
      const digit = slots?.digits[place];
      return (
        <li key={place} class={styles.clueRow} data-place={place}>
          <span class={styles.clueBody}>
            <Clue clue={clues[place]} />
            <Proposed place={place} />
          </span>
          {slots !== undefined && (
            <button
              type="button"
              class={styles.slot}
              data-testid={`slot-${place}`}
              data-digit={digit ?? undefined}
              aria-label={m.decrypto_slot({
                clue: clueText(clues[place]),
                digit: digit ?? m.decrypto_nothing(),
              })}
              onClick={() => slots.onTap(place)}
              onKeyDown={(event) => slots.onKey(place, event)}
              {...(digit && slots.handlersOf(digit))}
            >
              {digit && <b class={parts.digit}>{digit}</b>}
            </button>
          )}
        </li>
      );
    })}
  </ol>
);
