import { useEffect } from 'preact/hooks';
import { findSharedAddress, isAlone, linkTo } from '../lib/address.ts';
import { useMedia } from '../lib/media.ts';
import { m } from '../messages/index.js';
import { Qr } from '../ui/qr.tsx';
import styles from './home.module.css';

/** As the styles have it for whoever looks from a sofa. */
const FROM_A_SOFA = '(min-width: 1600px) and (min-height: 800px)';

/** On a television the front door is an invitation: phones come in through the camera. */
export const PhonesHere = () => {
  const isTelevision = useMedia(FROM_A_SOFA);
  useEffect(() => {
    if (isTelevision) void findSharedAddress();
  }, [isTelevision]);
  if (!isTelevision || isAlone()) return null;
  const link = linkTo('/');
  return (
    <div class={styles.phones}>
      <Qr text={link} label={m.home_phones_here()} />
      <p>
        {m.home_phones_here()}
        <bdi class={styles.address}>{new URL(link).host}</bdi>
      </p>
    </div>
  );
};
