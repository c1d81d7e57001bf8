import { failure, type Result, success } from '@remez/rules';
import type { CampaignFacts } from '../campaign/standing.ts';
import { clockCommand, type Decided } from '../decide/index.ts';
import { deadlineOf } from '../match.ts';
import { memberOf } from '../members.ts';
import type { TableActor, TableContext } from '../types.ts';
import { viewFrom } from '../view.ts';
import { attendance } from './attendance.ts';
import { campaignDesk } from './campaigns.ts';
import { isTooMany } from './crowd.ts';
import { openLedger } from './ledger.ts';
import type { Farewell, LiveTable, Outcome, Screen, World } from './port.ts';
import { screenRoom } from './screens.ts';

/** After an outage people get at least this long. */
export const GRACE = 15_000;

const UNAVAILABLE: Outcome = { kind: 'refused', reason: 'unavailable' };

/**
 * A table while people look at it: decides, commits, and only then shows. It owns nothing;
 * everything it knows it has read from the log and can read again.
 */
export const openLiveTable = async (
  stream: string,
  { log, clock, random, judge, campaigns }: World,
  onClosed: () => void = () => {},
): Promise<Result<LiveTable, 'unknownTable' | 'upgrade'>> => {
  const opened = await openLedger(stream, log);
  if (!opened.ok) return failure(opened.failure);
  const ledger = opened.value;
  const { state } = ledger;
  const campaigning = campaignDesk(stream, state, campaigns);
  const room = screenRoom();
  const present = attendance(room, state, clock);
  let shownVersion = ledger.version();
  let cancelDeadline: (() => void) | undefined;

  const context = (campaign: CampaignFacts | null): TableContext => ({
    now: clock.now(),
    random,
    judge,
    hostAwaySince: present.hostAwaySince(),
    campaign,
  });

  const armDeadline = () => {
    cancelDeadline?.();
    cancelDeadline = undefined;
    const due = deadlineOf(state());
    /** With nobody here the clock stands still; whoever returns gets time (GRACE). */
    if (due === undefined || room.size === 0) return;
    const decided = clockCommand(state(), { kind: 'timeout', turn: due.turn, phase: due.phase });
    const id = `${decided.turn}/${due.phase}/${due.at}`;
    cancelDeadline = clock.at(due.at, () => void byClock(id, decided));
  };

  /** To everyone what has changed for them, once it is in the log. */
  const show = () => {
    if (ledger.isBeyondUs()) {
      for (const screen of room.all()) room.dismiss(screen, 'upgrade');
      return;
    }
    if (shownVersion === ledger.version()) return;
    shownVersion = ledger.version();
    room.show(state());
    present.afterChange();
    armDeadline();
    if (state().closed) onClosed();
  };

  /** One thing at a time: each command is decided on what the one before it has committed. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };

  const attempt = async (by: TableActor, id: string, decided: Decided): Promise<Outcome> => {
    try {
      return await inTurn(async () => {
        const campaign = await campaigning.factsFor(decided.command);
        const outcome = await ledger.commit(by, id, decided, () => context(campaign));
        await campaigning.tell();
        show();
        return outcome;
      });
    } catch {
      return UNAVAILABLE;
    }
  };
  const byClock = (id: string, decided: Decided) => attempt({ kind: 'clock' }, id, decided);

  /** Nobody held the table open; time that passed then was nobody's. */
  const grantGrace = () => {
    const due = deadlineOf(state());
    const until = clock.now() + GRACE;
    if (due === undefined || due.at >= until) return;
    const move = { kind: 'postpone', turn: due.turn, phase: due.phase, until };
    const decided = clockCommand(state(), move);
    void byClock(`grace/${decided.turn}/${due.phase}/${due.at}`, decided);
  };

  const hearOfOthers = async () => {
    await ledger.catchUp();
    await campaigning.tell();
    show();
  };
  const unwatch = log.watch(stream, (version) => {
    if (version <= ledger.version()) return;
    inTurn(async () => {
      if (version > ledger.version()) await hearOfOthers();
    }).catch(() => {});
  });

  const whyNotEnter = (person: string): 'removed' | 'locked' | null => {
    const member = memberOf(state(), person);
    if (member?.standing === 'removed') return 'removed';
    return state().locked && member === undefined ? 'locked' : null;
  };

  const turnAway = (screen: Screen, reason: Farewell) => {
    screen.notify({ kind: 'goodbye', reason });
    return () => {};
  };

  const enter = (screen: Screen): (() => void) => {
    const whyNot = whyNotEnter(screen.person);
    if (whyNot !== null) return turnAway(screen, whyNot);
    if (isTooMany(state(), room.all(), screen)) return turnAway(screen, 'crowded');
    const wasEmpty = room.size === 0;
    room.add(state(), screen);
    present.welcome(screen);
    if (wasEmpty) grantGrace();
    armDeadline();
    return () => {
      if (!room.remove(screen)) return;
      present.left(screen);
      armDeadline();
    };
  };

  /** A server that was killed between the end of a match and telling of it tells now. */
  await campaigning.tell();

  return success({
    enter,
    lets: (person) => whyNotEnter(person) === null,
    command: (person, id, decided) => attempt({ kind: 'person', person }, id, decided),
    point: present.point,
    view: () => viewFrom(state(), []),
    allTold: campaigning.allTold,
    get screens() {
      return room.size;
    },
    async dispose() {
      unwatch();
      cancelDeadline?.();
      present.dispose();
      await last;
      cancelDeadline?.();
    },
  });
};
