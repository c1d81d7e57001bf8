import type { ClassicView } from '@remez/protocol/client';
import { useMemo } from 'preact/hooks';
import { useGame, useTable } from '../lib/at-table.ts';
import { allOpen } from '../lib/seals.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './game.module.css';
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

/** The deal, checked against what was sealed before play began, in a plain sentence. */
const Sealed = ({ seals }: { readonly seals: readonly string[] }) => {
  const { opening } = useGame();
  const holds = useMemo(() => allOpen(seals, [opening]), [opening, seals]);
  if (opening === undefined) return null;
  return (
    <details class={styles.seal} data-testid="sealed" data-holds={holds}>
      <summary class={styles.note}>
        <Icon name={holds ? 'check' : 'close'} size={18} />
        {holds ? m.deal_holds() : m.deal_broken()}
      </summary>
      <p class={styles.note}>{m.deal_about()}</p>
    </details>
  );
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
  const { me, act, view } = useTable();
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
      <div class={styles.buttons}>
        {me.can.again && (
          <Button
            look="primary"
            icon="again"
            data-testid="again"
            class={styles.grow}
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
      <Sealed seals={seals} />
    </footer>
  );
};
