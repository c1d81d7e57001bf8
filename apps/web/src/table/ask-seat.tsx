import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import shared from '../ui/shared.module.css';
import { useTable } from './at-table.ts';
import { useGameUi } from './game-ui.ts';

/** For a member without a seat in a running match: seats that are the host's to give are asked for. */
export const AskSeat = () => {
  const { me, view, act, nameOf } = useTable();
  const { place: placeName } = useGameUi();
  if (me.member === undefined || me.seats.length > 0) return null;
  const host = view.host === null ? m.host() : nameOf(view.host);
  if (me.asked !== undefined) {
    const text = me.asked.answer === 'no' ? m.why_turned_away_seat() : m.ask_sent({ name: host });
    return (
      <p class={shared.note} role="status" data-testid="seat-asked">
        {text}
      </p>
    );
  }
  const seats = view.seats.filter(({ seat }) => me.can.askSeat?.includes(seat));
  if (seats.length === 0) return null;
  return (
    <>
      <p class={shared.note}>{m.ask_for_place_about({ name: host })}</p>
      <div class={shared.buttons}>
        {seats.map((place) => (
          <Button
            key={place.seat}
            class={shared.grow}
            data-ask-seat={place.seat}
            onClick={() => act({ kind: 'askSeat', seat: place.seat })}
          >
            {m.ask_seat({ seat: placeName(place, view.settings) })}
          </Button>
        ))}
      </div>
    </>
  );
};
