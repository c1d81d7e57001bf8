import type { ClassicView } from '@remez/protocol/client';
import { Ending, type EndProps } from '../../board/ending.tsx';
import { m } from '../../paraglide/messages.js';
import { useTable } from '../../table/at-table.ts';
import shared from '../../ui/shared.module.css';
import { useGame } from './at-game.ts';
import { praiseFor } from './praise.ts';

const winnerText = ({ result, mode }: ClassicView): string => {
  if (result === undefined) return '';
  if (result.why === 'abandoned') return m.result_abandoned();
  if (mode === 'coop') {
    if (result.winner !== 'none') return m.result_coop_won({ count: result.score ?? 0 });
    return result.why === 'assassin' ? m.result_coop_assassin() : m.result_coop_outrun();
  }
  const won = result.winner === 'red' ? m.result_red() : m.result_blue();
  return result.why === 'assassin' ? `${won} ${m.result_by_assassin()}` : won;
};

export const End = (props: EndProps) => {
  const { view } = useTable();
  const game = useGame();
  const praise = game.mode === 'coop' ? praiseFor(game.result?.score) : undefined;
  return (
    <Ending title={winnerText(game)} {...props}>
      {praise && <p data-testid="praise">{praise}</p>}
      {game.mode === 'coop' && view.best !== undefined && (
        <p class={shared.note}>{m.best_score({ count: view.best })}</p>
      )}
    </Ending>
  );
};
