import type { ClassicView } from '@remez/protocol/client';
import { m } from '../../paraglide/messages.js';
import { useTable } from '../../table/at-table.ts';
import styles from '../../table/game.module.css';
import { NextSteps } from '../../table/next-steps.tsx';
import { Sealed } from '../../table/seal.tsx';
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

export const End = ({
  seals,
  onPrepare,
  onStory,
}: {
  readonly seals: readonly string[];
  readonly onPrepare: () => void;
  readonly onStory: () => void;
}) => {
  const { view } = useTable();
  const game = useGame();
  const praise = game.mode === 'coop' ? praiseFor(game.result?.score) : undefined;
  return (
    <footer class={styles.end}>
      <p class={styles.endTitle} data-testid="result" role="status">
        <b>{winnerText(game)}</b>
      </p>
      {praise && <p data-testid="praise">{praise}</p>}
      {game.mode === 'coop' && view.best !== undefined && (
        <p class={styles.note}>{m.best_score({ count: view.best })}</p>
      )}
      <NextSteps onPrepare={onPrepare} onStory={onStory} />
      <Sealed seals={seals} />
    </footer>
  );
};
