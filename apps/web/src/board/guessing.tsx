import { m } from '../paraglide/messages.js';
import { useTable } from '../table/at-table.ts';
import { Button } from '../ui/button.tsx';
import shared from '../ui/shared.module.css';
import { backToBoard } from './back-to-board.ts';
import { CaptainWaits } from './captain-waits.tsx';

interface GuessingProps {
  readonly marked: number | undefined;
  readonly cards: readonly { readonly word: string }[];
  /** Which cards may be guessed; nothing where only stopping is left. */
  readonly allowed: readonly number[] | undefined;
  /** Whose captain confirms. */
  readonly seat: string;
  readonly onGuess: (card: number) => void;
  /** Absent where nobody may stop. */
  readonly stop?:
    | { readonly label: string; readonly allowed: boolean; readonly onStop: () => void }
    | undefined;
}

/** The second, deliberate act: a touch marks a card, this button guesses it. */
export const Guessing = ({ marked, cards, allowed, seat, onGuess, stop }: GuessingProps) => {
  const { me } = useTable();
  const word = marked === undefined ? undefined : cards[marked]?.word;
  const ready = marked !== undefined && word !== undefined && allowed?.includes(marked);
  if (!me.can.confirm) return <CaptainWaits seat={seat} />;
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
