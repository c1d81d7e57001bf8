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

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: 'tests/browser/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    /** Much of the time is spent waiting for browsers and disks: no core is left idle for it. */
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
  },
});
