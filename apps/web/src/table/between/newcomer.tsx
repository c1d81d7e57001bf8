import { m } from '../../messages/index.js';
import { Button } from '../../ui/button.tsx';
import shared from '../../ui/shared.module.css';
import { useTable } from '../at-table.ts';
import { useGameUi } from '../game-ui.ts';
import styles from './newcomer.module.css';

/** With each team one place: the one that is missing, else where there is most room. */
const usePlaces = () => {
  const { view, me } = useTable();
  const free = view.seats.filter(({ seat }) => me.can.sit.includes(seat));
  const roomIn = (seat: string, { least, most, members }: (typeof free)[number]) =>
    view.missing.some((each) => each.seat === seat) ? 1000 + least : most - members.length;
  const teams = [...new Set(free.map(({ team }) => team))];
  return teams.flatMap((team) => {
    const [best] = free
      .filter((place) => place.team === team)
      .sort((one, other) => roomIn(other.seat, other) - roomIn(one.seat, one));
    return best === undefined ? [] : [best];
  });
};

/** Who comes between two games sits down with one tap, and plays the next one. */
export const Newcomer = () => {
  const { view, me, act } = useTable();
  const { team: nameOfTeam } = useGameUi();
  const places = usePlaces();
  if (me.member === undefined || me.seats.length > 0 || view.running) return null;
  const peopleWith = (team: string) =>
    new Set(view.seats.filter((each) => each.team === team).flatMap(({ members }) => members)).size;
  const fewest = Math.min(...places.map(({ team }) => peopleWith(team)));
  const wanted = places.find(({ team }) => peopleWith(team) === fewest);
  return (
    <section class={styles.newcomer} data-testid="newcomer" aria-label={m.between_just_in_time()}>
      <h2>{m.between_just_in_time()}</h2>
      <p class={shared.soft}>
        {places.length > 0 ? m.between_where_to_sit() : m.between_all_taken()}
      </p>
      <div class={styles.places}>
        {places.map(({ seat, team }) => (
          <Button
            key={seat}
            look={wanted?.seat === seat ? 'primary' : 'secondary'}
            data-seat={seat}
            onClick={() => act({ kind: 'sit', seat })}
          >
            {m.between_play_with({ team: nameOfTeam(team, view.settings) })}
          </Button>
        ))}
      </div>
    </section>
  );
};
