import { type Person, received } from './person.ts';
import { CORES } from './server.ts';
import type { Table } from './tables/table.ts';
import { busySecondsOfCore, cpuSecondsOf } from './usage.ts';

export interface Step {
  /** Moves a second that were due, whether or not the server kept up. */
  readonly rate: number;
  readonly seconds: number;
  readonly warmUp: number;
}

export interface StepResult {
  readonly rate: number;
  /** Moves that were due in the measured time, and reached all four. */
  readonly moves: number;
  /** Moves a second that reached all four. */
  readonly perSecond: number;
  /** Milliseconds from when a move was sent, or due if its table was late, to the last of the four. */
  readonly p50: number | null;
  readonly p99: number | null;
  readonly most: number | null;
  /** Milliseconds of processor time of the server, all threads and processes. */
  readonly cpuAMove: number;
  /** Everything that a person's socket read. */
  readonly bytesAPersonAMove: number;
  /** Of the generator's core. */
  readonly generatorShare: number;
  /** Of the server's core, what was used by others than the server: noise. */
  readonly othersShare: number;
  /** The same of the generator's core: what came in time may have been noticed late. */
  readonly othersOfGenerator: number;
  /** It fell so far behind that the step was ended early. */
  readonly overloaded: boolean;
}

const TICK = 1;
const DRAIN_WITHIN = 10_000;
/** So many seconds of moves may wait for their tables. */
const MOST_BEHIND = 0.5;
const EVERYONE = 0b1111;

const quantile = (sorted: Float64Array, share: number): number | null =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;

interface Playing {
  readonly table: Table;
  /** A bit for each person who has not been shown the last move. */
  awaited: number;
  since: number;
  counts: boolean;
  /** Moves that it makes at once, without being measured. */
  ahead: number;
}

/** About so many moves are in a match of every subject, and the last views are the longest. */
const MOVES_A_MATCH = 35;
const SPREAD_AT_ONCE = 50;

/**
 * Moves at a fixed rate, whatever the server does (open loop): each goes to the table that has
 * rested longest, and waits if none is free; waiting counts.
 */
export const makePlayers = (serverPids: readonly number[]) => {
  let free: Playing[] = [];
  let nextFree = 0;
  let late: { readonly due: number; readonly counts: boolean }[] = [];
  let latencies: number[] = [];
  let arrived = 0;
  let fail = (_: Error) => {};
  let whenDrained = () => {};
  let underWay = 0;

  const send = (playing: Playing, since: number, counts: boolean) => {
    const { by, bytes } = playing.table.next();
    playing.awaited = EVERYONE;
    playing.since = since;
    playing.counts = counts;
    underWay += 1;
    (playing.table.people[by] as Person).send(bytes);
  };

  const finish = (playing: Playing) => {
    const now = performance.now();
    arrived += 1;
    underWay -= 1;
    if (playing.counts) latencies.push(now - playing.since);
    if (playing.ahead > 0) {
      playing.ahead -= 1;
      return send(playing, now, false);
    }
    const waiting = late.shift();
    if (waiting !== undefined) send(playing, waiting.due, waiting.counts);
    else free.push(playing);
    if (underWay === 0) whenDrained();
  };

  const add = (table: Table) => {
    const playing: Playing = { table, awaited: 0, since: 0, counts: false, ahead: 0 };
    table.people.forEach((person, seat) => {
      const bit = 1 << seat;
      person.onClose = () => fail(new Error('a person was cut off'));
      person.onFrame = (payload, opcode) => {
        try {
          if (!table.shows(seat, payload, opcode) || (playing.awaited & bit) === 0) return;
        } catch (error) {
          return fail(error as Error);
        }
        playing.awaited &= ~bit;
        if (playing.awaited === 0) finish(playing);
      };
    });
    free.push(playing);
  };

  /** The free tables are a queue; what was taken from its head is cut off now and then. */
  const takeFree = (): Playing | undefined => {
    const playing = free[nextFree];
    if (playing === undefined) return undefined;
    nextFree += 1;
    if (nextFree > 10_000) {
      free = free.slice(nextFree);
      nextFree = 0;
    }
    return playing;
  };

  const drained = (): Promise<void> =>
    new Promise((resolve, reject) => {
      if (underWay === 0) return resolve();
      const timer = setTimeout(
        () => reject(new Error(`${underWay} moves never reached everyone`)),
        DRAIN_WITHIN,
      );
      whenDrained = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Until the tables are at all the moments of a match, as those of people are. */
  const spread = async () => {
    const tables = free.slice(nextFree);
    let index = 0;
    const failed = new Promise<never>((_, reject) => {
      fail = reject;
    });
    while (index < tables.length) {
      for (const end = index + SPREAD_AT_ONCE; index < Math.min(end, tables.length); index += 1) {
        const playing = takeFree();
        if (playing === undefined) break;
        playing.ahead = index % MOVES_A_MATCH;
        send(playing, 0, false);
      }
      await Promise.race([drained(), failed]);
    }
    fail = () => {};
  };

  const usage = () => ({
    at: performance.now(),
    server: serverPids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0),
    core: busySecondsOfCore(CORES.server),
    ownCore: busySecondsOfCore(CORES.generator),
    own: process.cpuUsage(),
    bytes: received.bytes,
    arrived,
  });

  const play = async ({ rate, seconds, warmUp }: Step): Promise<StepResult> => {
    latencies = [];
    late = [];
    whenDrained = () => {};
    const failed = new Promise<never>((_, reject) => {
      fail = reject;
    });
    const started = performance.now();
    const measuredFrom = started + warmUp * 1000;
    const end = measuredFrom + seconds * 1000;
    let due = 0;
    let before: ReturnType<typeof usage> | undefined;
    let overloaded = false;

    const scheduled = new Promise<void>((resolve) => {
      const tick = () => {
        const now = performance.now();
        if (now >= measuredFrom) before ??= usage();
        overloaded = late.length > Math.max(20, rate * MOST_BEHIND);
        if (now >= end || overloaded) {
          clearInterval(timer);
          return resolve();
        }
        const until = Math.floor(((now - started) * rate) / 1000);
        for (; due < until; due += 1) {
          const counts = now >= measuredFrom;
          const playing = takeFree();
          if (playing === undefined) late.push({ due: started + (due * 1000) / rate, counts });
          else send(playing, performance.now(), counts);
        }
      };
      const timer = setInterval(tick, TICK);
    });
    await Promise.race([scheduled, failed]);
    const from = before ?? usage();
    const to = usage();
    if (overloaded) late = [];
    await Promise.race([drained(), failed]);
    fail = () => {};

    const sorted = Float64Array.from(latencies).sort();
    const span = Math.max(1, to.at - from.at);
    const moves = to.arrived - from.arrived;
    const own = (to.own.user + to.own.system - from.own.user - from.own.system) / 1000;
    return {
      rate,
      moves: latencies.length,
      perSecond: (moves / span) * 1000,
      p50: quantile(sorted, 0.5),
      p99: overloaded ? null : quantile(sorted, 0.99),
      most: overloaded ? null : quantile(sorted, 1),
      cpuAMove: moves === 0 ? 0 : ((to.server - from.server) * 1000) / moves,
      bytesAPersonAMove: moves === 0 ? 0 : (to.bytes - from.bytes) / moves / 4,
      generatorShare: own / span,
      othersShare: Math.max(0, to.core - from.core - (to.server - from.server)) / (span / 1000),
      othersOfGenerator: Math.max(0, (to.ownCore - from.ownCore) * 1000 - own) / span,
      overloaded,
    };
  };

  return { add, play, spread };
};
