import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { becomePerson, type MyTable, myTables } from '../lib/api.ts';
import { forgetTables, tablesBeen } from '../lib/been.ts';
import { go, tablePath } from '../lib/route.ts';
import { m } from '../messages/index.js';
import { Icon } from '../ui/icon.tsx';
import styles from './my-tables.module.css';

const MOST_SHOWN = 3;

/** The way back is shorter than the way in: every table of this browser that is alive. */
export const MyTables = () => {
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    let left = false;
    const been = tablesBeen();
    if (been.length === 0) return;
    void myTables(been).then((answer) => {
      if (left || !answer.ok) return;
      const alive = answer.value.tables;
      forgetTables(been.filter((each) => !alive.some(({ table }) => table === each)));
      setTables(alive.slice(0, MOST_SHOWN));
    });
    return () => {
      left = true;
    };
  }, []);
  if (tables.length === 0) return null;
  return (
    <section class={styles.tables} aria-label={m.home_my_tables()}>
      {tables.map(({ table, person, name, host, game, running }) => (
        <a
          key={table}
          href={tablePath(table)}
          class={styles.table}
          data-testid="my-table"
          onClick={(event) => {
            event.preventDefault();
            becomePerson(person);
            go(tablePath(table));
          }}
        >
          <span class={styles.text}>
            <b>{host === null ? m.back_to_table_any() : m.back_to_table({ host })}</b>
            <small>
              {running
                ? m.back_running({ game: GAMES[game].title(), name })
                : m.back_lobby({ game: GAMES[game].title(), name })}
            </small>
          </span>
          <Icon name="send" />
        </a>
      ))}
    </section>
  );
};
