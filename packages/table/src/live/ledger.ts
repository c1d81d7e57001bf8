import { failure, type Result, success } from '@remez/rules';
import { isClosedForGood } from '../decide/closing.ts';
import { type Decided, decide } from '../decide/index.ts';
import { evolve } from '../evolve.ts';
import type { EventLog } from '../log/port.ts';
import { type CommandKey, makeStream } from '../log/stream.ts';
import { makeStored, readStored } from '../records.ts';
import type { FinishedMatch, State, TableActor, TableContext } from '../types.ts';
import type { Outcome } from './port.ts';

const CLOCK_NAME = 'clock';
const OUTBOX_NAME = 'outbox';
const DONE: Outcome = { kind: 'done' };
const refused = (reason: string): Outcome => ({ kind: 'refused', reason });

const keyOf = (by: TableActor, commandId: string): CommandKey => ({
  by: by.kind === 'clock' ? CLOCK_NAME : by.person,
  commandId,
});

/** What one table's log says, and the only way to add to it. */
export interface Ledger {
  state(): State;
  /** A newer release has written what this one cannot read. */
  isFromNewerRelease(): boolean;
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
  /** Notes that every subscriber has received these, unless they have been amended since. */
  markDelivered(matches: readonly FinishedMatch[], at: number): Promise<void>;
}

export const openLedger = async (
  name: string,
  log: EventLog,
  { evenClosed = false }: { readonly evenClosed?: boolean } = {},
): Promise<Result<Ledger, 'closed' | 'unknownTable' | 'upgrade'>> => {
  const stream = makeStream(name, log, {
    make: makeStored,
    read: (stored, state) => readStored(stored, { playing: state?.match?.game }),
    evolve,
  });
  await stream.catchUp();
  if (stream.isFromNewerRelease()) return failure('upgrade');
  const opened = stream.state();
  if (opened === undefined) return failure('unknownTable');
  if (opened.closed !== null && !evenClosed) {
    return failure(isClosedForGood(opened) ? 'unknownTable' : 'closed');
  }
  /** A stream that is removed meanwhile leaves the table as it was last seen. */
  let last = opened;
  const state = (): State => {
    last = stream.state() ?? last;
    return last;
  };

  return success({
    state,
    isFromNewerRelease: stream.isFromNewerRelease,
    version: stream.version,
    catchUp: stream.catchUp,
    rehearse(by, id, decided, context) {
      if (stream.isFromNewerRelease()) return refused('upgrade');
      if (stream.isDone(keyOf(by, id))) return DONE;
      const decision = decide(state(), decided, by, context());
      return decision.ok ? DONE : { kind: 'refused', ...decision.failure };
    },
    async commit(by, id, decided, context) {
      const committed = await stream.commit(keyOf(by, id), (current) => {
        if (current === undefined) return failure({ reason: 'unknownTable' });
        const facts = context();
        const decision = decide(current, decided, by, facts);
        return decision.ok ? success({ events: decision.value, at: facts.now }) : decision;
      });
      if (committed.ok) return DONE;
      const why = committed.failure;
      return typeof why === 'string' ? refused(why) : { kind: 'refused', ...why };
    },
    async markDelivered(received, at) {
      const command = { by: OUTBOX_NAME, commandId: `delivered ${stream.version()}` };
      const marked = await stream.commit<never>(command, (current) => {
        const matches = received
          .filter((each) => current?.matches.includes(each))
          .map(({ match }) => match);
        const event = { kind: 'matchesDelivered', matches } as const;
        return success({ events: matches.length === 0 ? [] : [event], at });
      });
      if (!marked.ok) throw new Error(`deliveries could not be noted: ${marked.failure}`);
    },
  });
};
