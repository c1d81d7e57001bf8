import { useEffect, useState } from 'preact/hooks';
import { m } from '../messages/index.js';
import { useTable } from './at-table.ts';
import styles from './countdown.module.css';

const WARN_AT = 15;

/** What is left of the time, by the server's clock; it warns before it ends (C24). */
export const Countdown = ({ endsAt }: { readonly endsAt: number }) => {
  const { session } = useTable();
  const left = () => Math.max(0, Math.ceil((endsAt - session.serverNow()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const warns = seconds <= WARN_AT;
  return (
    <>
      <bdi class={styles.clock} data-warns={warns || undefined} role="timer">
        {text}
      </bdi>
      <span class="visually-hidden" role="status">
        {warns && m.time_is_short()}
      </span>
    </>
  );
};
