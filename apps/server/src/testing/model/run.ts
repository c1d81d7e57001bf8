import fc from 'fast-check';
import type { RunningServer } from '../server.ts';
import { stepsOf } from './commands.ts';
import type { ModelKind } from './table.ts';
import { closeWorld, expectEveryoneRight, openWorld } from './world.ts';

/** People do as they like at a real table, and a model says what must come of it. */
export const runModel = (
  server: RunningServer,
  kind: ModelKind,
  /** How often; and to see a failure again, the `seed` and `path` that it printed. */
  how: { readonly numRuns: number; readonly seed?: number; readonly path?: string },
) =>
  fc.assert(
    fc.asyncProperty(fc.boolean(), stepsOf(kind), async (begun, steps) => {
      const { model, real } = await openWorld(server, kind, begun);
      try {
        await fc.asyncModelRun(() => ({ model, real }), steps);
        await expectEveryoneRight(model, real);
      } finally {
        closeWorld(real);
      }
    }),
    how,
  );
