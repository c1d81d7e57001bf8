import type { TableView } from '@remez/protocol/client';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { findSharedAddress, isAlone, linkTo } from '../../lib/address.ts';
import { goInstead, tablePath } from '../../lib/route.ts';
import { m } from '../../messages/index.js';
import { Button, IconButton } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Qr } from '../../ui/qr.tsx';
import shared from '../../ui/shared.module.css';
import { useTable } from '../at-table.ts';
import { useSeries } from '../between/series.ts';
import { CodeSaid } from '../big-screen/corner.tsx';
import { FullScreen } from '../big-screen/full-screen.tsx';
import { BotIs } from '../bot-is.tsx';
import { useGameUi } from '../game-ui.ts';
import { MenuSheet } from '../menu.tsx';
import { PersonName } from '../person.tsx';
import styles from './big-lobby.module.css';

type SeatView = TableView['seats'][number];

/** How to come to the table, for the last row of the room. */
const WayIn = () => {
  const { table, view } = useTable();
  useEffect(() => void findSharedAddress(), []);
  const link = linkTo(tablePath(table));
  return (
    <section class={styles.wayIn} aria-label={m.invite()}>
      <p>{m.tv_browser()}</p>
      {isAlone() ? (
        <p class={styles.alone}>{m.address_alone()}</p>
      ) : (
        <p class={styles.address} dir="ltr" data-testid="address">
          {new URL(link).host}
        </p>
      )}
      <div class={styles.qr}>
        <Qr text={link} label={m.qr_of_table()} />
      </div>
      {view.code === undefined ? (
        <p>{m.table_is_locked()}</p>
      ) : (
        <>
          <p class={shared.soft}>{m.tv_code_next()}</p>
          <p class={styles.code} data-testid="code">
            <span class="visually-hidden">{m.code()}</span>
            <CodeSaid code={view.code} />
          </p>
        </>
      )}
    </section>
  );
};

const Seat = ({ place: { seat, members } }: { readonly place: SeatView }) => {
  const role = useGameUi().role(seat);
  return (
    <div>
      {role !== null && <h3>{role}</h3>}
      {members.length === 0 ? (
        <p class={shared.soft}>{m.nobody_yet()}</p>
      ) : (
        <ul class={styles.people}>
          {members.map((id) => (
            <li key={id}>
              <PersonName id={id} /> <BotIs id={id} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const Teams = () => {
  const { view } = useTable();
  const { team: nameOfTeam, mark, together } = useGameUi();
  /** Seats that are held together are one place, beside the teams. */
  const held = together?.(view.settings) ?? [];
  const common = view.seats.find(({ seat }) => seat === held[0]);
  const teams = [...new Set(view.seats.map(({ team }) => team))];
  return (
    <div class={styles.teams}>
      {teams.map((team) => {
        const name = nameOfTeam(team, view.settings);
        return (
          <section key={team} class={styles.team} data-team={team} aria-label={name}>
            <h2>
              <span class={styles.mark}>
                <Mark identity={mark(team)} />
              </span>
              <bdi>{name}</bdi>
            </h2>
            {view.seats
              .filter((place) => place.team === team && !held.includes(place.seat))
              .map((place) => (
                <Seat key={place.seat} place={place} />
              ))}
          </section>
        );
      })}
      {common && (
        <section class={`${styles.team} ${styles.common}`} aria-label={m.role_operative()}>
          <Seat place={common} />
        </section>
      )}
    </div>
  );
};

/** Who has come and has no seat yet. */
const Standing = () => {
  const { view } = useTable();
  const seated = new Set(view.seats.flatMap(({ members }) => members));
  const standing = view.members.filter(({ id, out }) => !seated.has(id) && !out);
  if (standing.length === 0) return null;
  return (
    <p class={styles.standing}>
      <span class={shared.soft}>{m.not_seated()}</span>{' '}
      {standing.map(({ id }, nth) => (
        <span key={id}>
          {nth > 0 && ' · '}
          <PersonName id={id} />
        </span>
      ))}
    </p>
  );
};

/** One screen that guesses for all, where the host allows it; else how to come to it. */
const Share = () => {
  const { table, view, watching } = useTable();
  const { isForSharedScreen } = useGameUi();
  if (isForSharedScreen === undefined || !watching) return null;
  if (!view.settings.sharedScreen) return <p class={shared.soft}>{m.tv_share_how()}</p>;
  return (
    <Button
      icon="tv"
      data-testid="share-this-screen"
      onClick={() => goInstead(`${tablePath(table)}?screen`)}
    >
      {m.shared_screen_join()}
    </Button>
  );
};

/** The lobby on a screen for the whole room: the way in, who sits where, who is missing. Nothing scrolls. */
export const BigLobby = ({ missing }: { readonly missing: ComponentChildren }) => {
  const { view, nameOf, isLocal } = useTable();
  const [menu, setMenu] = useState(false);
  const game = useGameUi().title();
  const series = useSeries();
  return (
    <div class={styles.lobby} data-testid="lobby">
      {!isLocal && <WayIn />}
      <main class={styles.main}>
        <h1>{view.host === null ? game : m.tv_table_of({ game, host: nameOf(view.host) })}</h1>
        {series !== undefined && <p data-testid="series">{series}</p>}
        <Teams />
        <Standing />
        <div class={styles.missing} role="status">
          {missing}
        </div>
        <div class={styles.foot}>
          <Share />
          <span class={styles.tools}>
            <IconButton
              label={m.menu()}
              icon="menu"
              data-testid="tool-menu"
              onClick={() => setMenu(true)}
            />
            <FullScreen />
          </span>
        </div>
      </main>
      {menu && <MenuSheet onClose={() => setMenu(false)} />}
    </div>
  );
};
