import { listed } from '../lib/listed.ts';
import { m } from '../messages/index.js';
import { Button } from '../ui/button.tsx';
import shared from '../ui/shared.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { PlayOn } from './add-bot.tsx';
import { useTable } from './at-table.ts';
import { useGameUi } from './game-ui.ts';
import { People } from './people.tsx';
import { useHostPlay } from './play.ts';

/** A bot in the place of whoever is gone, or at the seat that nobody has, or too few. */
const BotInstead = ({
  lost,
  onDone,
}: {
  readonly lost: readonly string[];
  readonly onDone: () => void;
}) => {
  const { view, me, act } = useTable();
  const { place: placeName } = useGameUi();
  const seatOf = (id: string) => view.seats.find(({ members }) => members.includes(id))?.seat;
  const vacant = view.seats.filter(
    ({ seat, members, least }) => members.length < least && me.can.addBot?.includes(seat),
  );
  const add = async (seat: string) => {
    if (await act({ kind: 'addBot', seat, temperament: 'balanced' })) onDone();
  };
  return (
    <>
      {lost.map((id) => {
        const seat = seatOf(id);
        return seat && <PlayOn key={id} id={id} seat={seat} onDone={onDone} />;
      })}
      {lost.length === 0 &&
        vacant.map((place) => (
          <Button
            key={place.seat}
            icon="bot"
            wide
            data-play-on={place.seat}
            onClick={() => void add(place.seat)}
          >
            {m.bot_plays_at({ place: placeName(place, view.settings) })}
          </Button>
        ))}
    </>
  );
};

/** What can be done while the game waits for someone who is gone: wait, move on, give the seat to others. */
export const LostSheet = ({
  lost,
  onClose,
}: {
  /** None where the seat itself is free. */
  readonly lost: readonly string[];
  readonly onClose: () => void;
}) => {
  const { view, me, away, act, nameOf } = useTable();
  const { movingOn } = useGameUi();
  const play = useHostPlay();
  const isVacant = lost.length === 0;
  const title = isVacant ? m.lost_vacant() : m.lost_one({ names: listed(lost.map(nameOf)) });
  const { host } = view;
  const isHostAway = host !== null && away.value.includes(host);
  return (
    <Sheet title={title} onClose={onClose}>
      <div class={shared.list}>
        <p>{isVacant ? m.lost_vacant_about() : m.lost_about()}</p>
        {!me.host && host !== null && (
          <p class={shared.soft}>
            {isHostAway ? m.lost_host_lost() : m.lost_ask_host({ name: nameOf(host) })}
          </p>
        )}
        {me.can.takeHost && isHostAway && (
          <Button icon="crown" wide onClick={() => act({ kind: 'takeHost' })}>
            {m.take_host()}
          </Button>
        )}
        {me.host && <BotInstead lost={lost} onDone={onClose} />}
        <Button look="primary" wide data-testid="lost-wait" onClick={onClose}>
          {m.lost_wait()}
        </Button>
        {me.can.moveOn && (
          <>
            <Button
              icon="skip"
              wide
              data-testid="lost-move-on"
              onClick={() => void play({ kind: 'moveOn' }).then((done) => done && onClose())}
            >
              {m.move_on()}
            </Button>
            <p class={shared.note}>{movingOn()}</p>
          </>
        )}
        <h3>{m.people()}</h3>
        <People />
      </div>
    </Sheet>
  );
};
