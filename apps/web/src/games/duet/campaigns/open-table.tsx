import type { OpenTableView } from '@remez/protocol/client';
import { go, tablePath } from '../../../lib/route.ts';
import { m } from '../../../messages/index.js';
import { Icon } from '../../../ui/icon.tsx';
import styles from './open-table.module.css';

/** D22 · a member has opened a table for the campaign: one tap leads the others there. */
export const OpenTable = ({ open: { table, by } }: { readonly open: OpenTableView }) => (
  <a
    href={tablePath(table)}
    class={styles.table}
    data-testid="open-campaign-table"
    onClick={(event) => {
      event.preventDefault();
      go(tablePath(table));
    }}
  >
    <Icon name="user" />
    <span class={styles.text}>
      <b>{m.campaign_table_open()}</b>
      <small>{m.campaign_table_of({ name: by })}</small>
    </span>
  </a>
);
