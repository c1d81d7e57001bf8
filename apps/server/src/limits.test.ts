import { describe, expect, test } from 'vitest';
import { ALLOWANCES, makeLimits, rateLimit } from './limits.ts';

const limited = (burst: number, perSecond: number) => {
  let now = 1_000_000;
  const limit = rateLimit({ burst, perSecond }, () => now);
  return {
    limit,
    pass: (ms: number) => {
      now += ms;
    },
    taken: (key: string, times: number) =>
      Array.from({ length: times }, () => limit.take(key)).filter(Boolean).length,
  };
};

describe('an allowance', () => {
  test('lets a burst through and then as many as it says', () => {
    const { taken, pass } = limited(5, 2);
    expect(taken('a', 20)).toBe(5);
    pass(1000);
    expect(taken('a', 20)).toBe(2);
    pass(499);
    expect(taken('a', 20)).toBe(0);
    pass(1);
    expect(taken('a', 20)).toBe(1);
  });

  test('what was refused does not count', () => {
    const { taken, pass } = limited(1, 1);
    expect(taken('a', 1000)).toBe(1);
    pass(1000);
    expect(taken('a', 1)).toBe(1);
  });

  test('what costs more is counted for more, and refused whole', () => {
    const { limit, pass } = limited(10, 1);
    expect(limit.take('a', 7)).toBe(true);
    expect(limit.take('a', 4)).toBe(false);
    expect(limit.take('a', 3)).toBe(true);
    expect(limit.take('a', 0.5)).toBe(false);
    pass(4000);
    expect(limit.take('a', 4)).toBe(true);
  });

  test('is everyone’s own', () => {
    const { taken } = limited(3, 0);
    expect(taken('a', 10)).toBe(3);
    expect(taken('b', 10)).toBe(3);
    expect(taken('__proto__', 10)).toBe(3);
  });

  test('does not grow beyond the burst', () => {
    const { taken, pass } = limited(5, 10);
    taken('a', 1);
    /** Before it would be forgotten. */
    pass(30_000);
    expect(taken('a', 100)).toBe(5);
  });

  test('a clock that is set back costs nobody anything', () => {
    const { taken, pass } = limited(5, 1);
    expect(taken('a', 2)).toBe(2);
    pass(-3_600_000);
    expect(taken('a', 10)).toBe(3);
    pass(1000);
    expect(taken('a', 10)).toBe(1);
  });

  test('whoever has not come for a while is forgotten, who still owes is not', () => {
    const { limit, taken, pass } = limited(100, 1);
    for (let key = 0; key < 500; key += 1) limit.take(`${key}`);
    taken('busy', 100);
    expect(limit.size).toBe(501);
    pass(60_001);
    limit.take('someone');
    expect(limit.size).toBe(2);
    expect(taken('busy', 100)).toBe(60);
  });
});

describe('the real allowances', () => {
  test('an address has the allowance of a class of thirty-five', () => {
    const { messagesOfPerson, messagesOfAddress, connectionsOfAddress } = ALLOWANCES;
    expect(messagesOfAddress.burst).toBeGreaterThanOrEqual(30 * messagesOfPerson.burst);
    expect(messagesOfAddress.perSecond).toBeGreaterThanOrEqual(30 * messagesOfPerson.perSecond);
    /** Everyone, on two screens each, when the server comes back. */
    expect(connectionsOfAddress.burst).toBeGreaterThanOrEqual(70);
    expect(ALLOWANCES.dailyOfAddress.burst).toBeGreaterThanOrEqual(40);
    expect(ALLOWANCES.playersOfAddress.burst).toBeGreaterThanOrEqual(3 * 35);
  });

  test('each is a limit of its own', () => {
    const limits = makeLimits(() => 0);
    for (const [name, { burst }] of Object.entries(ALLOWANCES)) {
      const limit = limits[name as keyof typeof ALLOWANCES];
      for (let taken = 0; taken < burst; taken += 1) expect(limit.take('a')).toBe(true);
      expect(limit.take('a')).toBe(false);
    }
  });
});
