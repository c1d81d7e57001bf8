import type { ClassicView, Team } from '@remez/protocol/client';
import { Ending, type EndProps } from '../../board/ending.tsx';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import shared from '../../ui/shared.module.css';
import { useGame } from './at-game.ts';
import { praiseFor } from './praise.ts';
import { teamName } from './team-name.ts';
import { fatalGuess } from './theatre/highlights.ts';

/** Which team this person sits with; nothing for those who watch, and for those who guess for both. */
const useMyTeam = (): Team | undefined => {
  const { view, me } = useTable();
  const teams = view.seats.filter(({ seat }) => me.seats.includes(seat)).map(({ team }) => team);
  const [team] = teams;
  if (teams.some((each) => each !== team)) return undefined;
  return team === 'red' || team === 'blue' ? team : undefined;
};

const winnerText = (game: ClassicView, mine: Team | undefined): string => {
  const { result, mode } = game;
  if (result === undefined) return '';
  if (result.why === 'abandoned') return m.result_abandoned();
  if (mode === 'coop') {
    if (result.winner !== 'none') return m.result_coop_won({ count: result.score ?? 0 });
    return result.why === 'assassin' ? m.result_coop_assassin() : m.result_coop_outrun();
  }
  const winner: Team = result.winner === 'red' ? 'red' : 'blue';
  const loser: Team = winner === 'red' ? 'blue' : 'red';
  const won = { team: teamName(winner, mode) };
  const lost = { team: teamName(loser, mode) };
  const byAssassin = result.why === 'assassin';
  if (mine === winner) return byAssassin ? m.result_they_touched(lost) : m.result_we_won();
  if (mine === loser) {
    if (byAssassin) return m.result_we_touched(won);
    return fatalGuess(game) === undefined ? m.result_they_won(won) : m.result_we_found_theirs(won);
  }
  const text = winner === 'red' ? m.result_red() : m.result_blue();
  return byAssassin ? `${text} ${m.result_by_assassin(lost)}` : text;
};

export const End = (props: EndProps) => {
  const { view } = useTable();
  const game = useGame();
  const praise = game.mode === 'coop' ? praiseFor(game.result?.score) : undefined;
  return (
    <Ending title={winnerText(game, useMyTeam())} {...props}>
      {praise && <p data-testid="praise">{praise}</p>}
      {game.mode === 'coop' && view.best !== undefined && (
        <p class={shared.note}>{m.best_score({ count: view.best })}</p>
      )}
    </Ending>
  );
};
