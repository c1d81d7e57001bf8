import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import shared from '../ui/shared.module.css';
import { useTable } from './at-table.ts';

/** Where to from the end of a match: another one, its story, or other places. */
export const NextSteps = ({
  onPrepare,
  onStory,
}: {
  readonly onPrepare: () => void;
  readonly onStory: () => void;
}) => {
  const { me, act } = useTable();
  return (
    <div class={shared.buttons}>
      {me.can.again && (
        <Button
          look="primary"
          icon="again"
          data-testid="again"
          class={shared.grow}
          onClick={() => act({ kind: 'again' })}
        >
          {m.again()}
        </Button>
      )}
      <Button data-testid="story" onClick={onStory}>
        {m.story()}
      </Button>
      <Button data-testid="to-lobby" onClick={onPrepare}>
        {m.to_lobby()}
      </Button>
    </div>
  );
};
