import { useContext } from 'preact/hooks';
import { m } from '../messages/index.js';
import { Button } from '../ui/button.tsx';
import shared from '../ui/shared.module.css';
import { useTable } from './at-table.ts';
import { useGameUi } from './game-ui.ts';
import { ToEnding } from './moments/to-ending.tsx';
import styles from './next-steps.module.css';
import { PassContext } from './pass-context.ts';

/** Another match, and what it will do: where it leads, and where roles turn, it says so before. */
export const Again = ({
  testId = 'again',
  withSame = false,
}: {
  readonly testId?: string;
  /** Whether there is room for the quiet way, too. */
  readonly withSame?: boolean;
}) => {
  const { view, me, wholeGame, act } = useTable();
  const { rotation, again, role } = useGameUi();
  if (!me.can.again) return null;
  const next = again?.({ view, me, game: wholeGame.value });
  /** On a device that is passed around names are places: Red’s key stays Red’s key. */
  const isPassed = useContext(PassContext) !== null;
  /** Among bots nobody else is waiting for a turn at one's role. */
  const isAlone = view.members.filter(({ bot, out }) => bot === undefined && !out).length === 1;
  const stays = isAlone || isPassed;
  /** Where a seat is a role, the partner and one swap; the others go on among themselves. */
  const mayTurn =
    isAlone && !isPassed && rotation !== undefined && me.seats.some((seat) => role(seat));
  return (
    <>
      <Button
        look="primary"
        icon="again"
        data-testid={testId}
        class={shared.grow}
        onClick={() => act({ kind: 'again', ...(stays && { same: true }) })}
      >
        <span class={styles.again}>
          <span>{next?.label ?? m.again()}</span>
          {rotation && !stays && <small>{rotation()}</small>}
        </span>
      </Button>
      {withSame && next?.same !== undefined && (
        <Button
          look="ghost"
          data-testid={`${testId}-same`}
          onClick={() => act({ kind: 'again', same: true })}
        >
          {next.same}
        </Button>
      )}
      {withSame && mayTurn && (
        <Button
          look="ghost"
          data-testid={`${testId}-turned`}
          onClick={() => act({ kind: 'again' })}
        >
          {m.again_other_role()}
        </Button>
      )}
    </>
  );
};

/** Where to from the end of a match: another one, how it ended (or its story), or other places. */
export const NextSteps = ({
  onPrepare,
  onStory,
}: {
  readonly onPrepare: () => void;
  readonly onStory: () => void;
}) => {
  const { theatre } = useGameUi();
  const { isLesson } = useTable();
  if (isLesson) return null;
  return (
    <div class={shared.buttons}>
      <Again />
      {theatre === undefined ? (
        <Button data-testid="story" onClick={onStory}>
          {m.story()}
        </Button>
      ) : (
        <ToEnding />
      )}
      <Button data-testid="to-lobby" onClick={onPrepare}>
        {m.to_lobby()}
      </Button>
    </div>
  );
};
