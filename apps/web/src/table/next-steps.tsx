import { useContext } from 'preact/hooks';
import { m } from '../messages/index.js';
import { Button } from '../ui/button.tsx';
import shared from '../ui/shared.module.css';
import { useTable } from './at-table.ts';
import { useIsShared, useNext } from './between/next.ts';
import { BeginNext, ReadyButton } from './between/ready-button.tsx';
import { useGameUi } from './game-ui.ts';
import { ToEnding } from './moments/to-ending.tsx';
import styles from './next-steps.module.css';
import { PassContext } from './pass-context.ts';

/** Another match, and what it will do: where it leads, and where roles turn, it says so before. */
export const Again = ({
  testId = 'again',
  readyId,
  withSame = false,
  onReady,
}: {
  readonly testId?: string;
  readonly readyId?: string;
  /** Whether there is room for the quiet way, too. */
  readonly withSame?: boolean;
  readonly onReady?: () => void;
}) => {
  const { view, me, wholeGame, act } = useTable();
  const { rotation, again, role } = useGameUi();
  /**
   * Among bots nobody else is waiting for a turn at one's role. On a device that is passed around
   * names are places: Red’s key stays Red’s key.
   */
  const isShared = useIsShared();
  const isPassed = useContext(PassContext) !== null;
  const { unready, isManned } = useNext();
  const turns = isShared ? rotation?.() : undefined;
  /** Of those who do not lead, the last one begins. */
  const isLast = isManned && unready.every((id) => id === me.member);
  if (isShared && !me.host && !(isLast && me.can.again)) {
    return <ReadyButton testId={readyId} about={turns} onReady={onReady} />;
  }
  if (!me.can.again) return null;
  const next = again?.({ view, me, game: wholeGame.value });
  /** Where a seat is a role, a person among bots and the partner swap. The others go on among themselves. */
  const mayTurn =
    !isShared && !isPassed && rotation !== undefined && me.seats.some((seat) => role(seat));
  return (
    <>
      <BeginNext
        testId={testId}
        label={
          <span class={styles.again}>
            <span>{next?.label ?? m.again()}</span>
            {turns && <small>{turns}</small>}
          </span>
        }
        onBegin={() => act({ kind: 'again', ...(!isShared && { same: true }) })}
      />
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
  const { isLesson, watching } = useTable();
  /** A television leads nowhere: it follows by itself. */
  if (isLesson || watching) return null;
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
