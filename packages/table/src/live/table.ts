import { failure, type Result, success } from '@remez/rules';
import type { ParsedList } from '@remez/words';
import { isClosedForGood } from '../decide/closing.ts';
import type { Decided } from '../decide/index.ts';
import { REMOVED } from '../log/port.ts';
import type { Facts } from '../purpose.ts';
import { foundTogether } from '../shared-devices.ts';
import type { TableActor, TableContext } from '../types.ts';
import { viewFrom } from '../view.ts';
import { aboutFor, atTheDoor } from './about.ts';
import { attendance } from './attendance.ts';
import { botPlayers } from './bots.ts';
import { isTooMany } from './crowd.ts';
import { deadlineAlarm } from './deadline.ts';
import { whyNotEnter } from './door.ts';
import { guardWatch } from './guard-watch.ts';
import { askGuards } from './guards.ts';
import { openLedger } from './ledger.ts';
import { listDesk, listsInPlace } from './lists.ts';
import { makeOutbox } from './outbox.ts';
import type { Farewell, FaultReport, LiveTable, Outcome, Screen, World } from './port.ts';
import { screenRoom } from './screens.ts';

const UNAVAILABLE: Outcome = { kind: 'refused', reason: 'unavailable' };

export interface ClosedState {
  readonly forGood: boolean;
  /** Another process has removed it. */
  readonly isRemoved: boolean;
  /** A subscriber has not received all that was played here. */
  readonly isWaiting: boolean;
}

/**
 * A table while people look at it: decides, commits, and only then shows. It owns nothing;
 * everything it knows it has read from the log and can read again.
 */
