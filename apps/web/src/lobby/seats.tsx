import { useTable } from '../lib/at-table.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Mark } from '../ui/mark.tsx';
import styles from './lobby.module.css';

const TEAMS = ['red', 'blue'] as const;
type Team = (typeof TEAMS)[number];

const roleName = (seat: string): string =>
  seat.endsWith('spymaster') ? m.role_spymaster() : m.role_operative();

const Person = ({ id }: { readonly id: string }) => {
  const { view, me, presence, nameOf } = useTable();
  const away = !presence.here.includes(id);
  return (
    <li class={styles.person} data-away={away || undefined} data-me={id === me.member || undefined}>
      <bdi>{nameOf(id)}</bdi>
      {view.host === id && <Icon name="crown" size={16} />}
      {view.host === id && <span class="visually-hidden">{m.host()}</span>}
      {away && <span class="visually-hidden">{m.away()}</span>}
    </li>
  );
};

const Seat = ({
  seat,
  members,
}: {
  readonly seat: string;
  readonly members: readonly string[];
}) => {
  const { me, act } = useTable();
  const mine = me.member !== undefined && members.includes(me.member);
  return (
    <div class={styles.seat}>
      <div class={styles.seatHead}>
        <h3>{roleName(seat)}</h3>
        {mine ? (
          <Button look="ghost" data-mine={seat} onClick={() => act({ kind: 'stand' })}>
            {m.stand_up()}
          </Button>
        ) : (
          me.can.sit.includes(seat) && (
            <Button data-seat={seat} onClick={() => act({ kind: 'sit', seat })}>
              {m.sit_here()}
            </Button>
          )
        )}
      </div>
      {members.length === 0 ? (
        <p class={styles.empty}>{m.nobody_yet()}</p>
      ) : (
        <ul class={styles.people}>
          {members.map((id) => (
            <Person key={id} id={id} />
          ))}
        </ul>
      )}
    </div>
  );
};

export const Seats = () => {
  const { view } = useTable();
  const teams = TEAMS.filter((team) => view.seats.some((seat) => seat.team === team));
  const seated = new Set(view.seats.flatMap(({ members }) => members));
  const standing = view.members.filter(({ id }) => !seated.has(id));
  const title = (team: Team) => {
    if (view.settings.classic.mode === 'coop') return m.team_all();
    return team === 'red' ? m.team_red() : m.team_blue();
  };
  return (
    <>
      <div class={styles.teams} data-two={teams.length > 1 || undefined}>
        {teams.map((team) => (
          <section key={team} class={styles.team} data-team={team} aria-label={title(team)}>
            <h2 class={styles.teamName}>
              <span class={styles.teamMark}>
                <Mark identity={team} />
              </span>
              {title(team)}
            </h2>
            {view.seats
              .filter((seat) => seat.team === team)
              .map(({ seat, members }) => (
                <Seat key={seat} seat={seat} members={members} />
              ))}
          </section>
        ))}
      </div>
      {standing.length > 0 && (
        <section aria-label={m.not_seated()}>
          <h2 class={styles.empty}>{m.not_seated()}</h2>
          <ul class={styles.people}>
            {standing.map(({ id }) => (
              <Person key={id} id={id} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
