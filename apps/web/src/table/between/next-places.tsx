import { m } from '../../messages/index.js';
import { Icon } from '../../ui/icon.tsx';
import { Mark } from '../../ui/mark.tsx';
import { useTable } from '../at-table.ts';
import { useGameUi } from '../game-ui.ts';
import { PersonName } from '../person.tsx';
import { type Next, useNext } from './next.ts';
import styles from './next-places.module.css';

/** Ready, or here and not yet; who is away is said beside the name. */
export const ReadyMark = ({ isReady }: { readonly isReady: boolean }) => (
  <span class={styles.mark} data-ready={isReady || undefined}>
    {isReady && <Icon name="check" size={16} />}
    <span class="visually-hidden">{isReady ? m.between_is_ready() : m.between_not_ready()}</span>
  </span>
);

const Person = ({ id, next }: { readonly id: string; readonly next: Next }) => {
  const { me, view } = useTable();
  const isAway = next.away.includes(id);
  return (
    <li
      class={styles.person}
      data-member={id}
      data-state={isAway ? 'away' : next.isReady(id) ? 'ready' : 'here'}
      data-mine={id === me.member || undefined}
    >
      <PersonName id={id} />
      {view.host === id && (
        <>
          <Icon name="crown" size={16} />
          <span class="visually-hidden">{m.host()}</span>
        </>
      )}
      {!isAway && <ReadyMark isReady={next.isReady(id)} />}
    </li>
  );
};

/** Who sits where with one team in the next match, and who of them is in for it. */
export const NextTeam = ({ team }: { readonly team: string }) => {
  const next = useNext();
  const { role } = useGameUi();
  return (
    <div class={styles.places} data-next={team}>
      {next.places
        .filter((place) => place.team === team)
        .map(({ seat, members }) => (
          <div key={seat}>
            {role(seat) !== null && <h3>{role(seat)}</h3>}
            {members.length === 0 ? (
              <p class={styles.empty}>{m.nobody_yet()}</p>
            ) : (
              <ul>
                {members.map((id) => (
                  <Person key={id} id={id} next={next} />
                ))}
              </ul>
            )}
          </div>
        ))}
    </div>
  );
};

/** All teams of the next match, side by side. */
export const NextTeams = () => {
  const { view } = useTable();
  const { team: nameOfTeam, mark } = useGameUi();
  const teams = [...new Set(view.seats.map(({ team }) => team))];
  return (
    <div class={styles.teams}>
      {teams.map((team) => {
        const name = nameOfTeam(team, view.settings);
        return (
          <section key={team} class={styles.team} data-team={team} aria-label={name}>
            <h2>
              <span class={styles.teamMark}>
                <Mark identity={mark(team)} />
              </span>
              <bdi>{name}</bdi>
            </h2>
            <NextTeam team={team} />
          </section>
        );
      })}
    </div>
  );
};
