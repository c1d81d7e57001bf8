import { m } from '../../paraglide/messages.js';
import { AskSeat } from '../../table/ask-seat.tsx';
import { useTable } from '../../table/at-table.ts';
import { Button } from '../../ui/button.tsx';
import { useTeamName } from './at-game.ts';
import parts from './parts.module.css';
import { TEAMS } from './view.ts';

/** Whoever came when the game had begun may still sit with a team. */
export const TakeSeat = () => {
  const { me, act } = useTable();
  const teamName = useTeamName();
  const free = TEAMS.filter((team) => me.can.sit.includes(team));
  if (me.member === undefined || me.seats.length > 0) return null;
  if (free.length === 0) return <AskSeat />;
  return (
    <>
      <p class={parts.note}>{m.not_seated()}</p>
      <div class={parts.buttons}>
        {free.map((seat) => (
          <Button key={seat} data-seat={seat} onClick={() => act({ kind: 'sit', seat })}>
            <bdi>{teamName(seat)}</bdi>
          </Button>
        ))}
      </div>
    </>
  );
};
