import type {
  ClassicView,
  Command,
  GameView,
  Me,
  Presence,
  TableView,
} from '@remez/protocol/client';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Seated } from '../lib/seat-at.ts';
import { whyRefused } from '../lib/verdicts.ts';
import { say } from '../ui/toast.tsx';

/** Everything a part of the table's screen needs: what is so, and how to act. */
export interface AtTable {
  readonly table: string;
  readonly watching: boolean;
  readonly view: TableView;
  readonly me: Me;
  readonly presence: Presence;
  readonly seated: Seated;
  /** Sends, and says why if it was refused. True when it was done. */
  act(command: Command): Promise<boolean>;
  play(move: { readonly kind: string; readonly [argument: string]: unknown }): Promise<boolean>;
  nameOf(member: string): string;
}

export const TableContext = createContext<AtTable | null>(null);

export const useTable = (): AtTable => {
  const table = useContext(TableContext);
  if (table === null) throw new Error('not at a table');
  return table;
};

/** The match on the table, of the game that the screen is for. */
export const useMatch = <Name extends GameView['game']>(
  game: Name,
): Extract<GameView, { readonly game: Name }> => {
  const { view } = useTable();
  const match = view.match?.view;
  if (match?.game !== game) throw new Error(`no match of ${game} on the table`);
  return match as Extract<GameView, { readonly game: Name }>;
};

export const useGame = (): ClassicView => useMatch('classic');

/** The match on the table, whatever game it is of. */
export const useAnyMatch = (): GameView => {
  const { view } = useTable();
  const match = view.match?.view;
  if (match === undefined) throw new Error('no match on the table');
  return match;
};

export const actThrough =
  (seated: Seated) =>
  async (command: Command): Promise<boolean> => {
    const outcome = await seated.send(command);
    if (outcome.kind === 'done') return true;
    say(whyRefused(command, outcome));
    return false;
  };
