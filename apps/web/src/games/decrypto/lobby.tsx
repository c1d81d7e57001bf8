import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { Button } from '../../ui/button.tsx';
import styles from './lesson.module.css';

/** What the sand takes when it runs, as the rules have it. */
const USUAL = 30;

/** X6 · at a table's first match of Decrypto: a calm start without sand, in one tap. */
export const Lobby = () => {
  const { view, me, act } = useTable();
  const { hourglass } = view.settings.decrypto;
  const isFirst = view.finished.every(({ game }) => game !== 'decrypto');
  if (!me.can.prepare || !isFirst) return null;
  const choose = (seconds: number | null) =>
    void act({ kind: 'set', settings: { decrypto: { hourglass: seconds } } });
  return (
    <section class={styles.lesson} data-testid="calm-start">
      <p>{hourglass === null ? m.decrypto_calm_on() : m.decrypto_calm_about()}</p>
      {hourglass === null ? (
        <Button data-testid="with-sand" onClick={() => choose(USUAL)}>
          {m.decrypto_calm_off()}
        </Button>
      ) : (
        <Button data-testid="without-sand" onClick={() => choose(null)}>
          {m.decrypto_calm_start()}
        </Button>
      )}
    </section>
  );
};
