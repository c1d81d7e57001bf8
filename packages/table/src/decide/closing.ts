import { openerOf } from '../members.ts';
import type { State, TableContext } from '../types.ts';
import { type Acting, accept, type Decision, refuse } from './decision.ts';

/** How long the opener may undo that someone else has closed their table. */
export const CLOSED_KEPT = 7 * 86_400_000;

export const close = ({ me, context }: Acting): Decision =>
  accept({ kind: 'closed', by: me.id, at: context.now });

/** Closed by whoever opened it, or by a release that did not say by whom. */
export const isClosedForGood = (state: State): boolean =>
  state.closed !== null && (state.closed.by === null || state.closed.by === openerOf(state)?.id);

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
