import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';

/**
 * As much of Vitest as a suite needs to run in a page, with Vitest's own `expect`. `run.ts` puts it
 * in the place of the real one when it bundles a suite for the browser.
 */

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

type Work = () => unknown;

interface Suite {
  readonly before: Work[];
  readonly after: Work[];
}

interface Collected {
  readonly name: string;
  readonly suite: Suite;
  readonly work: Work;
}

const collected: Collected[] = [];
let suite: Suite = { before: [], after: [] };

export const describe = (_name: string, collect: () => void): void => {
  const around = suite;
  suite = { before: [], after: [] };
  collect();
  suite = around;
};

export const beforeEach = (work: Work): void => void suite.before.push(work);
export const afterEach = (work: Work): void => void suite.after.push(work);

const add = (name: string, work: Work): void => void collected.push({ name, suite, work });

export const test = Object.assign(add, {
  for:
    <Each extends readonly unknown[]>(cases: readonly Each[]) =>
    (name: string, work: (each: Each) => unknown): void => {
      for (const each of cases) add(name.replace('%s', String(each[0])), () => work(each));
    },
});

const POLLED_FOR = 60_000;
const POLLED_EVERY = 10;

const pause = () => new Promise((resolve) => setTimeout(resolve, POLLED_EVERY));

/** Asks again until what is expected is so. */
const poll = (ask: () => unknown) =>
  new Proxy(
    {},
    {
      get:
        (_, matcher: string) =>
        async (...expected: readonly unknown[]): Promise<void> => {
          const end = Date.now() + POLLED_FOR;
          for (;;) {
            try {
              const assertion = chai.expect(await ask()) as unknown as {
                readonly [name: string]: (...expected: readonly unknown[]) => void;
              };
              return assertion[matcher]?.(...expected);
            } catch (error) {
              if (Date.now() >= end) throw error;
              await pause();
            }
          }
        },
    },
  );

export const expect = Object.assign(chai.expect, { poll });

export const testNames = (): readonly string[] => collected.map(({ name }) => name);

/** Throws what the test throws. */
export const runTest = async (name: string): Promise<void> => {
  const found = collected.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no test is called ${name}`);
  const { suite: around, work } = found;
  for (const before of around.before) await before();
  try {
    await work();
  } finally {
    for (const after of around.after) await after();
  }
};
