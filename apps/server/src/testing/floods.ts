import { ALLOWANCES, type Allowance, makeLimits } from '../limits.ts';
import type { RunningServer } from './server.ts';

const PLENTY: Allowance = { burst: 1e9, perSecond: 1e9 };

/** Plenty of everything but what is given. */
export const limitsOf = (
  given: { readonly [name in keyof typeof ALLOWANCES]?: Allowance },
  now: () => number = () => 0,
) => {
  const plenty = Object.fromEntries(Object.keys(ALLOWANCES).map((name) => [name, PLENTY]));
  return makeLimits(now, { ...(plenty as Record<keyof typeof ALLOWANCES, Allowance>), ...given });
};

/** How many connections and messages were not let in for this reason. */
export const turnedAway = async (
  { metrics }: Pick<RunningServer, 'metrics'>,
  reason: string,
): Promise<number> => {
  const { values } = await metrics.turnedAway.get();
  return values.find(({ labels }) => labels.reason === reason)?.value ?? 0;
};
