import type { Browser, CDPSession } from 'playwright-core';

/** What a browser notes of its work: microseconds, and of them those that the thread had the processor. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Work of the page's main thread on one step, in milliseconds of processor time. */
export interface Cost {
  /** From the first frame that came to the picture that was handed on to be shown. */
  readonly drawn: number;
  /** What is done after that: title, icon, sound, and whatever else can wait. */
  readonly after: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly paint: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const TASK = 'RunTask';
const RECEIVED = 'WebSocketReceive';
const SHOWN = 'Commit';

/** The outermost events of these names: one within another is a part of it. */
const PARTS = {
  script: new Set(['FunctionCall', 'RunMicrotasks']),
  style: new Set(['UpdateLayoutTree']),
  layout: new Set(['Layout']),
  paint: new Set(['PrePaint', 'Paint', 'Layerize', 'Commit']),
} as const;

/** Keeps what the browser notes while `work` runs. */
export const traced = async (
  browser: Browser,
  work: () => Promise<void>,
): Promise<readonly TraceEvent[]> => {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const traceConfig = { includedCategories: CATEGORIES };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await work();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
};

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;
const milliseconds = (events: readonly TraceEvent[]): number =>
  events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/** Of the events with these names those that are in no other of them. */
const outermost = (
  events: readonly TraceEvent[],
  names: ReadonlySet<string>,
): readonly TraceEvent[] => {
  let until = 0;
  return events.filter((event) => {
    if (!names.has(event.name) || event.ts < until) return false;
    until = endOf(event);
    return true;
  });
};

/**
 * What each step cost the page. Steps are so far apart that a pause in what comes parts them:
 * `counts` says how many frames each of them had.
 */
export const costsIn = (
  events: readonly TraceEvent[],
  counts: readonly number[],
): readonly Cost[] => {
  const received = events.filter(({ name }) => name === RECEIVED).sort((a, b) => a.ts - b.ts);
  const page = received[0];
  if (page === undefined || received.length !== counts.reduce((sum, count) => sum + count, 0)) {
    throw new Error(`${received.length} frames came`);
  }
  const own = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === page.pid && tid === page.tid)
    .sort((a, b) => a.ts - b.ts || endOf(b) - endOf(a));
  const tasks = own.filter(({ name }) => name === TASK);
  /** When the task began in which a frame came. */
  const beginOf = (frame: TraceEvent | undefined): number =>
    frame === undefined
      ? Number.POSITIVE_INFINITY
      : (tasks.findLast(({ ts }) => ts <= frame.ts)?.ts ?? frame.ts);
  let nth = 0;
  return counts.map((count) => {
    const begin = beginOf(received[nth]);
    const last = received[nth + count - 1]?.ts ?? begin;
    nth += count;
    const end = beginOf(received[nth]);
    const within = own.filter(({ ts }) => ts >= begin && ts < end);
    const shown = within.find(({ name, ts }) => name === SHOWN && ts > last);
    const isBefore = ({ ts }: TraceEvent) => shown !== undefined && ts <= shown.ts;
    const before = within.filter(isBefore);
    const ofPart = (part: keyof typeof PARTS) => milliseconds(outermost(before, PARTS[part]));
    const [drawn, all] = [before, within].map((some) =>
      milliseconds(some.filter(({ name }) => name === TASK)),
    );
    return {
      drawn: drawn ?? 0,
      after: (all ?? 0) - (drawn ?? 0),
      script: ofPart('script'),
      style: ofPart('style'),
      layout: ofPart('layout'),
      paint: ofPart('paint'),
    };
  });
};
