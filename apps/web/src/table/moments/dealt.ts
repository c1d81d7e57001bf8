import { signal } from '@preact/signals';
import { remember, remembered } from '../../lib/storage.ts';
import { useTable } from '../at-table.ts';
import { useIsBigScreen } from '../big-screen/is-big.ts';
import { useGames } from '../game-ui.ts';

/** Cards that were opened on this page, also where nothing can be remembered. */
const opened = signal<ReadonlySet<string>>(new Set());

/**
 * The card that whoever sits here was dealt in this match. Nothing secret is drawn until they open
 * it; after a reload it stays open, and in another seat or another match it is another card.
 */
export const useDealt = () => {
  const { table, match, me, view } = useTable();
  const games = useGames();
  const game = view.match?.view.game;
  const place = `part.${table}.${me.member ?? ''}`;
  const card = `${match} ${me.seats.join()}`;
  /** A screen for the whole room has nothing of its own to open, and nobody in front of it to do so. */
  const isBig = useIsBigScreen();
  const isDealt = view.running && me.seats.length > 0 && game !== undefined && !isBig;
  const isTold = isDealt && games[game].theatre !== undefined;
  const isOpenedHere = opened.value.has(`${place} ${card}`);
  const isOpen = isOpenedHere || remembered(place) === card;
  return {
    /** By whoever holds this page, and not before it was loaded. */
    isOpenedHere,
    isOpen: !isTold || isOpen,
    open() {
      remember(place, card);
      opened.value = new Set([...opened.value, `${place} ${card}`]);
    },
  };
};

/** Whether what this person alone may see may be drawn. */
export const useSecretsOpen = (): boolean => useDealt().isOpen;
