import type { Command, GameView, Me, Presence, TableView } from '@remez/protocol/client';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { whyNot } from '../lib/reasons.ts';
import type { TableSession } from '../lib/session.ts';
import { say } from '../ui/toast.tsx';

/** Whatever is no move in a game: for those there is `usePlay`. */
export type TableCommand = Exclude<Command, { readonly kind: 'play' }>;

/** Everything a part of the table's screen needs: what is so, and how to act. */
export interface AtTable {
  readonly table: string;
  readonly watching: boolean;
  readonly view: TableView;
  readonly me: Me;
  readonly presence: Presence;
  readonly session: TableSession;
  /** Sends, and says why if it was refused. True when it was done. */
  act(command: TableCommand): Promise<boolean>;
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

/** The match on the table, whatever game it is of. */
export const useAnyMatch = (): GameView => {
  const { view } = useTable();
  const match = view.match?.view;
  if (match === undefined) throw new Error('no match on the table');
  return match;
};

export const actThrough =
  (session: TableSession) =>
  async (command: TableCommand): Promise<boolean> => {
    const outcome = await session.send(command);
    if (outcome.kind === 'done') return true;
    say(whyNot(outcome.reason));
    return false;
  };
