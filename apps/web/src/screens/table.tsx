import type { ComponentChildren, ComponentProps } from 'preact';
import {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';
import { forgetPerson, whoAmI } from '../lib/api.ts';
import { rememberTable } from '../lib/been.ts';
import { connectLocally, LOCAL_PERSON } from '../lib/local-tables.ts';
import { isOffline, untilReachable } from '../lib/offline/network.ts';
import { isPlaying } from '../lib/offline/playing.ts';
import { loadNewest } from '../lib/offline/release.ts';
import { whyNot } from '../lib/reasons.ts';
import { goInstead, passedTablePath } from '../lib/route.ts';
import { connectToServer, startSession, type TableSession } from '../lib/session.ts';
import { forgetHere, rememberedHere, rememberHere } from '../lib/storage.ts';
import { m } from '../messages/index.js';
import { atTable, TableContext } from '../table/at-table.ts';
import { BigScreen } from '../table/big-screen/is-big.ts';
import { type GameName, useGames } from '../table/game-ui.ts';
import { HelpSheet } from '../table/help.tsx';
import { JoinScreen } from '../table/join.tsx';
import { Knocks } from '../table/knocks.tsx';
import { Curtain } from '../table/moments/curtain.tsx';
import { RoleCard } from '../table/moments/role-card.tsx';
import { type Watch, watchMoments } from '../table/moments/watch.ts';
import { PassContext } from '../table/pass-context.ts';
import { Reconnecting } from '../table/reconnecting.tsx';
import { WhoIsWho } from '../table/who.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { FaultNotice } from '../ui/fault.tsx';
import { lazily } from '../ui/lazy.tsx';
import { memo } from '../ui/memo.ts';
import { Notice } from '../ui/notice.tsx';
import { say } from '../ui/toast.tsx';
import { ClosedTable } from './closed.tsx';

/** Nobody needs it who comes to play alone. Until it is there, the page goes on saying what it said. */
const Lobby = lazily(
  async () => (await import('../table/lobby/lobby.tsx')).LobbyScreen,
  ({ title, ...notice }) => (
    <Notice title={notice.text === undefined ? m.setting_the_table() : title} {...notice} />
  ),
);

const GOODBYES: { readonly [reason: string]: () => readonly [string, string] } = {
  crowded: () => [m.bye_crowded_title(), m.bye_crowded_text()],
  left: () => [m.bye_left_title(), m.bye_left_text()],
  locked: () => [m.bye_locked_title(), m.bye_locked_text()],
  oneDevice: () => [m.bye_one_device_title(), m.bye_one_device_text()],
  removed: () => [m.bye_removed_title(), m.bye_removed_text()],
  unknownTable: () => [m.bye_unknown_title(), m.bye_unknown_text()],
  upgrade: () => [m.bye_upgrade_title(), m.bye_upgrade_text()],
};

/** After these it helps nobody to try again. */
const FOR_GOOD: readonly string[] = ['closed', 'removed', 'unknownTable'];

/** What is said of a table of one's own browser. */
const LOCAL_GOODBYES: typeof GOODBYES = {
  closed: () => [m.bye_local_closed_title(), m.bye_local_closed_text()],
  unavailable: () => [m.bye_local_unavailable_title(), m.bye_local_unavailable_text()],
  unknownTable: () => [m.bye_local_unknown_title(), m.bye_local_unknown_text()],
  upgrade: () => [m.bye_local_upgrade_title(), m.bye_local_upgrade_text()],
};

/** A table, and where it is kept. */
interface Where {
  readonly table: string;
  readonly watching: boolean;
  readonly isLocal: boolean;
  /** Who stands beside whoever learns the game there. */
  readonly coach?: ComponentChildren;
}

const RELOADED = 'reloaded-for';

/** An old page meets a new server: it is fetched anew, once. */
const reloadOnce = () => {
  if (rememberedHere(RELOADED) !== null) return;
  rememberHere(RELOADED, 'protocol');
  void loadNewest();
};

/** Whoever added the wrong person to a device gives it back to those who play on it. */
const OffThisDevice = () => (
  <Confirm
    label={m.bye_one_device_off()}
    question={m.bye_one_device_off_sure()}
    testId="off-this-device"
    onConfirm={async () => {
      const answer = await forgetPerson();
      if (answer.ok) location.reload();
      else say(whyNot(answer.reason));
    }}
  />
);

export const Farewell = ({
  reason,
  isLocal,
}: {
  readonly reason: string;
  readonly isLocal: boolean;
}) => {
  useEffect(() => {
    if (reason === 'protocol') reloadOnce();
  }, [reason]);
  const goodbyes = isLocal ? LOCAL_GOODBYES : GOODBYES;
  const [title, text] = goodbyes[reason]?.() ?? [m.bye_other_title(), m.bye_other_text()];
  return (
    <Notice title={title} text={text} home>
      {reason === 'oneDevice' && <OffThisDevice />}
      {!FOR_GOOD.includes(reason) && (
        <Button onClick={loadNewest}>
          {reason === 'left' ? m.bye_left_again() : m.try_again()}
        </Button>
      )}
    </Notice>
  );
};

/** A table on a device that is passed around is entered through its cover alone. */
const ToPassed = ({ table }: { readonly table: string }) => {
  useEffect(() => goInstead(passedTablePath(table)), [table]);
  return <Notice title={m.setting_the_table()} />;
};

/** The screen of the game that is on the table. */
const Match = memo(
  ({ game, onPrepare }: { readonly game: GameName; readonly onPrepare: () => void }) => {
    const { Part } = useGames()[game].screen;
    return <Part onPrepare={onPrepare} />;
  },
);

const Seat = ({
  session,
  shown,
  ...where
}: Pick<Watch, 'shown'> &
  Where & {
    readonly session: TableSession;
  }) => {
  const { table, watching, isLocal, coach } = where;
  const isLesson = coach !== undefined;
  const { status, presence, goodbye } = session.live.value;
  const { view, me } = shown.value;
  const here = useMemo(
    () => atTable(session, { table, watching, isLocal, isLesson, shown }),
    [session, shown, table, watching, isLocal, isLesson],
  );
  const Handing = useContext(PassContext);
  const [preparing, setPreparing] = useState(false);
  const prepare = useCallback(() => setPreparing(true), []);
  const match = view?.match?.number;
  /** A new match takes everyone from the lobby to the board. */
  useEffect(() => setPreparing(false), [match]);
  /** They understand each other: the next newer server gets a new page too. */
  useEffect(() => {
    if (status === 'open') forgetHere(RELOADED);
  }, [status]);
  const isLoaded = view !== undefined && me !== undefined && presence !== undefined;
  useEffect(() => (isLoaded ? here.watch() : undefined), [here, isLoaded]);
  const member = me?.member;
  useEffect(() => {
    if (member !== undefined && !isLocal) rememberTable(table);
  }, [member, table, isLocal]);
  const playing = status !== 'ended' && (view?.running ?? true);
  useEffect(() => {
    isPlaying.value = playing;
  }, [playing]);
  const devices = view?.members.find(({ id }) => id === member)?.devices;
  const known = useRef<number | undefined>(undefined);
  /** Someone was let in under one's own name: whoever it is, one is told. */
  useEffect(() => {
    const before = known.current;
    known.current = devices ?? 1;
    if (before !== undefined && (devices ?? 1) > before) say(m.device_joined_as_me());
  }, [devices]);
  if (goodbye === 'closed' && !isLocal) return <ClosedTable table={table} />;
  if (status === 'ended') return <Farewell reason={goodbye ?? 'ended'} isLocal={isLocal} />;
  if (view === undefined || me === undefined || presence === undefined) {
    /** There is no network that could come back: it is tried again all the same. */
    if (isLocal && status === 'reconnecting') return <Farewell reason="unavailable" isLocal />;
    return <Notice title={m.setting_the_table()} />;
  }
  /** Whoever comes to it another way is asked first whose hands the device is in. */
  if (isLocal && view.settings.sharedDevice === true && Handing === null)
    return <ToPassed table={table} />;
  const joined = watching || me.member !== undefined;
  const played = view.running || !preparing ? view.match?.view.game : undefined;
  return (
    <TableContext.Provider value={here}>
      <BigScreen />
      {coach}
      {status !== 'open' && <Reconnecting />}
      {/* Within the seat: whatever fails to be drawn, the connection and the seat are kept. */}
      <Boundary Fallback={FaultNotice} retryWith={view}>
        {!joined && <JoinScreen />}
        {joined && played !== undefined && (
          <>
            <Match key={played} game={played} onPrepare={prepare} />
            <RoleCard />
            <WhoIsWho />
            {!isLesson && <Curtain />}
            {Handing !== null && <Handing />}
          </>
        )}
        {joined && played === undefined && <Lobby.Part />}
        <Knocks />
        <HelpSheet />
      </Boundary>
    </TableContext.Provider>
  );
};

/** One of several people who play on this device, at a table that is kept in it. */
interface OneOfMany {
  readonly person: string;
  readonly persons: readonly string[];
}

const ALONE: OneOfMany = { person: LOCAL_PERSON, persons: [LOCAL_PERSON] };

/** Who this tab is there, and how it comes there. */
const wayTo = async (
  isLocal: boolean,
  { as, hasLeft }: { readonly as: OneOfMany; readonly hasLeft: () => boolean },
) => {
  if (isLocal) return { person: as.person, connect: connectLocally(as.persons) };
  let person = await whoAmI();
  /** A page that was opened without a network asks again: the socket would have to guess who it is. */
  while (person === undefined && isOffline.value && !hasLeft()) {
    await untilReachable();
    person = await whoAmI();
  }
  return { person, connect: connectToServer };
};

export const TableScreen = ({
  table,
  watching,
  isLocal,
  coach,
  as = ALONE,
}: Where & { readonly as?: OneOfMany }) => {
  const [seat, setSeat] = useState<Omit<ComponentProps<typeof Seat>, 'coach'>>();
  const games = useGames();
  /** Until the table says otherwise. */
  useLayoutEffect(() => {
    isPlaying.value = true;
    return () => {
      isPlaying.value = false;
    };
  }, []);
  useEffect(() => {
    /** Beside what the server is asked; whoever needs it says so if it cannot be had. */
    if (!isLocal) Lobby.load().catch(() => {});
    let left = false;
    let mine: TableSession | undefined;
    let unwatch = () => {};
    void wayTo(isLocal, { as, hasLeft: () => left }).then(({ person, connect }) => {
      if (left) return;
      mine = startSession({ table, watching, ...(person !== undefined && { person }) }, connect);
      const { shown, stop } = watchMoments(mine, { games, watching });
      unwatch = stop;
      setSeat({ session: mine, shown, table, watching, isLocal });
    });
    return () => {
      left = true;
      unwatch();
      mine?.end();
    };
  }, [table, watching, isLocal]);
  /** A session that has ended is not acted through: another one is on its way. */
  if (seat?.table !== table || seat.watching !== watching || seat.isLocal !== isLocal) {
    const text = isOffline.value && !isLocal ? { text: m.reconnecting() } : {};
    return <Notice title={m.setting_the_table()} {...text} />;
  }
  return <Seat {...seat} coach={coach} />;
};
