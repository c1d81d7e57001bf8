import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runScenario } from './run.ts';

const SCENARIOS = fileURLToPath(new URL('../../../../scenarios', import.meta.url));
const files = globSync('*/*.json', { cwd: SCENARIOS }).map(
  (name) => JSON.parse(readFileSync(`${SCENARIOS}/${name}`, 'utf8')) as object,
);

const hasOutcome = (value: unknown) => {
  const { ok, ...rest } = runScenario(value);
  expect(ok ? 'held' : 'why' in rest && rest.why).toBeTruthy();
};

/** Puts something else where the path leads, as far as it leads anywhere. */
const swapped = (value: unknown, path: readonly number[], by: unknown): unknown => {
  const [at, ...rest] = path;
  if (at === undefined || typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[at % (keys.length + 1)];
  if (key === undefined) return by;
  const part = swapped((value as { [key: string]: unknown })[key], rest, by);
  return Array.isArray(value)
    ? value.map((each, index) => (`${index}` === key ? part : each))
    : { ...value, [key]: part };
};

describe('whatever a file holds', () => {
  const anything = fc.jsonValue({ maxDepth: 2 });
  const step = fc.record(
    {
      by: fc.constantFrom('red.spymaster', 'red.operative', 'blue.spymaster', 'clock', 'nobody'),
      do: fc.constantFrom('clue', 'guess', 'stop', 'challenge', 'rule', 'timeout', 'valueOf'),
      word: fc.oneof(fc.constantFrom('word-1', 'word-2', 'שמיים'), anything),
      count: fc.oneof(fc.constantFrom(0, 2, 'unlimited'), anything),
      penalise: fc.oneof(fc.boolean(), anything),
      refused: fc.oneof(fc.boolean(), anything),
      expect: fc.oneof(fc.record({ can: anything, over: anything }), anything),
    },
    { requiredKeys: [] },
  );
  const file = fc.record(
    {
      game: fc.constant('classic'),
      options: fc.oneof(fc.record({ mode: fc.constantFrom('coop', 'trio') }), anything),
      deal: fc.oneof(fc.record({ key: fc.stringMatching(/^[rbnx]{0,9}$/u) }), anything),
      steps: fc.oneof(fc.array(step), anything),
      expect: anything,
    },
    { requiredKeys: ['game'] },
  );

  test('it has an outcome, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(file, anything), (value) => {
        hasOutcome(value);
      }),
    );
  });

  test('so has every scenario of ours with anything put in place of one of its parts', () => {
    expect(files.length).toBeGreaterThan(10);
    const path = fc.array(fc.nat(30), { maxLength: 5 });
    const part = fc.oneof(anything, fc.constantFrom('', '0', -1, 1e9, '__proto__', 'שמש', []));
    fc.assert(
      fc.property(fc.constantFrom(...files), path, part, (scenario, at, by) => {
        hasOutcome(swapped(scenario, at, by));
      }),
    );
  });
});
