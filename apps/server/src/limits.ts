/** How many at once, and how many a second after that. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

const SWEEP_EVERY = 60_000;

/** Token buckets by key; a bucket that is full again is forgotten. */
export const rateLimit = ({ burst, perSecond }: Allowance, now: () => number) => {
  const buckets = new Map<string, Bucket>();
  let sweptAt = now();

  /** A clock that was set back neither adds tokens nor takes any. */
  const tokensAt = (time: number, { tokens, at }: Bucket): number =>
    Math.min(burst, tokens + (Math.max(0, time - at) / 1000) * perSecond);

  const sweep = (time: number) => {
    sweptAt = time;
    for (const [key, bucket] of buckets) {
      if (tokensAt(time, bucket) >= burst) buckets.delete(key);
    }
  };

  return {
    /** True when it is allowed, and then it counts, for as much as it costs. */
    take(key: string, cost = 1): boolean {
      const time = now();
      if (Math.abs(time - sweptAt) > SWEEP_EVERY) sweep(time);
      const bucket = buckets.get(key);
      const tokens = bucket === undefined ? burst : tokensAt(time, bucket);
      const allowed = tokens >= cost;
      const left = allowed ? tokens - cost : tokens;
      if (bucket === undefined) {
        buckets.set(key, { tokens: left, at: time });
      } else {
        bucket.tokens = left;
        bucket.at = time;
      }
      return allowed;
    },
    /** Gives back what was taken. */
    refund(key: string) {
      const bucket = buckets.get(key);
      if (bucket !== undefined) bucket.tokens = Math.min(burst, bucket.tokens + 1);
    },
    get size() {
      return buckets.size;
    },
  };
};

/**
 * A person at a table first; an address may be a whole class behind one router, so its
 * allowance is that of many people.
 */
export const ALLOWANCES = {
  messagesOfPerson: { burst: 40, perSecond: 10 },
  messagesOfAddress: { burst: 1200, perSecond: 300 },
  connectionsOfAddress: { burst: 200, perSecond: 10 },
  requestsOfAddress: { burst: 400, perSecond: 40 },
  /** All of HTTP, the page and its parts included: hundreds of people who open it at once. */
  pagesOfAddress: { burst: 10_000, perSecond: 200 },
  tablesOfAddress: { burst: 40, perSecond: 0.1 },
  codesOfAddress: { burst: 60, perSecond: 0.5 },
  /**
   * Codes that led nowhere, from wherever they came: all six digits take longer than a day to try,
   * and a code works only while someone waits at its table.
   */
  wrongCodesInAll: { burst: 300, perSecond: 10 },
  /** What is asked of campaigns: renamed, joined, shared, reset. */
  ordersOfPerson: { burst: 30, perSecond: 0.5 },
  /** Days of the daily board that are told, by a class of forty who finish together. */
  dailyOfAddress: { burst: 60, perSecond: 0.2 },
  /** Players of one daily board: three classes; more are told how all did, and are not counted. */
  playersOfAddress: { burst: 120, perSecond: 120 / 86_400 },
  /** A list of words is the longest thing to read and the longest to think about. */
  listsOfPerson: { burst: 10, perSecond: 0.1 },
  listsOfAddress: { burst: 30, perSecond: 0.3 },
  /** Drafts are judged as they are typed: sixteen teams of a class write three a second each. */
  draftsOfAddress: { burst: 400, perSecond: 50 },
  /** Reports of faults are log lines: even from everywhere at once they do not fill a disk. */
  faultsOfAddress: { burst: 20, perSecond: 0.02 },
  faultsInAll: { burst: 100, perSecond: 0.1 },
  /** What is kept of an address, in kilobytes: 50 MB a day. */
  keptOfAddress: { burst: 50_000, perSecond: 50_000 / 86_400 },
} as const satisfies { readonly [name: string]: Allowance };

export type Limits = { readonly [name in keyof typeof ALLOWANCES]: ReturnType<typeof rateLimit> };

export const makeLimits = (
  now: () => number,
  allowances: { readonly [name in keyof typeof ALLOWANCES]: Allowance } = ALLOWANCES,
): Limits => ({
  messagesOfPerson: rateLimit(allowances.messagesOfPerson, now),
  messagesOfAddress: rateLimit(allowances.messagesOfAddress, now),
  connectionsOfAddress: rateLimit(allowances.connectionsOfAddress, now),
  requestsOfAddress: rateLimit(allowances.requestsOfAddress, now),
  pagesOfAddress: rateLimit(allowances.pagesOfAddress, now),
  tablesOfAddress: rateLimit(allowances.tablesOfAddress, now),
  codesOfAddress: rateLimit(allowances.codesOfAddress, now),
  wrongCodesInAll: rateLimit(allowances.wrongCodesInAll, now),
  ordersOfPerson: rateLimit(allowances.ordersOfPerson, now),
  dailyOfAddress: rateLimit(allowances.dailyOfAddress, now),
  playersOfAddress: rateLimit(allowances.playersOfAddress, now),
  listsOfPerson: rateLimit(allowances.listsOfPerson, now),
  listsOfAddress: rateLimit(allowances.listsOfAddress, now),
  draftsOfAddress: rateLimit(allowances.draftsOfAddress, now),
  faultsOfAddress: rateLimit(allowances.faultsOfAddress, now),
  faultsInAll: rateLimit(allowances.faultsInAll, now),
  keptOfAddress: rateLimit(allowances.keptOfAddress, now),
});
