import { PAGES } from '@remez/protocol/routes';
import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { connectLocally } from '../lib/local-tables.ts';
import { isPlaying } from '../lib/offline/playing.ts';
import { go } from '../lib/route.ts';
import { startSession, type TableSession } from '../lib/session.ts';
import { m } from '../messages/index.js';
import { useGames } from '../table/game-ui.ts';
import { PassContext } from '../table/pass-context.ts';
import { PassOn } from '../table/pass-on.tsx';
import { holderIn, personAt } from '../table/passing.ts';
import { Button } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './pass-around.module.css';
import { Farewell, TableScreen } from './table.tsx';

/** So many may share a device. */
const MOST_PLACES = 8;
const PERSONS = Array.from({ length: MOST_PLACES }, (_, place) => personAt(place));

/** The device between two hands: nothing of the game is on it, but for whom it is. */
const Cover = ({
  session,
  handedTo,
  onTaken,
}: {
  readonly session: TableSession;
  /** Whom it was handed to, where that has just been said. */
  readonly handedTo: string | undefined;
  readonly onTaken: (person: string) => void;
}) => {
  const games = useGames();
  const [choosing, setChoosing] = useState(false);
  const { view, status, goodbye } = session.live.value;
  const running = status !== 'ended' && (view?.running ?? true);
  /** A newer version is offered when nobody plays, also while the device goes from hand to hand. */
  useLayoutEffect(() => {
    isPlaying.value = running;
    return () => {
      isPlaying.value = false;
    };
  }, [running]);
  if (status === 'ended') return <Farewell reason={goodbye ?? 'ended'} isLocal />;
  if (view === undefined && status === 'reconnecting') {
    return <Farewell reason="unavailable" isLocal />;
  }
  if (view === undefined) return <Notice title={m.setting_the_table()} />;
  const { members, seats, settings, match } = view;
  const take = (member: string) => onTaken(personAt(members.findIndex(({ id }) => id === member)));
  const { mark, team } = games[match?.view.game ?? settings.game];
  const seatOf = (member: string) => seats.find((seat) => seat.members.includes(member));
  const next = handedTo ?? holderIn(games, view);
  const [first] = members;
  /** When it is over everything lies open: anyone may look. */
  const to = next ?? first?.id ?? '';
  const { name = '' } = members.find(({ id }) => id === to) ?? {};
  const at = seatOf(to);
  return (
    <main class={styles.cover} data-team={at?.team} data-testid="cover">
      {at && (
        <span class={styles.mark}>
          <Mark identity={mark(at.team)} />
        </span>
      )}
      <p class={styles.hand}>{m.pass_hand_over()}</p>
      <h1 class={styles.name}>{name}</h1>
      {at && <p class={styles.team}>{team(at.team, settings)}</p>}
      <p class={styles.others}>{m.pass_look_away()}</p>
      <Button look="primary" wide data-testid="pass-take" onClick={() => take(to)}>
        {m.pass_here()}
      </Button>
      {choosing ? (
        <div class={styles.people}>
          {members
            .filter(({ id }) => id !== to)
            .map(({ id, name: other }) => (
              <Button key={id} data-take={id} onClick={() => take(id)}>
                {other}
              </Button>
            ))}
        </div>
      ) : (
        <Button look="ghost" data-testid="pass-other" onClick={() => setChoosing(true)}>
          {m.pass_someone_else()}
        </Button>
      )}
      <Button look="ghost" onClick={() => go(PAGES.home)}>
        {m.to_home()}
      </Button>
    </main>
  );
};

/** One device for a whole group. Between two people it is covered, also after a reload. */
export const PassAround = ({ table }: { readonly table: string }) => {
  const [person, setPerson] = useState<string>();
  const [handedTo, setHandedTo] = useState<string>();
  const [watching, setWatching] = useState<TableSession>();
  /** The same component all the time: the screen around it is not made anew. */
  const Handing = useCallback(
    () => (
      <PassOn
        onPass={(next) => {
          setHandedTo(next);
          setPerson(undefined);
        }}
      />
    ),
    [],
  );
  useEffect(() => {
    const session = startSession(
      { table, watching: true, person: personAt(0) },
      connectLocally(PERSONS),
    );
    setWatching(session);
    return session.end;
  }, [table]);
  if (watching === undefined) return <Notice title={m.setting_the_table()} />;
  if (person === undefined)
    return <Cover session={watching} handedTo={handedTo} onTaken={setPerson} />;
  return (
    <PassContext.Provider value={Handing}>
      <TableScreen
        key={person}
        table={table}
        watching={false}
        isLocal
        as={{ person, persons: PERSONS }}
      />
    </PassContext.Provider>
  );
};
