import { failure, type Result, success } from '@remez/rules';
import { clockCommand, type Decided, decide } from '../decide/index.ts';
import { evolve } from '../evolve.ts';
import type { Recorded } from '../log/port.ts';
import { deadlineOf, gameOf, runningMatch } from '../match.ts';
import { memberOf, presentMember } from '../members.ts';
import { makeStored, readStored } from '../records.ts';
import { seatsOf } from '../seating.ts';
import type { Event, State, TableActor } from '../types.ts';
import { viewFrom } from '../view.ts';
import type { LiveTable, Notice, Outcome, Screen, World } from './port.ts';
import { fingers } from './presence.ts';
import { screenRoom } from './screens.ts';

/** After an outage people get at least this long. */
export const GRACE = 15_000;

/** Two who race for a table are told apart by the log; this many lost races mean a fault. */
const MOST_RACES = 50;

const DONE: Outcome = { kind: 'done' };

const CLOCK_NAME = 'clock';

const commandKey = (by: string, id: string): string => `${by}\n${id}`;

/**
 * A table while people look at it: decides, commits, and only then shows. It owns nothing;
 * everything it knows it has read from the log and can read again.
 */
export const openLiveTable = async (
  stream: string,
  { log, clock, random, judge }: World,
  onClosed: () => void = () => {},
): Promise<Result<LiveTable, 'unknownTable' | 'upgrade'>> => {
  let state: State | undefined;
  let version = 0;
  let needsUpgrade = false;
  const done = new Set<string>();

  const take = (records: readonly Recorded[]): boolean => {
    for (const record of records) {
      if (record.version <= version) continue;
      const event = readStored(record);
      if (!event.ok) {
        needsUpgrade = true;
        return false;
      }
      state = evolve(state, event.value);
      version = record.version;
      done.add(commandKey(record.by, record.commandId));
    }
    return true;
  };

  if (!take(await log.read(stream, 0))) return failure('upgrade');
  if (state === undefined || (state as State).closed) return failure('unknownTable');
  const table = (): State => state as State;

  const room = screenRoom();
  let hostAwaySince: number | null = clock.now();
  let cancelDeadline: (() => void) | undefined;

  const here = (): readonly string[] => {
    const ids = room.all().flatMap(({ person, watching }) => {
      const member = watching ? undefined : memberOf(table(), person);
      return member?.standing === 'here' ? [member.id] : [];
    });
    return [...new Set(ids)].sort();
  };

  let presence: Extract<Notice, { readonly kind: 'presence' }> | undefined;
  const showPresence = () => {
    const members = here();
    const isHostHere = members.includes(table().host ?? '');
    hostAwaySince = isHostHere ? null : (hostAwaySince ?? clock.now());
    const watching = room
      .all()
      .filter((screen) => screen.watching || memberOf(table(), screen.person) === undefined).length;
    const next = {
      kind: 'presence',
      here: members,
      watching,
      pointing: pointing.pointing(),
    } as const;
    if (JSON.stringify(next) === JSON.stringify(presence)) return;
    presence = next;
    room.notifyAll(next);
  };
  const pointing = fingers(clock, showPresence);

  const mayPoint = (member: string, card?: number): boolean => {
    const running = runningMatch(table());
    const seats = seatsOf(table().seating, member);
    return running !== null && gameOf(running).mayPoint(running.state, seats, card);
  };

  const armDeadline = () => {
    cancelDeadline?.();
    cancelDeadline = undefined;
    const due = deadlineOf(table());
    /** With nobody here the clock stands still; whoever returns gets time (GRACE). */
    if (due === undefined || room.size === 0) return;
    const move = { kind: 'timeout', turn: due.turn, phase: due.phase };
    const decided = clockCommand(table(), move);
    const id = `${decided.turn}/${due.phase}/${due.at}`;
    cancelDeadline = clock.at(due.at, () => void byClock(id, decided));
  };

  let pointedTurn = table().turn;
  const show = () => {
    if (needsUpgrade) {
      for (const screen of room.all()) room.dismiss(screen, 'upgrade');
      return;
    }
    room.show(table());
    const sameTurn = pointedTurn === table().turn;
    pointedTurn = table().turn;
    pointing.keepOnly((member, card) => sameTurn && mayPoint(member, card));
    showPresence();
    armDeadline();
    if (table().closed) onClosed();
  };

  const catchUp = async () => {
    const before = version;
    take(await log.read(stream, version));
    if (version !== before || needsUpgrade) show();
  };

  /** One thing at a time: each command is decided on what the one before it has committed. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };

  const commit = async (by: TableActor, id: string, decided: Decided): Promise<Outcome> => {
    const name = by.kind === 'clock' ? CLOCK_NAME : by.person;
    for (let race = 0; race < MOST_RACES; race += 1) {
      if (needsUpgrade) return { kind: 'refused', reason: 'upgrade' };
      if (done.has(commandKey(name, id))) return DONE;
      const now = clock.now();
      const decision = decide(table(), decided, by, { now, random, judge, hostAwaySince });
      if (!decision.ok) return { kind: 'refused', ...decision.failure };
      const events: readonly Event[] = decision.value;
      if (events.length === 0) return DONE;
      const appended = await log.append(stream, version, {
        commandId: id,
        by: name,
        at: now,
        events: events.map(makeStored),
      });
      if (appended.kind === 'appended') {
        for (const event of events) state = evolve(state, event);
        version = appended.version;
        done.add(commandKey(name, id));
        show();
        return DONE;
      }
      await catchUp();
    }
    return { kind: 'refused', reason: 'busy' };
  };

  const attempt = (by: TableActor, id: string, decided: Decided): Promise<Outcome> =>
    inTurn(() => commit(by, id, decided)).catch(
      (): Outcome => ({ kind: 'refused', reason: 'unavailable' }),
    );

  const byClock = (id: string, decided: Decided) => attempt({ kind: 'clock' }, id, decided);

  /** Nobody held the table open; time that passed then was nobody's. */
  const grantGrace = () => {
    const due = deadlineOf(table());
    const until = clock.now() + GRACE;
    if (due === undefined || due.at >= until) return;
    const move = { kind: 'postpone', turn: due.turn, phase: due.phase, until };
    const decided = clockCommand(table(), move);
    void byClock(`grace/${decided.turn}/${due.phase}/${due.at}`, decided);
  };

  const unwatch = log.watch(stream, (seen) => {
    if (seen > version)
      void inTurn(async () => (seen > version ? catchUp() : undefined)).catch(() => {});
  });

  const enter = (screen: Screen): (() => void) => {
    const member = memberOf(table(), screen.person);
    if (member?.standing === 'removed') {
      screen.notify({ kind: 'goodbye', reason: 'removed' });
      return () => {};
    }
    if (table().locked && member === undefined) {
      screen.notify({ kind: 'goodbye', reason: 'locked' });
      return () => {};
    }
    const wasEmpty = room.size === 0;
    room.add(table(), screen);
    /** A newcomer is told who is here even if that is no news to the others. */
    const known = presence;
    showPresence();
    if (presence === known && known !== undefined) screen.notify(known);
    if (wasEmpty) grantGrace();
    armDeadline();
    return () => {
      if (!room.remove(screen)) return;
      const left = memberOf(table(), screen.person);
      if (left !== undefined && !here().includes(left.id)) pointing.point(left.id, null);
      showPresence();
      armDeadline();
    };
  };

  return success({
    enter,
    command: (person, id, decided) => attempt({ kind: 'person', person }, id, decided),
    point(screen, card) {
      const member = memberOf(table(), screen.person);
      if (screen.watching || member === undefined) return;
      if (presentMember(table(), member.id) === undefined) return;
      if (!mayPoint(member.id, card ?? undefined)) return;
      pointing.point(member.id, card);
    },
    view: () => viewFrom(table(), []),
    get screens() {
      return room.size;
    },
    async dispose() {
      unwatch();
      cancelDeadline?.();
      pointing.dispose();
      await last;
      cancelDeadline?.();
    },
  });
};
