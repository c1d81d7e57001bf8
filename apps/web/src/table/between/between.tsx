import { listed } from '../../lib/listed.ts';
import { m } from '../../messages/index.js';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import shared from '../../ui/shared.module.css';
import { PlayOn } from '../add-bot.tsx';
import { useTable } from '../at-table.ts';
import styles from './between.module.css';
import { Newcomer } from './newcomer.tsx';
import { type Next, useNext } from './next.ts';
import { NextTeams } from './next-places.tsx';
import { useSeries } from './series.ts';

/** Who is missing for the next match, in a sentence each. */
const Missing = ({ next }: { readonly next: Next }) => {
  const { view, nameOf } = useTable();
  const { people, unready, away, standing, isManned } = next;
  const ready = people.length - unready.length - away.length;
  const namesOf = (ids: readonly string[]) => listed(ids.map(nameOf));
  return (
    <div class={styles.missing} role="status" data-testid="between-missing">
      {unready.length === 0 && isManned ? (
        <p>
          <b>{m.between_all_ready()}</b>
        </p>
      ) : (
        <p>
          {unready.length > 0 && <b>{m.between_waiting({ names: namesOf(unready) })} </b>}
          <span class={shared.soft}>{m.between_count({ ready, all: people.length })}</span>
        </p>
      )}
      {away.length > 0 && (
        <p class={styles.away}>
          <Icon name="unplugged" size={18} />{' '}
          {m.between_away({ names: namesOf(away), count: away.length })}
        </p>
      )}
      {view.missing.length > 0 && <p>{m.between_seats_empty()}</p>}
      {standing.length > 0 && (
        <p class={shared.soft}>{m.between_standing({ names: namesOf(standing) })}</p>
      )}
    </div>
  );
};

/** For the host: what can be done about someone who is not here, besides waiting. */
const Absent = ({ id }: { readonly id: string }) => {
  const { view, act, nameOf } = useTable();
  const held = view.seats.find(({ members }) => members.includes(id));
  if (held === undefined) return null;
  return (
    <li class={styles.absent} data-absent={id}>
      <PlayOn id={id} seat={held.seat} />
      <Button wide data-bench={id} onClick={() => act({ kind: 'seat', member: id, seat: null })}>
        {m.between_bench({ name: nameOf(id) })}
      </Button>
    </li>
  );
};

/**
 * After a match, on every screen: who sits where in the next one, who is here, who is ready, and
 * what is missing. The board with its key lies beside it.
 */
export const Between = () => {
  const { me } = useTable();
  const next = useNext();
  const series = useSeries();
  return (
    <div class={styles.between} data-between>
      {series !== undefined && (
        <p class={styles.series} data-testid="series">
          {series}
        </p>
      )}
      <Newcomer />
      <Missing next={next} />
      <div class={styles.teams} data-next-teams>
        <NextTeams />
      </div>
      {me.host && next.away.length > 0 && (
        <ul class={styles.absentees}>
          {next.away.map((id) => (
            <Absent key={id} id={id} />
          ))}
        </ul>
      )}
    </div>
  );
};
