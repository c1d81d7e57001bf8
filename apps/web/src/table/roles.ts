import { useTable } from './at-table.ts';
import { useGames } from './game-ui.ts';

/** The words of the game that is on the table, or is being prepared. */
export const useUi = () => {
  const { view } = useTable();
  return useGames()[view.match?.view.game ?? view.settings.game];
};

/** What someone is: by their seats, and by what they are there for now. */
export const useRoles = () => {
  const { view } = useTable();
  const ui = useUi();
  return (member: string, seats: readonly string[]): readonly string[] => {
    const game = view.match?.view;
    const roles = seats.map(ui.role);
    const all = [...roles, game === undefined ? null : (ui.duty?.(member, game) ?? null)];
    return [...new Set(all.filter((role): role is string => role !== null))];
  };
};
