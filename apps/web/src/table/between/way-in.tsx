import { useEffect } from 'preact/hooks';
import { findSharedAddress, isAlone, linkTo } from '../../lib/address.ts';
import { tablePath } from '../../lib/route.ts';
import { m } from '../../messages/index.js';
import { Qr } from '../../ui/qr.tsx';
import { useTable } from '../at-table.ts';
import { CodeSaid } from '../big-screen/corner.tsx';
import styles from './way-in.module.css';

/** On a television between games: how to come to the table now, before the next one begins. */
export const WayInNow = ({ inLine = false }: { readonly inLine?: boolean }) => {
  const { table, view } = useTable();
  useEffect(() => void findSharedAddress(), []);
  const link = linkTo(tablePath(table));
  return (
    <aside
      class={`${styles.wayIn} ${inLine ? styles.inLine : ''}`}
      aria-label={m.invite()}
      data-testid="way-in"
    >
      <div class={styles.qr}>
        <Qr text={link} label={m.qr_of_table()} />
      </div>
      <p>{m.between_come_in()}</p>
      {view.code !== undefined && (
        <p class={styles.code}>
          <CodeSaid code={view.code} />
        </p>
      )}
      {!isAlone() && (
        <p class={styles.address} dir="ltr">
          {new URL(link).host}
        </p>
      )}
    </aside>
  );
};
