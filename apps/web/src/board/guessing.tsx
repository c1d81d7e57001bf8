import { m } from '../messages/index.js';
import { useTable } from '../table/at-table.ts';
import { Button } from '../ui/button.tsx';
import shared from '../ui/shared.module.css';
import { backToBoard } from './back-to-board.ts';
import { CaptainWaits } from './captain-waits.tsx';

interface ButtonsProps {
  readonly marked: number | undefined;
  readonly cards: readonly { readonly word: string }[];
  /** Which cards may be guessed; nothing where only stopping is left. */
  readonly allowed: readonly number[] | undefined;
  readonly onGuess: (card: number) => void;
  /** Absent where nobody may stop. */
  readonly stop?:
    | { readonly label: string; readonly allowed: boolean; readonly onStop: () => void }
    | undefined;
}

/** The second, deliberate act: a touch marks a card, this button guesses it. */
export const GuessButtons = ({ marked, cards, allowed, onGuess, stop }: ButtonsProps) => {
  const word = marked === undefined ? undefined : cards[marked]?.word;
  const ready = marked !== undefined && word !== undefined && allowed?.includes(marked);
  return (
    <div class={shared.buttons}>
      {allowed !== undefined && (
        <Button
          look="primary"
          class={shared.grow}
          data-testid="guess"
          disabled={!ready}
          onClick={(event) => {
            if (!ready) return;
            backToBoard(event, marked);
            onGuess(marked);
          }}
        >
          {ready ? m.guess_word({ word }) : m.mark_a_card()}
        </Button>
      )}
      {stop && (
        <Button
          look={allowed === undefined ? 'primary' : 'secondary'}
          class={allowed === undefined ? shared.grow : ''}
          data-testid="stop"
          disabled={!stop.allowed}
          onClick={stop.onStop}
        >
          {stop.label}
        </Button>
      )}
    </div>
  );
};

/** At a table, where a captain may have the last word. */
export const Guessing = ({
  seat,
  ...buttons
}: ButtonsProps & {
  /** Whose captain confirms. */
  readonly seat: string;
}) => (useTable().me.can.confirm ? <GuessButtons {...buttons} /> : <CaptainWaits seat={seat} />);
