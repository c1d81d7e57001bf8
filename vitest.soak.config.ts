import { defineConfig } from 'vitest/config';

/** Long runs, for before a release: `npm run soak`. What is fuzzed is fuzzed for longer. */
export default defineConfig({
  test: {
    include: [
      '{packages,apps}/*/src/**/*.soak.ts',
      '{packages,apps}/*/src/**/*.fuzz.test.ts',
      'tests/**/*.soak.ts',
    ],
    setupFiles: 'tests/long-fuzz.ts',
    globalSetup: 'tests/browser/global-setup.ts',
    testTimeout: 600_000,
  },
});
