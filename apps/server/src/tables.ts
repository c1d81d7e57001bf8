import { failure, type Judge, pick, type Random, type Result, success } from '@remez/rules';
import {
  askGuards,
  type Clock,
  type ClosedNotice,
  deliverMatches,
  findClosedTable,
  type Guard,
  type Lists,
  type LiveTable,
  makeStored,
  type Outcome,
  openingEvents,
  openLiveTable,
  PLAIN_SETTINGS,
  reopenTable,
  type SettingsChange,
  type Subscriber,
} from '@remez/table';
import type { FaultLog } from './faults.ts';
import { makeToken } from './identity.ts';
import type { Metrics } from './metrics.ts';
import type { RemovalNote, Store } from './store/port.ts';
import { makeSweeper } from './sweep.ts';

const CODE_DIGITS = 6;
const DIGITS = [...'0123456789'];

/** A table that nobody looks at is let go of after this long; it is all in the log. */
const IDLE = 120_000;

/** A code works while someone waits at the table, and so long after. */
const CODE_LASTS = 600_000;

/** How often it is noted that a table is still in use. */
const TOUCH_EVERY = 3_600_000;

const DAY = 86_400_000;

export interface World {
  readonly store: Store;
  readonly clock: Clock;
  /** Milliseconds since some moment in this process; unlike the clock's, they only go forward. */
  readonly uptime: () => number;
  readonly random: Random;
  readonly judge: Judge;
  readonly metrics: Metrics;
  readonly faults: FaultLog;
  readonly guards?: readonly Guard[];
  readonly subscribers?: readonly Subscriber[];
  readonly lists?: Lists;
}

export type OpenFailure = 'closed' | 'unknownTable' | 'upgrade';

interface Held {
  readonly opening: Promise<Result<LiveTable, OpenFailure>>;
  touchedAt: number;
  cancelIdle?: () => void;
}

const streamOf = (token: string): string => `table/${token}`;
const tokenOf = (stream: string): string => stream.slice('table/'.length);

