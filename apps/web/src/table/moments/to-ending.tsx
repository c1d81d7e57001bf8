import { m } from '../../messages/index.js';
import { Button } from '../../ui/button.tsx';
import { useTable } from '../at-table.ts';
import { useGames } from '../game-ui.ts';
import { curtain } from './watch.ts';

/** Back from the board to how it ended. */
export const ToEnding = () => {
  const { match, game } = useTable();
  const { theatre } = useGames()[game.game];
  if (theatre === undefined) return null;
  return (
    <Button
      data-testid="to-ending"
      onClick={async () => {
        await theatre.load().catch(() => {});
        curtain.value = match;
      }}
    >
      {m.ending_open()}
    </Button>
  );
};
