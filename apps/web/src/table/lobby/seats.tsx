import type { TableView } from '@remez/protocol/client';
import { botIn } from '../../lib/names.ts';
import { m } from '../../messages/index.js';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Mark } from '../../ui/mark.tsx';
import shared from '../../ui/shared.module.css';
import { AddBot } from '../add-bot.tsx';
import { useTable } from '../at-table.ts';
import { ReadyMark } from '../between/next-places.tsx';
import { BotIs } from '../bot-is.tsx';
import { useGameUi } from '../game-ui.ts';
import { PersonName } from '../person.tsx';
import styles from './seats.module.css';

type SeatView = TableView['seats'][number];

/** From here on nobody counts: there is room for whoever comes. */
const A_CROWD = 20;

/** What one is there; where a team has one seat, how many it takes. */
const useSeatTitle = ({ seat, least, most }: SeatView): string => {
  const role = useGameUi().role(seat);
  if (role !== null) return role;
  if (most >= A_CROWD) return m.seat_for_least({ count: least });
  return least === most ? m.seat_for({ count: least }) : m.seat_for_between({ least, most });
};

const Person = ({ id }: { readonly id: string }) => {
  const { view, me, away } = useTable();
  const isAway = away.value.includes(id);
  return (
    <li
      class={styles.person}
      data-away={isAway || undefined}
      data-me={id === me.member || undefined}
    >
      <PersonName id={id} />
      <BotIs id={id} />
      {view.host === id && <Icon name="crown" size={16} />}
      {view.host === id && <span class="visually-hidden">{m.host()}</span>}
      {view.ready?.includes(id) && <ReadyMark isReady />}
    </li>
  );
};

/** Between matches a bot goes where the person comes from, if somebody would be lacking there: the partner stays. */
const useIsSwap = ({ members }: SeatView): boolean => {
  const { view, me } = useTable();
  if (me.seats.length === 0 || members.length === 0) return false;
  const isLacking = (seat: string) => {
    const mine = view.seats.find((each) => each.seat === seat);
    return mine !== undefined && mine.members.length <= mine.least;
  };
  return members.every((id) => botIn(view.members, id) !== undefined) && me.seats.every(isLacking);
};

const Seat = ({ place }: { readonly place: SeatView }) => {
  const { me, act } = useTable();
  const title = useSeatTitle(place);
  const { seat, members } = place;
  const isMissing = members.length < place.least;
  const about = useGameUi().roleAbout?.(seat);
  const mine = me.member !== undefined && members.includes(me.member);
  const isSwap = useIsSwap(place);
  return (
    <div class={styles.seat}>
      <div class={styles.seatHead}>
        <h3>
          {title}
          {about !== undefined && <small class={styles.about}>{about}</small>}
        </h3>
        {mine ? (
          <Button look="ghost" data-mine={seat} onClick={() => act({ kind: 'stand' })}>
            {m.stand_up()}
          </Button>
        ) : (
          me.can.sit.includes(seat) && (
            <Button data-seat={seat} onClick={() => act({ kind: 'sit', seat })}>
              {isSwap ? m.swap_seats() : m.sit_here()}
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
      {isMissing && me.can.addBot?.includes(seat) && <AddBot seat={seat} label={m.add_bot()} />}
    </div>
  );
};

export const Seats = () => {
  const { view, me } = useTable();
  const teams = [...new Set(view.seats.map(({ team }) => team))];
  const withSeat = new Set(view.seats.flatMap(({ members }) => members));
  const standing = view.members.filter(({ id, out }) => !withSeat.has(id) && !out);
  const { team: nameOfTeam, mark, together } = useGameUi();
  const [common, ...rest] = together?.(view.settings) ?? [];
  const shown = view.seats.filter(({ seat }) => seat !== common && !rest.includes(seat));
  const third = view.seats.find(({ seat }) => seat === common);
  const title = (team: string) => nameOfTeam(team, view.settings);
  return (
    <>
      <div class={styles.teams} data-two={teams.length > 1 || undefined} data-three={third && true}>
        {teams.map((team) => (
          <section key={team} class={styles.team} data-team={team} aria-label={title(team)}>
            <h2 class={styles.teamName}>
              <span class={styles.teamMark}>
                <Mark identity={mark(team)} />
              </span>
              <bdi>{title(team)}</bdi>
            </h2>
            {shown
              .filter((seat) => seat.team === team)
              .map((place) => (
                <Seat key={place.seat} place={place} />
              ))}
          </section>
        ))}
        {third && (
          <section class={styles.team} data-common>
            <Seat place={third} />
          </section>
        )}
      </div>
      {me.oneDevice && <p class={shared.soft}>{m.why_one_device()}</p>}
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
