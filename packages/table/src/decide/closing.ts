import { isOpener, openerOf } from '../members.ts';
import type { State, TableContext } from '../types.ts';
import { type Acting, accept, type Decision, refuse } from './decision.ts';

/** How long the opener may undo that someone else has closed their table. */
export const CLOSED_KEPT = 7 * 86_400_000;

/** By whom is said of a device that was let in for the opener, too; that it was not their own as well. */
export const close = ({ state, me, person, context }: Acting): Decision => {
  const isAdmitted = openerOf(state)?.id === me.id && !isOpener(state, person);
  return accept({
    kind: 'closed',
    by: me.id,
    at: context.now,
    ...(isAdmitted && { onAdmittedDevice: true as const }),
  });
};

/** Closed by whoever opened it, or by a release that did not say by whom. */
export const isClosedForGood = (state: State): boolean =>
  state.closed !== null &&
  (state.closed.by === null ||
    (state.closed.by === openerOf(state)?.id && !state.closed.onAdmittedDevice));

/** The one thing that may be asked of a closed table. */
export const reopen = (state: State, person: string, { now }: TableContext): Decision => {
  const opener = openerOf(state);
  if (opener?.person !== person) return refuse('notOpener');
  if (state.closed === null) return accept();
  if (isClosedForGood(state) || now - state.closed.at >= CLOSED_KEPT) return refuse('closed');
  const takesChair = opener.standing === 'here' && state.host !== opener.id;
  return accept(
    { kind: 'reopened' },
    ...(takesChair ? [{ kind: 'hostChanged', member: opener.id } as const] : []),
  );
};
