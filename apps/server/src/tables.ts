import { failure, type Judge, pick, type Random, type Result, success } from '@remez/rules';
import {
  type Campaigns,
  type Clock,
  type LiveTable,
  makeStored,
  openingEvents,
  openLiveTable,
  type SettingsChange,
} from '@remez/table';
import { makeToken } from './identity.ts';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/port.ts';

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
  readonly random: Random;
  readonly judge: Judge;
  readonly metrics: Metrics;
  readonly campaigns?: Campaigns;
}

export type OpenFailure = 'unknownTable' | 'upgrade';

interface Held {
  readonly opening: Promise<Result<LiveTable, OpenFailure>>;
  touchedAt: number;
  cancelIdle?: () => void;
}

const streamOf = (token: string): string => `table/${token}`;
const tokenOf = (stream: string): string => stream.slice('table/'.length);

/** The tables that are held open here, found by their link's token or their lobby's code. */
export const tableHall = (world: World) => {
  const { store, clock, random, metrics } = world;
  const held = new Map<string, Held>();
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
  };

  const noteWaiting = (token: string) => {
    waitedAt.delete(token);
    waitedAt.set(token, clock.now());
  };

  /** The screens of a table are looked at once in this time, so that is how late the news may be. */
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
    if (clock.now() - entry.touchedAt <= TOUCH_EVERY) return;
    entry.touchedAt = clock.now();
    await store.directory.touch(streamOf(token), clock.now());
  };

  const rest = (token: string) => {
    const entry = held.get(token);
    if (entry === undefined) return;
    entry.cancelIdle?.();
    entry.cancelIdle = clock.at(clock.now() + IDLE, async () => {
      const opened = await entry.opening;
      if (held.get(token) !== entry) return;
      if (!opened.ok || opened.value.screens === 0) return letGo(token);
      rest(token);
      noteWaiting(token);
      await noteUse(token, entry);
    });
  };

  const openHeld = async (token: string): Promise<Result<LiveTable, OpenFailure>> => {
    let entry = held.get(token);
    if (entry === undefined) {
      const onClosed = () => void discard(token);
      entry = {
        opening: openLiveTable(streamOf(token), { ...world, log: store.log }, onClosed),
        touchedAt: 0,
      };
      hold(token, entry);
      entry.opening.catch(() => hold(token, undefined));
    }
    const opened = await entry.opening;
    if (opened.ok) {
      rest(token);
      await noteUse(token, entry);
    } else hold(token, undefined);
    return opened;
  };

  const open = async (token: string): Promise<Result<LiveTable, OpenFailure>> => {
    const opened = await openHeld(token);
    if (opened.ok) noteWaiting(token);
    return opened;
  };

  /** D22 · a table that goes leaves nothing untold: opening it tells. Whether it has. */
  const tellCampaigns = async (token: string): Promise<boolean> => {
    const opened = await openLiveTable(streamOf(token), { ...world, log: store.log });
    if (!opened.ok) return true;
    await opened.value.dispose();
    return opened.value.allTold();
  };

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
      const named = request.settings.duet?.campaign ?? null;
      const campaign = named === null ? null : ((await world.campaigns?.facts(named)) ?? null);
      const wanted = { ...request, at, campaign };
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

    /** Removes what nobody has opened for so many days. */
    async sweep(keepDays: number): Promise<number> {
      const stale = await store.directory.unopenedSince(clock.now() - keepDays * DAY);
      let removed = 0;
      for (const token of stale.map(tokenOf)) {
        if (!held.has(token) && !(await tellCampaigns(token))) continue;
        /** Asked each time: someone may come while the others are being removed. */
        if (held.has(token)) continue;
        await discard(token);
        removed += 1;
      }
      return removed;
    },

    async close() {
      await Promise.all([...held.keys()].map(letGo));
    },
  };
};
export type TableHall = ReturnType<typeof tableHall>;
