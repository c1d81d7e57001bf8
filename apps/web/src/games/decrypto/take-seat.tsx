import { m } from '../../messages/index.js';
import { AskSeat } from '../../table/ask-seat.tsx';
import { useTable } from '../../table/at-table.ts';
import { Button } from '../../ui/button.tsx';
import { useGame, useTeamName } from './at-game.ts';
import parts from './parts.module.css';
import { TEAMS, transmitters } from './view.ts';

/**
 * Whoever came when the game had begun may still be the ear of a trio, which knows no keywords. A
 * seat that knows some is only open to who has had it, and is offered as such.
 */
export const TakeSeat = () => {
  const { me, act } = useTable();
  const { mode } = useGame();
  const teamName = useTeamName();
  const knowing = transmitters({ mode });
  const free = TEAMS.filter((team) => me.can.sit.includes(team) && !knowing.includes(team));
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
