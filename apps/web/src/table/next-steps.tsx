import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import shared from '../ui/shared.module.css';
import { useTable } from './at-table.ts';
import { useGameUi } from './game-ui.ts';
import { ToEnding } from './moments/to-ending.tsx';
import styles from './next-steps.module.css';

/** Another match, and what it will do: where roles turn, it says so before anybody's turns. */
export const Again = ({ testId = 'again' }: { readonly testId?: string }) => {
  const { me, act } = useTable();
  const { rotation } = useGameUi();
  if (!me.can.again) return null;
  return (
    <Button
      look="primary"
      icon="again"
      data-testid={testId}
      class={shared.grow}
      onClick={() => act({ kind: 'again' })}
    >
      <span class={styles.again}>
        <span>{m.again()}</span>
        {rotation && <small>{rotation()}</small>}
      </span>
    </Button>
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
