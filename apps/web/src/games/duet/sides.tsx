import type { DuetView, Side } from '@remez/protocol/client';
import { ClueList } from '../../board/clue-list.tsx';
import sides from '../../board/side.module.css';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { useIsShared } from '../../table/between/next.ts';
import { NextTeam } from '../../table/between/parts.tsx';
import { PersonName } from '../../table/person.tsx';
import { Icon } from '../../ui/icon.tsx';
import shared from '../../ui/shared.module.css';
import { useGame, usePlaces } from './at-game.ts';
import duet from './duet.module.css';

/** Whom everyone is waiting for. */
export const isOnTurn = (
  { phase, giver, givers = [], guessers = [] }: DuetView,
  side: Side,
): boolean => {
  switch (phase) {
    case 'clue':
      return givers.includes(side);
    case 'guess':
    case 'suddenDeath':
      return guessers.includes(side);
    case 'ruling':
      return giver === side;
    case 'over':
      return false;
  }
};

/** On a wide screen: who sits there, what they said, and what is left of their own to be found. */
export const SidePanel = ({ side }: { readonly side: Side }) => {
  const game = useGame();
  const places = usePlaces();
  const place = places.placeOf(side);
  const onTurn = isOnTurn(game, side);
  const isNext = useIsShared() && game.phase === 'over';
  /** In sudden death and at the end there is nothing left to give clues for. */
  const givesClues = game.phase !== 'over' && !game.suddenDeath;
  const left = givesClues ? game.remaining?.[side] || undefined : undefined;
  const title = places.isSeated
    ? place === 'near'
      ? m.duet_us()
      : m.duet_them()
    : side === 'a'
      ? m.duet_side_a()
      : m.duet_side_b();
  return (
    <aside
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      class={`${sides.side} ${place === 'near' ? duet.near : duet.far}`}
      data-turn={onTurn || undefined}
      aria-label={title}
    >
      <header class={sides.head}>
        <h2>{title}</h2>
        {left !== undefined && <p class={shared.note}>{m.duet_left_ours({ count: left })}</p>}
      </header>
      {isNext ? (
        <NextTeam team={side} />
      ) : (
        <ul class={sides.people}>
          {places.membersOf(side).map((id) => (
            <li key={id}>
              <PersonName id={id} />
            </li>
          ))}
        </ul>
      )}
      <ClueList turns={game.story.filter(({ clue }) => clue?.side === side)} />
    </aside>
  );
};

/** On a phone: who sits across, above the board, and oneself below it. */
export const Edge = ({ side }: { readonly side: Side }) => {
  const places = usePlaces();
  const { away } = useTable();
  const members = places.membersOf(side);
  const isAway = members.length > 0 && members.every((id) => away.value.includes(id));
  return (
    <p class={duet.edge} data-away={isAway || undefined} data-place={places.placeOf(side)}>
      <span>{places.nameOf(side)}</span>
      {isAway && (
        <>
          <Icon name="unplugged" size={16} />
          <span class="visually-hidden">{m.is_lost()}</span>
        </>
      )}
    </p>
  );
};
