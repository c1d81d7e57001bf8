import { m } from '../messages/index.js';
import { Icon } from '../ui/icon.tsx';
import { Mark } from '../ui/mark.tsx';
import shared from '../ui/shared.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { useTable } from './at-table.ts';
import { BotIs } from './bot-is.tsx';
import { Name } from './person.tsx';
import { useRoles, useUi } from './roles.ts';
import styles from './who.module.css';

const Person = ({ id, seats }: { readonly id: string; readonly seats: readonly string[] }) => {
  const { view, me, away } = useTable();
  const roles = useRoles()(id, seats);
  const isAway = away.value.includes(id);
  return (
    <li class={styles.person} data-mine={id === me.member || undefined}>
      <b>
        <Name id={id} />
      </b>
      <BotIs id={id} />
      {id === me.member && <span>({m.who_you()})</span>}
      {view.host === id && (
        <>
          <Icon name="crown" size={18} />
          <span class="visually-hidden">{m.host()}</span>
        </>
      )}
      <span class={shared.soft}>{[...roles, ...(isAway ? [m.who_away()] : [])].join(' · ')}</span>
    </li>
  );
};

/** Everybody, by team and role. */
export const PeopleSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { view } = useTable();
  const ui = useUi();
  const teams = [...new Set(view.seats.map(({ team }) => team))];
  const seatsOf = (id: string) =>
    view.seats.filter(({ members }) => members.includes(id)).map(({ seat }) => seat);
  const unseated = view.members.filter(({ id }) => seatsOf(id).length === 0);
  return (
    <Sheet title={m.who_everyone()} onClose={onClose}>
      <div class={styles.teams} data-testid="people">
        {teams.map((team) => {
          const seats = view.seats.filter((seat) => seat.team === team);
          const members = [...new Set(seats.flatMap((seat) => seat.members))];
          const name = ui.team(team, view.settings);
          return members.length === 0 ? null : (
            <section key={team} class={styles.team} data-team={team} aria-label={name}>
              <h3 class={styles.head}>
                <span class={styles.mark}>
                  <Mark identity={ui.mark(team)} />
                </span>
                {name}
              </h3>
              <ul class={styles.people}>
                {members.map((id) => (
                  <Person
                    key={id}
                    id={id}
                    seats={seatsOf(id).filter((seat) => seats.some((each) => each.seat === seat))}
                  />
                ))}
              </ul>
            </section>
          );
        })}
        {unseated.length > 0 && (
          <section class={styles.team} aria-label={m.who_unseated()}>
            <h3 class={styles.head}>{m.who_unseated()}</h3>
            <ul class={styles.people}>
              {unseated.map(({ id }) => (
                <Person key={id} id={id} seats={[]} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Sheet>
  );
};