export const openLiveTable = async (
  stream: string,
  {
    log,
    ephemera,
    clock,
    random,
    judge,
    faults,
    guards = [],
    subscribers = [],
    lists = listsInPlace(judge),
    bots,
  }: World,
  onClosed: (closed: ClosedState) => void = () => {},
): Promise<Result<LiveTable, 'closed' | 'unknownTable' | 'upgrade'>> => {
  const opened = await openLedger(stream, log);
  if (!opened.ok) return failure(opened.failure);
  const ledger = opened.value;
  const { state } = ledger;
  const report = (during: FaultReport['during'], error: unknown, command?: string) =>
    faults({ table: stream, during, error, command });
  const outbox = makeOutbox(stream, ledger, {
    subscribers,
    now: clock.now,
    onFault: (error) => report('report', error),
  });
  const watch = guardWatch({
    guards,
    state,
    onChange: () => {
      inTurn(async () => {
        await watch.refresh();
        if (!ledger.isFromNewerRelease()) room.show(state());
      }).catch((error: unknown) => report('catchUp', error));
    },
  });
  const room = screenRoom(report, watch.facts, bots?.plays);
  const present = attendance({
    ...{ room, state, clock, stream, ephemera },
    onAttend: () => players.attended(),
    onFault: (error) => report('show', error),
  });
  let shownVersion = ledger.version();

  /** Shown without them, the next match is not offered; the command asks for itself. */
  const refreshFacts = (): Promise<void> | null => {
    const onFault = (error: unknown) => report('catchUp', error);
    try {
      return watch.refresh()?.catch(onFault) ?? null;
    } catch (error) {
      onFault(error);
      return null;
    }
  };

  const listing = listDesk(lists);
  const context = (facts: Facts, list?: ParsedList): TableContext => ({
    now: clock.now(),
    random,
    judge,
    hostAwaySince: present.hostAwaySince(),
    /** Few commands ask for it. */
    get absent() {
      return present.absent();
    },
    get away() {
      return present.away();
    },
    facts,
    bots: bots?.plays ?? [],
    ...(list !== undefined && { list }),
  });

  /** To everyone what has changed for them, once it is in the log. */
  const show = (answer?: { readonly screen: Screen; readonly id: string }) => {
    if (ledger.isFromNewerRelease()) {
      for (const screen of room.all()) room.dismiss(screen, 'upgrade');
      return;
    }
    if (shownVersion === ledger.version()) return;
    shownVersion = ledger.version();
    /** It is in the log, whatever fails here; what was not shown comes with the next commit. */
    for (const step of [
      () => room.show(state(), answer),
      present.afterChange,
      alarm.arm,
      players.look,
    ]) {
      try {
        step();
      } catch (error) {
        report('show', error);
      }
    }
    if (state().closed === null) return;
    const forGood = isClosedForGood(state());
    onClosed({ forGood, isRemoved: false, isWaiting: outbox.isWaiting() });
  };

  /** One thing at a time: each command is decided on what the one before it has committed. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };

  const kindOf = ({ command }: Decided): string =>
    command.kind === 'play' ? `${command.kind}/${command.move.kind}` : command.kind;

  /** A command that is in the log is done, whatever fails while it is delivered and shown. */
  const commit = (
    by: TableActor,
    id: string,
    decided: Decided,
    { screen, list }: { readonly screen?: Screen | undefined; readonly list?: ParsedList } = {},
  ): Promise<Outcome> =>
    inTurn(async () => {
      let outcome: Outcome = UNAVAILABLE;
      try {
        const asked = askGuards(guards, decided.command, state().settings);
        const facts = asked === null ? {} : await asked;
        outcome = await ledger.commit(by, id, decided, () => context(facts, list));
      } catch (error) {
        report('command', error, kindOf(decided));
      }
      if (outbox.isWaiting()) await outbox.deliver();
      const refreshing = refreshFacts();
      if (refreshing !== null) await refreshing;
      show(outcome.kind === 'done' && screen !== undefined ? { screen, id } : undefined);
      return outcome;
    });

  const attempt = async (
    by: TableActor,
    id: string,
    decided: Decided,
    screen?: Screen,
  ): Promise<Outcome> => {
    if (decided.command.kind !== 'bringWords') return commit(by, id, decided, { screen });
    try {
      const before = await listing.before(decided.command.text, (list) =>
        inTurn(async () => ledger.rehearse(by, id, decided, () => context({}, list))),
      );
      return before.kind === 'go'
        ? await commit(by, id, decided, { screen, list: before.list })
        : before;
    } catch (error) {
      report('command', error, kindOf(decided));
      return UNAVAILABLE;
    }
  };

  const alarm = deadlineAlarm({
    state,
    clock,
    isAnyoneHere: () => room.size > 0 && !present.isAsking(),
    act: (id, decided) => attempt({ kind: 'clock' }, id, decided),
    onFault: (error) => report('clock', error),
  });

  const players = botPlayers(bots, {
    ...{ stream, state, clock },
    isAnyoneHere: () => room.size > 0,
    /** Also while it is not known yet who is at other processes. */
    isAnyoneReading: (match) => present.isAsking() || present.isAnyoneReading(match),
    isAnyoneComposing: present.isAnyoneComposing,
    act: (person, id, decided) => attempt({ kind: 'person', person }, id, decided),
    point: (person, card) => present.point({ person, watching: false }, card),
    onFault: (error) => report('bot', error),
  });

  const hearOfOthers = async () => {
    await ledger.catchUp();
    if (outbox.isWaiting()) await outbox.deliver();
    await refreshFacts();
    show();
  };
  /** Whoever has closed it may have removed it before its end could be read here. */
  const leaveRemoved = async () => {
    for (const screen of room.all()) room.dismiss(screen, 'closed');
    onClosed({ forGood: true, isRemoved: true, isWaiting: false });
  };
  const unwatch = log.watch(stream, (version) => {
    if (version === REMOVED) {
      inTurn(leaveRemoved).catch((error: unknown) => report('catchUp', error));
      return;
    }
    if (version <= ledger.version()) return;
    inTurn(async () => {
      if (version > ledger.version()) await hearOfOthers();
    }).catch((error: unknown) => report('catchUp', error));
  });

  const turnAway = (screen: Screen, reason: Farewell) => {
    screen.notify([{ kind: 'goodbye', reason }]);
    return () => {};
  };

  /** Members who open the table in one browser count as one viewer, even before they do anything. */
  const noteDevice = ({ person, watching, browser = [] }: Screen) => {
    if (watching || foundTogether(state(), browser).length === 0) return;
    /** No client can choose an id with a space in it. */
    const id = `enter ${browser.join()}`;
    const entering = attempt({ kind: 'person', person, browser }, id, {
      command: { kind: 'enter' },
    });
    entering.catch((error: unknown) => report('command', error, 'enter'));
  };

  /** Time stood still if nobody was here, in whatever process. */
  const beginTime = (wasAnyoneElsewhere: boolean) => {
    if (!wasAnyoneElsewhere && room.size > 0) alarm.oweGrace();
    alarm.arm();
    players.attended();
  };

  const enter = (screen: Screen): (() => void) => {
    const whyNot = whyNotEnter(state(), screen);
    if (whyNot !== null) return turnAway(screen, whyNot);
    const { person } = screen;
    const guestsElsewhere = present.guestsElsewhere();
    if (isTooMany(state(), room.all(), { person, guestsElsewhere }))
      return turnAway(screen, 'crowded');
    const wasEmpty = room.size === 0;
    const leave = () => {
      if (!room.remove(screen)) return;
      present.left(screen);
      alarm.arm();
      players.look();
    };
    try {
      room.add(state(), screen);
      if (wasEmpty) present.askElsewhere(beginTime);
      present.welcome(screen);
    } catch (error) {
      leave();
      throw error;
    }
    alarm.arm();
    players.look();
    noteDevice(screen);
    return leave;
  };

  /** Delivers a match whose end was committed just before the server was killed. */
  if (outbox.isWaiting()) await outbox.deliver();
  await refreshFacts();

  return success({
    enter,
    mayEnter: (person) => whyNotEnter(state(), { person, watching: true }) === null,
    about: (browser) => aboutFor(state(), browser),
    atTheDoor: (browser) => atTheDoor(state(), browser),
    command(person, id, decided, { browser = [person], screen } = {}) {
      const match = state().match?.number;
      /** No role card lies before someone who moves, and the move is written. */
      if (decided.command.kind === 'play' && match !== undefined)
        present.attend({ person, watching: false }, { match, composing: false });
      return attempt({ kind: 'person', person, browser }, id, decided, screen);
    },
    showAgain: room.showAgain,
    point: present.point,
    attend: present.attend,
    heed: present.heed,
    view: () => viewFrom(state(), []),
    get screens() {
      return room.size;
    },
    async dispose() {
      unwatch();
      alarm.stop();
      players.stop();
      present.dispose();
      watch.dispose();
      await last;
    },
  });
};
