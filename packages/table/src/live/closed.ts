import { CLOSED_KEPT, isClosedForGood } from '../decide/closing.ts';
import { openerOf } from '../members.ts';
import type { State } from '../types.ts';
import { openLedger } from './ledger.ts';
import type { Outcome, World } from './port.ts';

/** What the opener of a table that someone else has closed is told. */
export interface ClosedNotice {
  /** The name of whoever closed it. */
  readonly by: string;
  readonly at: number;
  /** Until when it can be opened again. */
  readonly until: number;
}

export interface ClosedTable {
  readonly closedAt: number;
  noticeFor(person: string): ClosedNotice | null;
}

const nameIn = ({ members }: State, id: string | null): string =>
  members.find((member) => member.id === id)?.name ?? '';

/** A table that is closed and may be opened again; null where there is none. */
export const findClosedTable = async (
  stream: string,
  { log, clock }: Pick<World, 'log' | 'clock'>,
): Promise<ClosedTable | null> => {
  const opened = await openLedger(stream, log, { evenClosed: true });
  if (!opened.ok) return null;
  const state = opened.value.state();
  const { closed } = state;
  if (closed === null || isClosedForGood(state)) return null;
  const until = closed.at + CLOSED_KEPT;
  return {
    closedAt: closed.at,
    noticeFor: (person) =>
      openerOf(state)?.person === person && clock.now() < until
        ? { by: nameIn(state, closed.by), at: closed.at, until }
        : null,
  };
};

/** Opening twice does no harm; the table is as it was. */
export const reopenTable = async (
  stream: string,
  { log, clock, random, judge }: World,
  person: string,
): Promise<Outcome> => {
  const opened = await openLedger(stream, log, { evenClosed: true });
  if (!opened.ok) return { kind: 'refused', reason: opened.failure };
  const ledger = opened.value;
  const context = () => ({ now: clock.now(), random, judge, hostAwaySince: null });
  /** No client can choose this id, so it stands in nobody's way. */
  const id = `reopen ${ledger.version()}`;
  return ledger.commit({ kind: 'person', person }, id, { command: { kind: 'reopen' } }, context);
};
