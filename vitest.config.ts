import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first, so that none of them is left for the end with one core idle. */
const LONGEST = ['browser/layout', 'browser/', 'durability'];
const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((part) => moduleId.includes(part));
  return rank < 0 ? LONGEST.length : rank;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted].sort((one, other) => rankOf(one) - rankOf(other));
  }
}

/** Rules, words and lexicons are read once for many of these files, and not for each; but whoever replaces a module has all of them alone. */
const SHARING = globSync(
  [
    'packages/{bots,language,rules,scenarios,table,words}/src/**/*.test.ts',
    'tests/{lessons,moments,referee}/**/*.test.ts',
  ],
  { cwd: import.meta.dirname },
).filter((file) => !/\bvi\.(?:do)?(?:mock|stub)/iu.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    globalSetup: 'tests/browser/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    /** More than half of the time is spent waiting, for browsers, disks and bots that take their time: no core is left idle for it. */
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['{packages,apps}/*/src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: SHARING,
        },
      },
      { extends: true, test: { name: 'sharing', include: SHARING, isolate: false } },
    ],
  },
});
