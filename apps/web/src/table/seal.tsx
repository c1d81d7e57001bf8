import { useMemo } from 'preact/hooks';
import { m } from '../paraglide/messages.js';
import { Icon } from '../ui/icon.tsx';
import { useAnyMatch } from './at-table.ts';
import styles from './game.module.css';
import { allOpen } from './seals.ts';

/** The deal, checked against what was sealed before play began, in a plain sentence. */
export const Sealed = ({ seals }: { readonly seals: readonly string[] }) => {
  const { opening } = useAnyMatch();
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
