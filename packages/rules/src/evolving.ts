/** Total, and without context: what happened, happened. It begins with what was dealt. */
export const makeEvolve =
  <State, Event extends { readonly kind: string }>(
    begin: (dealt: Extract<Event, { readonly kind: 'dealt' }>) => State,
    next: (state: State, event: Exclude<Event, { readonly kind: 'dealt' }>) => State,
  ) =>
  (state: State | undefined, event: Event): State => {
    const isDealt = (given: Event): given is Extract<Event, { readonly kind: 'dealt' }> =>
      given.kind === 'dealt';
    if (isDealt(event)) return begin(event);
    if (state === undefined) throw new Error(`nothing was dealt before ${event.kind}`);
    return next(state, event as Exclude<Event, { readonly kind: 'dealt' }>);
  };
