import { clockCommand, type Decided } from '../decide/index.ts';
import { deadlineOf } from '../match.ts';
import type { State } from '../types.ts';
import type { Clock, Outcome } from './port.ts';

/** After an outage people get at least this long. */
export const GRACE = 15_000;

/** A deadline that still stands after it rang is tried again this soon, and then less and less often. */
const RETRY = 500;
const LONGEST_RETRY = 10_000;

interface Alarm {
  /** Called whenever the state, or whether anyone is here, may have changed. */
  arm(): void;
  /** The first screen after a pause: time that passed while nobody was here does not count. */
  oweGrace(): void;
  stop(): void;
}

/**
 * Rings for the deadline of the present state. Whatever becomes of the command (carried out,
 * refused as early, lost to a store that failed), it is armed again from the state: as long as a
 * deadline stands, something will ring for it.
 */
export const deadlineAlarm = ({
  state,
  clock,
  isAnyoneHere,
  act,
  onFault,
}: {
  readonly state: () => State;
  readonly clock: Clock;
  readonly isAnyoneHere: () => boolean;
  readonly act: (id: string, decided: Decided) => Promise<Outcome>;
  readonly onFault: (error: unknown) => void;
}): Alarm => {
  let cancel: (() => void) | undefined;
  let graceOwed = false;
  let failures = 0;
  let stopped = false;

  const armFrom = (earliest: number) => {
    cancel?.();
    cancel = undefined;
    const due = deadlineOf(state());
    /** With nobody here the clock stands still; whoever returns gets time (GRACE). */
    if (due === undefined || stopped || !isAnyoneHere()) return;
    cancel = clock.at(Math.max(due.at, earliest), () => void ring().catch(onFault));
  };

  const ring = async () => {
    const due = deadlineOf(state());
    if (due === undefined) return;
    const { turn, phase, at } = due;
    const until = clock.now() + GRACE;
    graceOwed = graceOwed && at < until;
    const decided = clockCommand(
      state(),
      graceOwed ? { kind: 'postpone', turn, phase, until } : { kind: 'timeout', turn, phase },
    );
    const id = `${graceOwed ? 'grace/' : ''}${decided.turn}/${phase}/${at}`;
    const outcome = await act(id, decided);
    const failed = outcome.kind === 'refused' && outcome.reason === 'unavailable';
    /** While the store failed nobody could play, so when it works again they get extra time (GRACE). */
    if (failed) graceOwed = true;
    else if (outcome.kind === 'done') graceOwed = false;
    failures = failed ? failures + 1 : 0;
    armFrom(clock.now() + Math.min(RETRY * 2 ** failures, LONGEST_RETRY));
  };

  return {
    arm: () => armFrom(0),
    oweGrace() {
      const due = deadlineOf(state());
      if (due === undefined || due.at >= clock.now() + GRACE) return;
      graceOwed = true;
      void ring().catch(onFault);
    },
    stop() {
      stopped = true;
      cancel?.();
    },
  };
};
