import { useEffect, useState } from 'preact/hooks';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { useGame } from './at-game.ts';
import styles from './parts.module.css';

/** How high the sand stands, of twenty. */
const HIGH = 20;

/** What is left, by the server's clock. */
const useLeft = (endsAt: number): number => {
  const { session } = useTable();
  const left = () => Math.max(0, (endsAt - session.serverNow()) / 1000);
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
};

/** X6 · the sand runs from the moment the first encryptor is done. */
const Hourglass = ({ endsAt, length }: { readonly endsAt: number; readonly length: number }) => {
  const seconds = useLeft(endsAt);
  const above = Math.min(1, seconds / length) * HIGH;
  const below = HIGH - above;
  return (
    <div class={styles.hourglass} data-testid="hourglass" data-ends={seconds <= 10 || undefined}>
      <svg viewBox="0 0 48 64" aria-hidden="true">
        <clipPath id="upper-bulb">
          <path d="M10 8h28c0 12-12 16-12 24h-4c0-8-12-12-12-24z" />
        </clipPath>
        <clipPath id="lower-bulb">
          <path d="M22 32h4c0 8 12 12 12 24H10c0-12 12-16 12-24z" />
        </clipPath>
        <rect
          clip-path="url(#upper-bulb)"
          class={styles.sand}
          x="8"
          width="32"
          y={8 + HIGH - above}
          height={above + 4}
        />
        <rect
          clip-path="url(#lower-bulb)"
          class={styles.sand}
          x="8"
          width="32"
          y={56 - below}
          height={below}
        />
        {seconds > 0 && <path class={styles.stream} d="M24 31v25" />}
        <path
          class={styles.glass}
          d="M6 5h36M6 59h36M10 5v3c0 12 12 16 12 24s-12 12-12 24v3M38 5v3c0 12-12 16-12 24s12 12 12 24v3"
        />
      </svg>
      <bdi class={styles.seconds} role="timer">
        {Math.ceil(seconds)}
      </bdi>
      <span class={styles.then}>{m.decrypto_hourglass_then()}</span>
      <span class="visually-hidden" role="status">
        {seconds <= 10 ? m.time_is_short() : m.decrypto_hourglass_turned()}
      </span>
    </div>
  );
};

/** The hourglass of this game, while it runs. */
export const HourglassHere = () => {
  const { turned, endsAt, hourglass } = useGame();
  if (!turned || endsAt === undefined || hourglass === null) return null;
  return <Hourglass endsAt={endsAt} length={hourglass} />;
};
