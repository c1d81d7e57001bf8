import { failure, type Judge, pick, type Random, type Result, success } from '@remez/rules';
import {
  askGuards,
  type BotMind,
  type Clock,
  type ClosedNotice,
  type ClosedState,
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
  readAbout,
  reopenTable,
  type SettingsChange,
  type Subscriber,
  type TableAbout,
} from '@remez/table';
import type { FaultLog } from './faults.ts';
import { makeToken } from './identity.ts';
import type { Metrics } from './metrics.ts';
import type { Listed, RemovalNote, Store } from './store/port.ts';
import { makeSweeper } from './sweep.ts';

const CODE_DIGITS = 6;
const DIGITS = [...'0123456789'];

/** A table that nobody looks at is let go of after this long; it is all in the log. */
const IDLE = 120_000;

/** A code works while someone waits at the table, and so long after. */
const CODE_LASTS = 600_000;

/** It is noted no oftener that a table is in use; while someone is there, every IDLE. */
const TOUCH_EVERY = 60_000;

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
  readonly bots?: BotMind;
  /** Told of each new table once it is in the log; if it fails, the table is there all the same. */
  readonly onOpened?: (opened: OpenedTable) => Promise<void>;
}

interface OpenedTable {
  readonly table: string;
  readonly person: string;
  readonly settings: SettingsChange;
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
    { forGood, isRemoved, isWaiting }: ClosedState,
  ): Promise<void> => {
    if (!forGood) return putAway(token);
    return isWaiting || isRemoved ? letGo(token) : discard(token);
  };

  /** Background work: a failure is reported, and it is tried again later. */
  const aside = (
    during: 'touch' | 'remove' | 'letGo' | 'opened',
    token: string,
    work: Promise<unknown>,
  ) => {
    work.catch((error: unknown) => faults({ table: streamOf(token), during, error }));
  };

  /** That someone is there is noted once in IDLE by whatever process, so the last note may be that old. */
  const isWaitedFor = ({ openedAt }: Listed): boolean =>
    Math.abs(clock.now() - openedAt) <= CODE_LASTS + IDLE;

  /** A screen may stay for weeks; its table is not one that nobody opens, and its code works. */
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
      aside('touch', token, noteUse(token, entry));
    };
    entry.cancelIdle = clock.at(clock.now() + IDLE, () => aside('letGo', token, afterRest()));
  };

  const tableWorld = { ...world, log: store.log, ephemera: store.ephemera };

  /**
   * A visit is noted before the table is read, so that no process that sweeps takes it away afterwards. If that
   * cannot be written, nothing can be swept either.
   */
  const readOpen = async (
    token: string,
    { entry, isVisit }: { readonly entry: Held; readonly isVisit: boolean },
  ): Promise<Result<LiveTable, OpenFailure>> => {
    if (isVisit) {
      const noted = noteUse(token, entry);
      aside('touch', token, noted);
      await noted.catch(() => {});
    }
    return openLiveTable(streamOf(token), tableWorld, (closed) =>
      aside('remove', token, afterClosing(token, closed)),
    );
  };

  const beginOpening = (token: string, isVisit: boolean): Held => {
    const opening = Promise.withResolvers<Result<LiveTable, OpenFailure>>();
    const entry: Held = { opening: opening.promise, touchedAt: 0 };
    hold(token, entry);
    entry.opening.catch(() => hold(token, undefined));
    opening.resolve(readOpen(token, { entry, isVisit }));
    return entry;
  };

  /** Only a visit keeps a code alive: whoever looks it up does not wait at the table. */
  const openHeld = async (
    token: string,
    { isVisit }: { readonly isVisit: boolean },
  ): Promise<Result<LiveTable, OpenFailure>> => {
    const known = held.get(token);
    const entry = known ?? beginOpening(token, isVisit);
    const opened = await entry.opening;
    if (opened.ok) {
      openedHere.add(token);
      rest(token);
      if (known !== undefined && isVisit) aside('touch', token, noteUse(token, entry));
    } else hold(token, undefined);
    return opened;
  };

  /** Whether every subscriber has received every match of this table; else it is not removed. */
  const deliver = (token: string): Promise<boolean> => deliverMatches(streamOf(token), tableWorld);

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

  const openByCode = async (
    code: string,
  ): Promise<{ readonly token: string; readonly table: LiveTable } | null> => {
    const listed = await store.directory.byCode(code);
    if (listed === undefined || !isWaitedFor(listed)) return null;
    const token = tokenOf(listed.stream);
    const opened = await openHeld(token, { isVisit: false });
    return opened.ok ? { token, table: opened.value } : null;
  };

  const freeCode = async (stream: string): Promise<string> => {
    for (;;) {
      const code = Array.from({ length: CODE_DIGITS }, () => pick(DIGITS, random)).join('');
      if (await store.directory.register({ stream, code, openedAt: clock.now() })) return code;
    }
  };

  return {
    open: (token: string) => openHeld(token, { isVisit: true }),

    /** As it stands, for whoever asks from elsewhere: no visit, and what is held rests as it did. */
    look: async (token: string): Promise<Result<LiveTable, OpenFailure>> =>
      (await held.get(token)?.opening) ?? openHeld(token, { isVisit: false }),

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
      const { person, settings } = request;
      const told = world.onOpened?.({ table: token, person, settings }) ?? Promise.resolve();
      aside('opened', token, told);
      await told.catch(() => {});
      return success({ table: token, code });
    },

    /**
     * A code works while someone is there, or was a moment ago: for everyone while the lobby is open,
     * for its own people at any time, and for others to ask. A guess opens no table that sleeps in the log.
     */
    async byCode(
      code: string,
      browser: readonly string[],
    ): Promise<Result<string, 'unknownTable' | 'matchRunning' | 'turnedAway'>> {
      const found = await openByCode(code);
      switch (found?.table.atTheDoor(browser)) {
        case 'open':
          return success(found.token);
        case 'running':
          return failure('matchRunning');
        case 'turnedAway':
          return failure('turnedAway');
        default:
          return failure('unknownTable');
      }
    },

    /** Someone with the code asks the host to be let in. */
    async knock(
      code: string,
      {
        person,
        name,
        watching,
        browser,
      }: {
        readonly person: string;
        readonly name: string;
        readonly watching: boolean;
        readonly browser: readonly string[];
      },
    ): Promise<Outcome> {
      const found = await openByCode(code);
      if (found === null) return { kind: 'refused', reason: 'unknownTable' };
      /** No client can choose an id with a space in it. */
      const id = `knock ${makeToken()}`;
      const command = { kind: 'knock', name, watching } as const;
      return found.table.command(person, id, { command }, { browser });
    },

    /** What a browser is told of a table of its own. Asking is no visit, and keeps no table. */
    async about(token: string, browser: readonly string[]): Promise<TableAbout | null> {
      const opened = await held.get(token)?.opening;
      return opened?.ok
        ? opened.value.about(browser)
        : readAbout(streamOf(token), { log: store.log }, browser);
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
      const outcome = await reopenTable(streamOf(token), tableWorld, person);
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