/** The tables that are held open here, found by their link's token or their lobby's code. */
export const tableRegistry = (world: World) => {
  const { store, clock, uptime, random, metrics, faults } = world;
  const held = new Map<string, Held>();
  /** Every table that was opened since the process started: whatever the clock says, it is in use. */
  const openedHere = new Set<string>();
  /** When somebody was last known to wait at a table, by its token; forgotten with its code. */
  const waitedAt = new Map<string, number>();

  const hold = (token: string, entry: Held | undefined) => {
    if (entry === undefined) held.delete(token);
    else held.set(token, entry);
    metrics.tables.set(held.size);
  };

  const letGo = async (token: string) => {
    const entry = held.get(token);
    hold(token, undefined);
    entry?.cancelIdle?.();
    const opened = await entry?.opening;
    if (opened?.ok) await opened.value.dispose();
  };

  const discard = async (token: string) => {
    await letGo(token);
    await store.remove(streamOf(token));
    openedHere.delete(token);
  };

  /** Whoever opens it meanwhile, in whatever process, keeps it. */
  const sweepAway = async (token: string, onlyIf: RemovalNote): Promise<boolean> => {
    const isRemoved = await store.remove(streamOf(token), onlyIf);
    if (isRemoved) openedHere.delete(token);
    return isRemoved;
  };

  const findClosed = (token: string) => findClosedTable(streamOf(token), { log: store.log, clock });

  /** Closed by someone else than its opener: kept out of the way for a week. */
  const noteClosed = async (token: string) => {
    const closed = await findClosed(token);
    await store.directory.setClosed(streamOf(token), closed?.closedAt ?? null);
  };

  const putAway = async (token: string) => {
    await letGo(token);
    openedHere.delete(token);
    await noteClosed(token);
  };

  /** A table with an undelivered match is left to the sweep, which delivers it first. */
  const afterClosing = (
    token: string,
    { forGood, isWaiting }: { readonly forGood: boolean; readonly isWaiting: boolean },
  ): Promise<void> => {
    if (!forGood) return putAway(token);
    return isWaiting ? letGo(token) : discard(token);
  };

  /** Background work: a failure is reported, and it is tried again later. */
  const aside = (during: 'touch' | 'remove' | 'letGo', token: string, work: Promise<unknown>) => {
    work.catch((error: unknown) => faults({ table: streamOf(token), during, error }));
  };

  const noteWaiting = (token: string) => {
    waitedAt.delete(token);
    waitedAt.set(token, clock.now());
  };

  /** Whether someone waits is noted once in IDLE, so the last note may be that old. */
  const isWaitedFor = (token: string): boolean => {
    const since = clock.now() - CODE_LASTS - IDLE;
    for (const [oldest, time] of waitedAt) {
      if (time >= since) break;
      waitedAt.delete(oldest);
    }
    return waitedAt.has(token);
  };

  /** A screen may stay for weeks; its table is not one that nobody opens. */
  const noteUse = async (token: string, entry: Held) => {
    const touchedBefore = entry.touchedAt;
    if (Math.abs(clock.now() - touchedBefore) <= TOUCH_EVERY) return;
    entry.touchedAt = clock.now();
    try {
      await store.directory.touch(streamOf(token), clock.now());
    } catch (error) {
      entry.touchedAt = touchedBefore;
      throw error;
    }
  };

  const rest = (token: string) => {
    const entry = held.get(token);
    if (entry === undefined) return;
    entry.cancelIdle?.();
    const afterRest = async () => {
      const opened = await entry.opening;
      if (held.get(token) !== entry) return;
      if (!opened.ok || opened.value.screens === 0) return letGo(token);
      rest(token);
      noteWaiting(token);
      aside('touch', token, noteUse(token, entry));
    };
    entry.cancelIdle = clock.at(clock.now() + IDLE, () => aside('letGo', token, afterRest()));
  };

  /**
   * Its use is noted before it is read, so that no process that sweeps takes it away afterwards. If that
   * cannot be written, nothing can be swept either.
   */
  const readOpen = async (token: string, entry: Held): Promise<Result<LiveTable, OpenFailure>> => {
    const noted = noteUse(token, entry);
    aside('touch', token, noted);
    await noted.catch(() => {});
    return openLiveTable(streamOf(token), { ...world, log: store.log }, (closed) =>
      aside('remove', token, afterClosing(token, closed)),
    );
  };

  const beginOpening = (token: string): Held => {
    const opening = Promise.withResolvers<Result<LiveTable, OpenFailure>>();
    const entry: Held = { opening: opening.promise, touchedAt: 0 };
    hold(token, entry);
    entry.opening.catch(() => hold(token, undefined));
    opening.resolve(readOpen(token, entry));
    return entry;
  };

  const openHeld = async (token: string): Promise<Result<LiveTable, OpenFailure>> => {
    const known = held.get(token);
    const entry = known ?? beginOpening(token);
    const opened = await entry.opening;
    if (opened.ok) {
      openedHere.add(token);
      rest(token);
      if (known !== undefined) aside('touch', token, noteUse(token, entry));
    } else hold(token, undefined);
    return opened;
  };

  const open = async (token: string): Promise<Result<LiveTable, OpenFailure>> => {
    const opened = await openHeld(token);
    if (opened.ok) noteWaiting(token);
    return opened;
  };

  /** Whether every subscriber has received every match of this table; else it is not removed. */
  const deliver = (token: string): Promise<boolean> =>
    deliverMatches(streamOf(token), { ...world, log: store.log });

  /** What the log says decides: a table may have been opened again and the note of it lost. */
  const removeClosed = async (token: string): Promise<boolean> => {
    if (held.has(token)) return false;
    const isDelivered = await deliver(token);
    if ((await findClosed(token)) === null) {
      await store.directory.setClosed(streamOf(token), null);
      return false;
    }
    return isDelivered && !held.has(token) && sweepAway(token, 'closed');
  };

  const removeUnopened = async (token: string): Promise<boolean> => {
    if (openedHere.has(token)) return false;
    /** One that was closed and not noted as such has its week before it. */
    if ((await findClosed(token)) !== null) {
      await noteClosed(token);
      return false;
    }
    if (!(await deliver(token))) return false;
    /** Asked again: someone may have come meanwhile. */
    return !openedHere.has(token) && sweepAway(token, 'unopened');
  };

  const sweeper = makeSweeper({
    directory: store.directory,
    now: clock.now,
    uptime,
    removeClosed: (stream) => removeClosed(tokenOf(stream)),
    removeUnopened: (stream) => removeUnopened(tokenOf(stream)),
  });

  const freeCode = async (stream: string): Promise<string> => {
    for (;;) {
      const code = Array.from({ length: CODE_DIGITS }, () => pick(DIGITS, random)).join('');
      if (await store.directory.register({ stream, code, openedAt: clock.now() })) return code;
    }
  };

  return {
    open,

    async create(request: {
      readonly person: string;
      readonly name: string;
      readonly settings: SettingsChange;
    }): Promise<Result<{ readonly table: string; readonly code: string }, string>> {
      const at = clock.now();
      const setting = { kind: 'set', settings: request.settings } as const;
      const facts = await askGuards(world.guards ?? [], setting, PLAIN_SETTINGS);
      const wanted = { ...request, at, ...(facts !== null && { facts }) };
      const checked = openingEvents({ ...wanted, code: '' });
      if (!checked.ok) return checked;
      const token = makeToken();
      const code = await freeCode(streamOf(token));
      const opening = openingEvents({ ...wanted, code });
      if (!opening.ok) return opening;
      await store.log.append(streamOf(token), 0, {
        /** No client can choose this id, so it stands in nobody's way. */
        commandId: '',
        by: request.person,
        at,
        events: opening.value.map(makeStored),
      });
      noteWaiting(token);
      return success({ table: token, code });
    },

    /**
     * A code works while the lobby is open and someone waits there, or did a moment ago. A guess
     * opens no table that sleeps in the log.
     */
    async byCode(code: string): Promise<Result<string, 'unknownTable'>> {
      const stream = await store.directory.byCode(code);
      if (stream === undefined || !isWaitedFor(tokenOf(stream))) return failure('unknownTable');
      const opened = await openHeld(tokenOf(stream));
      const inLobby = opened.ok && !opened.value.view().running && !opened.value.view().locked;
      return inLobby ? success(tokenOf(stream)) : failure('unknownTable');
    },

    /** For its opener alone: by whom and when their table was closed. */
    closedNotice: async (token: string, person: string): Promise<ClosedNotice | null> =>
      (await findClosed(token))?.noticeFor(person) ?? null,

    /** The opener undoes that someone else has closed their table. */
    async reopen(token: string, person: string): Promise<Outcome> {
      /** First, so that no process that sweeps takes it away once it is open. */
      const isTheirs = (await findClosed(token))?.noticeFor(person) != null;
      if (isTheirs) {
        await store.directory.setClosed(streamOf(token), null);
        await store.directory.touch(streamOf(token), clock.now());
      }
      const outcome = await reopenTable(streamOf(token), { ...world, log: store.log }, person);
      if (isTheirs && outcome.kind !== 'done') await noteClosed(token);
      return outcome;
    },

    /** Removes what nobody has opened for so many days. */
    sweep: (keepDays: number): Promise<number> => sweeper.sweep(keepDays * DAY),

    async close() {
      await Promise.all([...held.keys()].map(letGo));
    },
  };
};
export type TableRegistry = ReturnType<typeof tableRegistry>;
