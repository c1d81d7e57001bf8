import { useEffect } from 'preact/hooks';
import { findSharedAddress, isAlone, linkTo, sharedAddress } from '../../lib/address.ts';
import { copyText } from '../../lib/copy.ts';
import { tablePath } from '../../lib/route.ts';
import { m } from '../../messages/index.js';
import { Button } from '../../ui/button.tsx';
import { Qr } from '../../ui/qr.tsx';
import shared from '../../ui/shared.module.css';
import { say } from '../../ui/toast.tsx';
import { useTable } from '../at-table.ts';
import { useGameUi } from '../game-ui.ts';
import styles from './invite.module.css';

/** What goes with a link: who invites, and to what. */
export const useInvitation = (): string => {
  const { view, nameOf } = useTable();
  const { invitation } = useGameUi();
  const text = invitation();
  return view.host === null ? text : m.invite_from({ name: nameOf(view.host), text });
};

/** An address that others cannot follow is replaced by one that they can, and said. */
const Address = () => {
  useEffect(() => void findSharedAddress(), []);
  const address = sharedAddress();
  if (address === null && !isAlone()) return null;
  return (
    <p class={`${shared.soft} ${styles.address}`} data-testid="address">
      {address === null
        ? m.address_alone()
        : m.address_elsewhere({ address: new URL(address).host })}
    </p>
  );
};

/** The share sheet where there is one, else the link is copied, else it is shown to be copied. */
export const invite = async (link: string, text: string): Promise<void> => {
  if (navigator.share !== undefined) {
    await navigator.share({ title: m.app_name(), text, url: link }).catch(() => {});
    return;
  }
  say((await copyText(link)) ? m.link_copied() : link);
};

export const Invite = () => {
  const { table, view } = useTable();
  const invitation = useInvitation();
  const link = linkTo(tablePath(table));
  return (
    <section class={styles.invite} aria-label={m.invite()}>
      <p>{m.scan_or_code()}</p>
      <div class={styles.qr}>
        <Qr text={link} label={m.qr_of_table()} />
      </div>
      {view.code !== undefined && !view.locked && (
        <p>
          <span class="visually-hidden">{m.code()}</span>
          <bdi class={styles.code} data-testid="code">
            {view.code}
          </bdi>
        </p>
      )}
      {view.locked && <p class={shared.soft}>{m.table_is_locked()}</p>}
      <Button icon="share" onClick={() => invite(link, invitation)}>
        {m.invite()}
      </Button>
      <Address />
    </section>
  );
};
