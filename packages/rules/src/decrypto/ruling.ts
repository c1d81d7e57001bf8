import { accept, guarded } from './decision.ts';

export const challenge = guarded('challenge', ({ who, context }, { place }) =>
  accept({
    kind: 'challenged',
    by: who,
    at: context.now,
    ...(place !== undefined && { place }),
  }),
);

/** The transmission is taken back, and sent again with a new card. */
export const withdraw = guarded('withdraw', ({ who, context }) =>
  accept({ kind: 'withdrawn', by: who, at: context.now }),
);

/** It stands when both teams have agreed. */
export const agree = guarded('agree', ({ state, team, who, context }) => {
  const others = state.phase.kind === 'ruling' ? state.phase.agreed : [];
  const agreed = { kind: 'agreed', team, by: who } as const;
  return others.length === 0
    ? accept(agreed)
    : accept(agreed, { kind: 'stood', by: who, at: context.now });
});
