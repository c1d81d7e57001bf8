import { useEffect, useState } from 'preact/hooks';
import { locale } from '../../lib/locale.ts';
import { canInstall, install } from '../../lib/offline/install.ts';
import { isInstalled, isKept } from '../../lib/offline/keeping.ts';
import { m } from '../../messages/index.js';
import { Button } from '../button.tsx';
import shared from '../shared.module.css';

/** An iPad says that it is a Macintosh, but is touched with fingers. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/u.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** What of the app is here without a network; where nothing can be, why. */
const KeptLine = () => {
  const [kept, setKept] = useState<boolean>();
  useEffect(() => {
    void isKept(locale.value).then(setKept);
  }, [locale.value]);
  if (kept === undefined) return null;
  return <p class={shared.note}>{kept ? m.offline_kept() : m.offline_not_kept()}</p>;
};

/** In the settings: installing the app, and playing without a network. */
export const InstallPart = () =>
  isSecureContext ? (
    <div class={shared.stack} data-testid="installing">
      {canInstall() && (
        <Button icon="phone" wide data-testid="install" onClick={install}>
          {m.install_it()}
        </Button>
      )}
      {isApplePhone() && !isInstalled() && <p class={shared.note}>{m.install_apple()}</p>}
      <KeptLine />
    </div>
  ) : (
    <p class={shared.note} data-testid="insecure">
      {m.offline_insecure()}
    </p>
  );
