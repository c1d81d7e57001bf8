import type { FinishedMatch } from '../types.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { FinishedMatchFact, Subscriber, World } from './port.ts';

const factOf = (stream: string, finished: FinishedMatch): FinishedMatchFact => {
  const { match, game, options, result, players, playedFor, versions } = finished;
  return {
    id: `${stream}#${match}`,
    match,
    game,
    options,
    result,
    players,
    playedFor,
    events: { stream, ...versions },
  };
};

export interface Outbox {
  /** Whether a finished match has not been received by every subscriber. */
  isWaiting(): boolean;
  /** Tells each subscriber what it has not received. A failure is reported and harms nobody else. */
  deliver(): Promise<void>;
}

/**
 * Tells subscribers of the matches that are over and in the log. What all of them have received is
 * written into the log; until then it is told again, after the next command or when the table is
 * next opened.
 */
export const makeOutbox = (
  stream: string,
  ledger: Ledger,
  {
    subscribers,
    now,
    onFault,
  }: {
    readonly subscribers: readonly Subscriber[];
    readonly now: () => number;
    readonly onFault: (error: unknown) => void;
  },
): Outbox => {
  /** By fact, and not by match: one that was amended is another fact. */
  const receivedBy = new WeakMap<FinishedMatch, Set<Subscriber>>();
  const waiting = () => ledger.state().matches.filter(({ delivered }) => !delivered);

  const receiversOf = (finished: FinishedMatch): Set<Subscriber> => {
    const receivers = receivedBy.get(finished) ?? new Set();
    receivedBy.set(finished, receivers);
    return receivers;
  };

  /** In order; what comes after a match that it could not receive waits for it. */
  const tell = async (subscriber: Subscriber, matches: readonly FinishedMatch[]) => {
    for (const finished of matches) {
      const receivers = receiversOf(finished);
      if (receivers.has(subscriber)) continue;
      await subscriber.receive(factOf(stream, finished));
      receivers.add(subscriber);
    }
  };

  return {
    isWaiting: () =>
      subscribers.length > 0 &&
      !ledger.isFromNewerRelease() &&
      ledger.state().matches.some(({ delivered }) => !delivered),

    async deliver() {
      const matches = waiting();
      for (const subscriber of subscribers) await tell(subscriber, matches).catch(onFault);
      const delivered = matches.filter(
        (finished) => receiversOf(finished).size === subscribers.length,
      );
      if (delivered.length > 0) await ledger.markDelivered(delivered, now()).catch(onFault);
    },
  };
};

/** Delivers for a table without screens, open or closed; true when nothing is left to deliver. */
export const deliverMatches = async (
  stream: string,
  { log, clock, faults, subscribers = [] }: World,
): Promise<boolean> => {
  const opened = await openLedger(stream, log, { evenClosed: true });
  if (!opened.ok) return true;
  const outbox = makeOutbox(stream, opened.value, {
    subscribers,
    now: clock.now,
    onFault: (error) => faults({ table: stream, during: 'report', error }),
  });
  if (outbox.isWaiting()) await outbox.deliver();
  return !outbox.isWaiting();
};
