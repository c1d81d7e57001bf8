import type { TableView } from '@remez/protocol/client';
import { botIn } from '../lib/names.ts';
import { m } from '../messages/index.js';
import { Button } from '../ui/button.tsx';
import shared from '../ui/shared.module.css';
import { useTable } from './at-table.ts';
import { useGameUi } from './game-ui.ts';

/**
 * A member without a seat takes one that is theirs to take: their own, which a bot may have had
 * meanwhile.
 */
const SitDown = ({ places }: { readonly places: TableView['seats'] }) => {
  const { view, act, nameOf } = useTable();
  const { place: placeName } = useGameUi();
  const keeper = places
    .flatMap(({ members }) => members)
    .findLast((id) => botIn(view.members, id) !== undefined);
  return (
    <>
      <p class={shared.note}>
        {keeper === undefined ? m.not_seated() : m.bot_keeps_seat({ name: nameOf(keeper) })}
      </p>
      <div class={shared.buttons}>
        {places.map((place) => (
          <Button
            key={place.seat}
            class={shared.grow}
            look="primary"
            data-seat={place.seat}
            onClick={() => act({ kind: 'sit', seat: place.seat })}
          >
            {m.sit_back({ seat: placeName(place, view.settings) })}
          </Button>
        ))}
      </div>
    </>
  );
};

/**
 * For a member without a seat in a running match: what is theirs to take is offered, and what is the
 * host's to give is asked for.
 */
export const AskSeat = ({
  isOffered = () => false,
}: {
  /** Seats that the game offers in its own words. */
  readonly isOffered?: (seat: string) => boolean;
}) => {
  const { me, view, act, nameOf } = useTable();
  const { place: placeName } = useGameUi();
  if (me.member === undefined || me.seats.length > 0) return null;
  const free = view.seats.filter(({ seat }) => me.can.sit.includes(seat) && !isOffered(seat));
  if (free.length > 0) return <SitDown places={free} />;
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
