import { failure, type Result, success } from '@remez/rules';
import { isClosedForGood } from '../decide/closing.ts';
import { type Decided, decide } from '../decide/index.ts';
import { evolve } from '../evolve.ts';
import { pagesOf } from '../log/pages.ts';
import type { EventLog, Recorded } from '../log/port.ts';
import { makeStored, readStored } from '../records.ts';
import type { State, TableActor, TableContext } from '../types.ts';
import type { Outcome } from './port.ts';

/** Two who race for a table are told apart by the log; this many lost races mean a fault. */
const MOST_RACES = 50;

const CLOCK_NAME = 'clock';
const DONE: Outcome = { kind: 'done' };
const BEYOND_US: Outcome = { kind: 'refused', reason: 'upgrade' };

const nameOf = (by: TableActor): string => (by.kind === 'clock' ? CLOCK_NAME : by.person);
const commandKey = (by: string, id: string): string => `${by}\n${id}`;

/** What one table's log says, and the only way to add to it. */
export interface Ledger {
  state(): State;
  /** A newer release has written what this one cannot read. */
  isBeyondUs(): boolean;
  version(): number;
  /** Reads what others wrote since. */
  catchUp(): Promise<void>;
  /** What would become of it now; nothing is written. */
  rehearse(by: TableActor, id: string, decided: Decided, context: () => TableContext): Outcome;
  /** Decides and appends; done once for each id, however often it is asked. */
  commit(
    by: TableActor,
    id: string,
    decided: Decided,
    context: () => TableContext,
  ): Promise<Outcome>;
}

export const openLedger = async (
  stream: string,
  log: EventLog,
  { evenClosed = false }: { readonly evenClosed?: boolean } = {},
): Promise<Result<Ledger, 'closed' | 'unknownTable' | 'upgrade'>> => {
  let reached: State | undefined;
  let version = 0;
  let beyondUs = false;
  const done = new Set<string>();

  const take = (records: readonly Recorded[]) => {
    for (const record of records) {
      if (record.version <= version || beyondUs) continue;
      const event = readStored(record, { playing: reached?.match?.game });
      if (!event.ok) {
        beyondUs = true;
        return;
      }
      reached = evolve(reached, event.value);
      version = record.version;
      done.add(commandKey(record.by, record.commandId));
    }
  };
  const catchUp = async () => {
    for await (const page of pagesOf(log, stream, version)) {
      take(page);
      if (beyondUs) return;
    }
  };

  await catchUp();
  if (beyondUs) return failure('upgrade');
  if (reached === undefined) return failure('unknownTable');
  const state = (): State => reached as State;
  if (state().closed !== null && !evenClosed) {
    return failure(isClosedForGood(state()) ? 'unknownTable' : 'closed');
  }

  return success({
    state,
    isBeyondUs: () => beyondUs,
    version: () => version,
    catchUp,
    rehearse(by, id, decided, context) {
      if (beyondUs) return BEYOND_US;
      if (done.has(commandKey(nameOf(by), id))) return DONE;
      const decision = decide(state(), decided, by, context());
      return decision.ok ? DONE : { kind: 'refused', ...decision.failure };
    },
    async commit(by, id, decided, context) {
      const key = commandKey(nameOf(by), id);
      for (let race = 0; race < MOST_RACES; race += 1) {
        if (beyondUs) return BEYOND_US;
        if (done.has(key)) return DONE;
        const known = context();
        const decision = decide(state(), decided, by, known);
        if (!decision.ok) return { kind: 'refused', ...decision.failure };
        const events = decision.value;
        if (events.length === 0) return DONE;
        /** Before it is written: what cannot be read back must not come into the log. */
        const next = events.reduce(evolve, state());
        const appended = await log.append(stream, version, {
          commandId: id,
          by: nameOf(by),
          at: known.now,
          events: events.map(makeStored),
        });
        if (appended.kind === 'appended') {
          reached = next;
          version = appended.version;
          done.add(key);
          return DONE;
        }
        await catchUp();
      }
      return { kind: 'refused', reason: 'busy' };
    },
  });
};
