import { ROUTES } from '@remez/protocol/routes';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../lib/api.ts';
import { locale } from '../lib/locale.ts';
import { isKept } from '../lib/offline/keeping.ts';
import { m } from '../messages/index.js';
import { Icon } from '../ui/icon.tsx';
import shared from '../ui/shared.module.css';
import styles from './home.module.css';

/** Not every network that comes back says so. */
const ASK_EVERY = 5000;

/** On the way in, while the server is out of reach: what can be done now, and what has to wait. */
export const WithoutNetwork = () => {
  const [kept, setKept] = useState<boolean>();
  useEffect(() => {
    void isKept(locale.value).then(setKept);
  }, [locale.value]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask(ROUTES.me);
    }, ASK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <section
      class={`${shared.panel} ${styles.without}`}
      role="status"
      data-testid="without-network"
    >
      <Icon name="unplugged" />
      <div>
        <b>{m.no_network_title()}</b>
        {kept === true && <p>{m.no_network_alone()}</p>}
        {kept === false && <p>{m.offline_not_kept()}</p>}
        <p class={shared.soft}>{m.no_network_waits()}</p>
      </div>
    </section>
  );
};
