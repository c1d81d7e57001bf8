interface Kinded {
  readonly kind: string;
}

/** A clock that was put off: what is waited for now may take until then. */
export interface Postponed {
  readonly kind: 'postponed';
  readonly until: number;
}

/**
 * Total, and without context: what happened, happened. It begins with what was dealt, and a clock
 * is put off in the same way in every game.
 */
export const makeEvolve = <State extends { readonly phase: Kinded }, Event extends Kinded>(
  begin: (dealt: Extract<Event, { readonly kind: 'dealt' }>) => State,
  next: (state: State, event: Exclude<Event, { readonly kind: 'dealt' | 'postponed' }>) => State,
) => {
  type Own = Exclude<Event, { readonly kind: 'dealt' | 'postponed' }>;
  const isDealt = (event: Event): event is Extract<Event, { readonly kind: 'dealt' }> =>
    event.kind === 'dealt';
  const isPostponed = (event: Kinded): event is Postponed => event.kind === 'postponed';

  return (state: State | undefined, event: Event): State => {
    if (isDealt(event)) return begin(event);
    if (state === undefined) throw new Error(`nothing was dealt before ${event.kind}`);
    if (!isPostponed(event)) return next(state, event as Own);
    if (state.phase.kind === 'over') return state;
    return { ...state, phase: { ...state.phase, until: event.until } };
  };
};
