import { opens } from '@remez/protocol/commitment';
import { useMemo } from 'preact/hooks';
import { useMatch, useTable } from '../lib/at-table.ts';
import { remember, remembered } from '../lib/storage.ts';
import { m } from '../paraglide/messages.js';
import { Icon } from '../ui/icon.tsx';
import styles from './game.module.css';

/**
 * The first commitment that this browser saw of a match; a later one counts for nothing. It is
 * kept from the board's first showing: one that is only looked at in the end proves nothing.
 */
export const useSeal = (): string => {
  const { table, view } = useTable();
  const { commitment } = useMatch();
  const match = view.match?.number ?? 0;
  return useMemo(() => {
    const name = `deal.${table}.${match}`;
    const first = remembered(name) ?? commitment;
    remember(name, first);
    return first;
  }, [table, match]);
};

/** The deal, checked against what was sealed before play began, in a plain sentence. */
export const Sealed = ({ seal }: { readonly seal: string }) => {
  const { opening } = useMatch();
  const holds = useMemo(() => opening !== undefined && opens(seal, opening), [opening, seal]);
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
