import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../at-table.ts';
import { useGames } from '../game-ui.ts';
import type { Ending } from './theatre.ts';
import { witnessOf } from './watch.ts';

/** How the match on the table ended; undefined while it is not known, or where the game tells nothing of it. */
export const useEnding = (): Ending | undefined => {
  const { view, me, wholeGame } = useTable();
  const game = wholeGame.value;
  const { theatre } = useGames()[game.game];
  const [, setArrived] = useState(theatre?.now() !== undefined);
  useEffect(() => {
    void theatre?.load().then(
      () => setArrived(true),
      () => {},
    );
  }, [theatre]);
  return theatre?.now()?.ending(game, witnessOf({ view, me }));
};
