import { botIn } from '../lib/names.ts';
import { m } from '../messages/index.js';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Icon } from '../ui/icon.tsx';
import shared from '../ui/shared.module.css';
import { PlayOn } from './add-bot.tsx';
import { useTable } from './at-table.ts';
import { BotIs } from './bot-is.tsx';
import { useGameUi } from './game-ui.ts';
import styles from './people.module.css';
import { Name } from './person.tsx';

/** Where a person sits, in words; several where one screen guesses for all. */
const usePlaceOf = () => {
  const { view } = useTable();
  const { place: placeName } = useGameUi();
  return (id: string): string => {
    const places = view.seats.filter(({ members }) => members.includes(id));
    if (places.length === 0) return m.not_seated();
    return places.map((place) => placeName(place, view.settings)).join(' + ');
  };
};

const Presence = ({ id }: { readonly id: string }) => {
  const { away, view } = useTable();
  const isAway = away.value.includes(id);
  if (botIn(view.members, id) !== undefined) return null;
  return (
    <small class={styles.presence} data-away={isAway || undefined}>
      {isAway ? <Icon name="unplugged" size={16} /> : <span class={styles.here} />}
      {isAway ? m.is_lost() : m.is_here()}
    </small>
  );
};

/** What a host may do for one person. What cannot be taken back asks first. */
const HostActions = ({ id }: { readonly id: string }) => {
  const { view, act, away } = useTable();
  const { place: placeName } = useGameUi();
  const isBot = botIn(view.members, id) !== undefined;
  const held = view.seats.find(({ members }) => members.includes(id));
  const isSeated = held !== undefined;
  const vacant = view.seats.filter(
    ({ members, most }) => !members.includes(id) && members.length < most,
  );
  return (
    <div class={shared.list}>
      {vacant.map((place) => (
        <Button
          key={place.seat}
          wide
          icon="user"
          data-give-seat={place.seat}
          onClick={() => act({ kind: 'seat', member: id, seat: place.seat })}
        >
          {m.seat_at()} {placeName(place, view.settings)}
        </Button>
      ))}
      {isSeated && (
        <Button
          wide
          data-testid="free-seat"
          onClick={() => act({ kind: 'seat', member: id, seat: null })}
        >
          {m.free_seat()}
        </Button>
      )}
      {held !== undefined && !isBot && away.value.includes(id) && (
        <PlayOn id={id} seat={held.seat} />
      )}
      {isBot ? (
        <Button
          wide
          icon="leave"
          data-testid="remove-bot"
          onClick={() => act({ kind: 'remove', member: id })}
        >
          {m.remove_bot()}
        </Button>
      ) : (
        <PersonActions id={id} />
      )}
    </div>
  );
};

const PersonActions = ({ id }: { readonly id: string }) => {
  const { act, nameOf } = useTable();
  const name = nameOf(id);
  return (
    <>
      <Confirm
        icon="crown"
        label={m.hand_over()}
        question={m.hand_over_sure({ name })}
        testId="hand-over"
        onConfirm={() => void act({ kind: 'handOver', member: id })}
      />
      <Confirm
        icon="leave"
        label={m.remove()}
        question={m.remove_sure({ name })}
        testId="remove"
        onConfirm={() => void act({ kind: 'remove', member: id })}
      />
    </>
  );
};

const Person = ({ id, devices }: { readonly id: string; readonly devices: number | undefined }) => {
  const { view, me } = useTable();
  const placeOf = usePlaceOf();
  const who = (
    <span class={styles.who}>
      <span class={styles.name}>
        <Name id={id} />
        {view.host === id && <Icon name="crown" size={16} />}
        {view.host === id && <span class="visually-hidden">{m.host()}</span>}
      </span>
      <small class={shared.soft}>
        <BotIs id={id} after=" · " />
        {placeOf(id)}
      </small>
      {devices !== undefined && (
        <small class={shared.soft}>{m.devices_of({ count: devices })}</small>
      )}
    </span>
  );
  return (
    <li class={styles.row} data-member={id} data-me={id === me.member || undefined}>
      {me.host && id !== me.member ? (
        <details>
          <summary class={styles.line}>
            {who}
            <Presence id={id} />
            <span class={styles.opens}>
              <Icon name="open" size={20} />
            </span>
          </summary>
          <HostActions id={id} />
        </details>
      ) : (
        <div class={styles.line}>
          {who}
          <Presence id={id} />
        </div>
      )}
    </li>
  );
};

/** Everyone at the table: who they are, where they sit, whether they are there; for the host, what to do. */
export const People = () => {
  const { view, out } = useTable();
  const present = view.members.filter(({ id }) => !out.value.includes(id));
  return (
    <ul class={styles.people} data-testid="people">
      {present.map(({ id, devices }) => (
        <Person key={id} id={id} devices={devices} />
      ))}
    </ul>
  );
};
